import AppProfile
import Testing

struct SkeletonTests {
  @Test(
    arguments: Skeleton.swift + Skeleton.swiftClasses + Skeleton.objectiveC + Skeleton.projects
      + Skeleton.sdks + Skeleton.switches + Skeleton.delegateTiming + Skeleton.delegateValues
      + Skeleton.openDelegates + Skeleton.folders + Skeleton.registries
  )
  func `the profile of an app is`(_ app: Skeleton) {
    #expect(Profile(reading: app.files).summary == app.profile)
  }
}
