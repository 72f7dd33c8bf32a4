class AlertController {
  let title: String
  let message: String?
  var buttons: [AlertButton]

  init(title: String, message: String?, buttons: [AlertButton]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  convenience init(title: String) {
    self.init(title: title, message: nil, buttons: [.ok])
  }

  convenience init(title: String, buttons: AlertButton...) {
    self.init(title: title, message: "choices", buttons: buttons)
  }

  convenience init(_ error: any Error) {
    self.init(title: "Error", message: "\(error)", buttons: [.cancel])
  }

  convenience init(_ error: AlertError, retries: Int = 0) {
    self.init(title: "Alert error", message: "\(retries)", buttons: [])
  }

  convenience init?(code: Int) {
    guard code != 200 else { return nil }
    self.init(AlertError.status(code))
  }

  func summary() -> String { "\(title) \(message ?? "–") \(buttons.count)" }
}

struct AlertButton: Equatable {
  enum Role { case normal, cancel, destructive }

  var title: String
  var role: Role

  init(_ title: String, role: Role = .normal) {
    self.title = title
    self.role = role
  }

  init(_ role: Role) {
    self.init("\(role)", role: role)
  }

  static let ok = AlertButton("OK")
  static let cancel = AlertButton(.cancel)
}

enum AlertError: Error {
  case offline
  case status(Int)
}

final class ConfirmController: AlertController {
  var isConfirmed: Bool

  init(title: String, isConfirmed: Bool = false) {
    self.isConfirmed = isConfirmed
    super.init(title: title, message: "sure?", buttons: [.ok, .cancel])
  }

  override init(title: String, message: String?, buttons: [AlertButton]) {
    isConfirmed = true
    super.init(title: title, message: message, buttons: buttons)
  }

  convenience init(deleting count: Int) {
    self.init(title: "Delete \(count)?", buttons: AlertButton("Delete", role: .destructive))
  }

  convenience init(deleting names: [String]) {
    self.init(deleting: names.count)
    buttons.append(.cancel)
  }

  override func summary() -> String { super.summary() + " \(isConfirmed)" }
}

/// Inherits all initializers, since it adds no stored property without a default.
final class ToastController: AlertController {
  var seconds = 2.5

  convenience init(_ text: String, seconds: Double = 1) {
    self.init(title: text)
    self.seconds = seconds
  }
}

class Panel {
  let width: Double

  required init(width: Double) {
    self.width = width
  }

  convenience init(columns: Int) {
    self.init(width: Double(columns) * 100)
  }

  class func build(_ width: Double) -> Self { Self(width: width) }

  func resized() -> Self { type(of: self).init(width: 200) }
}

final class SidePanel: Panel {
  required init(width: Double) {
    super.init(width: min(width, 300))
  }
}

enum AlertTests {
  static func alerts() -> [AlertController?] {
    let error: any Error = AlertError.offline
    return [
      AlertController(title: "Hello"),
      AlertController(title: "Hello", buttons: .ok),
      AlertController(title: "Hello", buttons: .ok, .cancel, AlertButton("Later")),
      AlertController(error),
      AlertController(AlertError.offline),
      AlertController(AlertError.offline, retries: 2),
      AlertController(code: 404),
      ConfirmController(title: "Sure"),
      ConfirmController(title: "Sure", message: nil, buttons: []),
      ConfirmController(deleting: 3),
      ConfirmController(deleting: ["a", "b"]),
      ConfirmController(error),
      ToastController("Saved"),
      ToastController("Saved", seconds: 4),
      ToastController(AlertError.status(500)),
      ToastController(title: "Saved", buttons: .ok),
    ]
  }

  static func summaries() -> [String] { alerts().compactMap { $0?.summary() } }

  static func panels() -> [Double] {
    let type: Panel.Type = SidePanel.self
    let side = SidePanel(columns: 9)
    return [
      type.build(500).width, side.width, side.resized().width, Panel(columns: 1).width, type.init(width: 8).width,
    ]
  }
}
