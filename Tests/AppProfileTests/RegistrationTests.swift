import Testing

@testable import AppProfile

struct RegistrationTests {
  @Test(arguments: [
    "application.registerForRemoteNotifications()",
    "UIApplication.shared.registerForRemoteNotifications()",
    "UIApplication.sharedApplication().registerForRemoteNotifications()",
    "DispatchQueue.main.async(execute: UIApplication.shared.registerForRemoteNotifications)",
    "perform(#selector(UIApplication.registerForRemoteNotifications))",
    "application.registerForRemoteNotificationTypes(types)",
  ])
  func `Swift registers by`(call: String) { #expect(registers("App.swift", "{ \(call) }")) }

  @Test(arguments: [
    "extension UIApplication { func enable() { registerForRemoteNotifications() } }",
    "extension UIApplication: Pushes { func f() { g { self?.registerForRemoteNotifications() } } }",
    "final class App: UIApplication { func f() { self.registerForRemoteNotifications() } }",
  ])
  func `Swift registers in the application itself by`(text: String) {
    #expect(registers("App.swift", text))
  }

  @Test(arguments: [
    "extension UIApplication { func registerForRemoteNotifications() {} }",
    "extension UIApplication {} class A { func f() { registerForRemoteNotifications() } }",
    "class A { func f(_ app: UIApplication) { self.registerForRemoteNotifications() } }",
    "class A { func f() { g { self?.registerForRemoteNotifications() } } }",
  ])
  func `Swift only has a name of its own in`(text: String) {
    #expect(!registers("App.swift", text))
  }

  @Test(arguments: [
    "let registerForRemoteNotifications: () -> Void", "registerForRemoteNotifications()",
    "self.registerForRemoteNotifications()", "Client.shared.registerForRemoteNotifications()",
    "output.registerForRemoteNotifications.drive()", "Model(registerForRemoteNotifications: f)",
    "model.registerForRemoteNotifications = f",
    "Model(register: model.registerForRemoteNotifications)",
  ])
  func `Swift only has a name in`(text: String) { #expect(!registers("App.swift", "{ \(text) }")) }

  @Test(arguments: [
    "[application registerForRemoteNotifications];",
    "[[UIApplication sharedApplication] registerForRemoteNotifications];",
    "[SharedApplication() registerForRemoteNotifications];",
    "[application registerForRemoteNotificationTypes:types];",
    "[application performSelector:@selector(registerForRemoteNotifications)];",
  ])
  func `Objective-C registers by`(call: String) {
    #expect(registers("App.m", "void f() { \(call) }"))
  }

  @Test(arguments: [
    "if ([application respondsToSelector:@selector(registerForRemoteNotifications)]) {}",
    "[self registerForRemoteNotifications];",
  ])
  func `Objective-C only has a name in`(text: String) {
    #expect(!registers("App.m", "void f() { \(text) }"))
    #expect(!registers("App.h", "- (void)registerForRemoteNotifications;"))
  }

  private func registers(_ path: String, _ text: String) -> Bool {
    CodeFile(SourceFile(path, text))?.usages.registrations.isEmpty == false
  }
}
