class Screen {
  let title: String

  init(title: String) {
    self.title = title
  }

  func present() -> String { "screen \(title)" }

  func dismiss(animated: Bool) -> String { animated ? "slide" : "cut" }
}

class ModalScreen: Screen {
  override func present() -> String { "modal " + super.present() }

  func present(from source: Screen? = nil) -> String { "modal from \(source?.title ?? "root")" }

  func dismiss(animated: Bool, completion: () -> Void = {}) -> String {
    completion()
    return "modal down"
  }
}

final class AlertScreen: ModalScreen {
  init(message: String) {
    super.init(title: "Alert: \(message)")
  }

  override func present(from source: Screen? = nil) -> String { "alert over \(source?.title ?? "window")" }
}

protocol Coordinating: AnyObject {
  func show(_ screen: Screen) -> String
}

class Coordinator: Coordinating {
  private(set) var stack: [Screen] = []

  func show(_ screen: Screen) -> String {
    stack.append(screen)
    return "push"
  }

  func show(_ screen: ModalScreen) -> String { "present" }

  func show(_ screen: AnyObject) -> String { "object" }

  func describe(_ screens: [Screen]) -> String { "screens" }

  func describe(_ screens: [ModalScreen]) -> String { "modals" }

  func describe<Item>(_ items: [Item]) -> String { "items" }
}

final class LoginCoordinator: Coordinator {
  override func show(_ screen: Screen) -> String {
    let result = super.show(screen)
    return "login " + result
  }

  func show(_ screen: AlertScreen) -> String { "alert" }
}

enum NavigationTests {
  static func presentations() -> [String] {
    let modal = ModalScreen(title: "Filter")
    let screen: Screen = modal
    let alert = AlertScreen(message: "Offline")
    let asModal: ModalScreen = alert
    return [
      modal.present(),
      screen.present(),
      alert.present(),
      alert.present(from: screen),
      asModal.present(from: nil),
      screen.dismiss(animated: true),
      modal.dismiss(animated: true),
      modal.dismiss(animated: false, completion: {}),
      alert.dismiss(animated: true) {},
    ]
  }

  static func routes() -> [String] {
    let coordinator = LoginCoordinator()
    let base: Coordinator = coordinator
    let routing: any Coordinating = coordinator
    let alert = AlertScreen(message: "Offline")
    let screen: Screen = alert
    return [
      coordinator.show(alert),
      coordinator.show(screen),
      coordinator.show(alert as ModalScreen),
      base.show(alert),
      base.show(screen),
      base.show(coordinator),
      routing.show(alert),
    ]
  }

  static func lists(_ coordinator: Coordinator) -> [String] {
    let alerts = [AlertScreen(message: "a")]
    let mixed = [AlertScreen(message: "b"), Screen(title: "c")]
    return [
      coordinator.describe(alerts),
      coordinator.describe(mixed),
      coordinator.describe([AlertScreen(message: "d"), ModalScreen(title: "e")]),
      coordinator.describe([1, 2]),
    ]
  }
}
