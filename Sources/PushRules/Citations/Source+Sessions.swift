extension Source {
  /// Sessions of Apple's developer conference.
  static let sessions: [Source] = [
    Source(
      "W10-105",
      "WWDC 2010, session 105, on multitasking",
      .video,
      "wwdc2010/105/"
    ),
    Source(
      "W10-129",
      "WWDC 2010, session 129, Implementing Local and Push Notifications",
      .video,
      "wwdc2010/129/"
    ),
    Source(
      "W13-204",
      "WWDC 2013, session 204, What's New with Multitasking",
      .video,
      "wwdc2013/204/"
    ),
    Source(
      "W13-310",
      "WWDC 2013, session 310, with a walkthrough of push",
      .video,
      "wwdc2013/310/"
    ),
    Source(
      "W13-614",
      "WWDC 2013, session 614, on push for websites",
      .video,
      "wwdc2013/614/"
    ),
    Source(
      "W14-712",
      "WWDC 2014, session 712, Writing Energy Efficient Code, Part 2",
      .video,
      "wwdc2014/712/"
    ),
    Source(
      "W14-713",
      "WWDC 2014, session 713, What's New in iOS Notifications",
      .video,
      "wwdc2014/713/"
    ),
    Source(
      "W15-715",
      "WWDC 2015, session 715, CloudKit Tips and Tricks",
      .video,
      "wwdc2015/715/"
    ),
    Source(
      "W15-720",
      "WWDC 2015, session 720, What's New in Notifications",
      .video,
      "wwdc2015/720/"
    ),
    Source(
      "W16-206",
      "WWDC 2016, session 206, on tvOS",
      .video,
      "wwdc2016/206/"
    ),
    Source(
      "W16-707",
      "WWDC 2016, session 707, Introduction to Notifications",
      .video,
      "wwdc2016/707/"
    ),
    Source(
      "W16-724",
      "WWDC 2016, session 724, on APNs",
      .video,
      "wwdc2016/724/"
    ),
    Source(
      "W17-708",
      "WWDC 2017, session 708, Best Practices and What's New in User Notifications",
      .video,
      "wwdc2017/708/"
    ),
    Source(
      "W18-710",
      "WWDC 2018, session 710, What's New in User Notifications",
      .video,
      "wwdc2018/710/"
    ),
    Source(
      "W19-208",
      "WWDC 2019, session 208, on independent watch apps",
      .video,
      "wwdc2019/208/"
    ),
    Source(
      "W19-707",
      "WWDC 2019, session 707, Advances in App Background Execution",
      .video,
      "wwdc2019/707/"
    ),
    Source(
      "W20-10049",
      "WWDC 2020, session 10049, on complications",
      .video,
      "wwdc2020/10049/"
    ),
    Source(
      "W20-10095",
      "WWDC 2020, session 10095, The Push Notifications primer",
      .video,
      "wwdc2020/10095/"
    ),
    Source(
      "W21-10091",
      "WWDC 2021, session 10091, on time-sensitive notifications",
      .video,
      "wwdc2021/10091/"
    ),
    Source(
      "W22-10117",
      "WWDC 2022, session 10117, on Push to Talk",
      .video,
      "wwdc2022/10117/"
    ),
    Source(
      "W23-10025",
      "WWDC 2023, session 10025, on the push console",
      .video,
      "wwdc2023/10025/"
    ),
    Source(
      "W23-10185",
      "WWDC 2023, session 10185, on push for Live Activities",
      .video,
      "wwdc2023/10185/"
    ),
    Source(
      "W25-243",
      "WWDC 2025, session 243, What's new in UIKit",
      .video,
      "wwdc2025/243/"
    ),
    Source(
      "W25-278",
      "WWDC 2025, session 278, on push for widgets",
      .video,
      "wwdc2025/278/"
    ),
  ]
}
