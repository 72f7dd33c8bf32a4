class FormField {
  class var kind: String { "field" }
  static let defaultLabel = "Label"

  var label: String
  var value: String? { nil }
  private(set) var errors: [String] = []

  init(label: String = FormField.defaultLabel) {
    self.label = label
  }

  func validate() -> Bool { validate(strict: false) }

  func validate(strict: Bool) -> Bool { strict ? value != nil : true }

  func format(_ text: String) -> String { text }

  func format(_ number: Int) -> String { format("\(number)") }

  func report(_ error: String) { errors.append(format(error)) }

  subscript(index: Int) -> Character? { value.map { Array($0)[index] } }

  final func summary() -> String { "\(type(of: self).kind) \(label) \(value ?? "-") \(format(1))" }

  class func make() -> FormField { FormField() }
}

class TextField: FormField {
  override class var kind: String { "text" }
  override var value: String? { text }
  var text = "" {
    didSet { changes += 1 }
  }
  private(set) var changes = 0

  override var label: String {
    willSet { report("label \(newValue)") }
  }

  override func validate(strict: Bool) -> Bool { super.validate(strict: strict) && !text.isEmpty }

  func validate(strict: Bool = true, maximum: Int = 10) -> Bool { validate() && text.count < maximum }

  override func format(_ text: String) -> String { "«\(text)»" }

  func format(_ number: Double) -> String { super.format("\(number)") }

  override class func make() -> TextField { TextField(label: kind) }

  override subscript(index: Int) -> Character? { index < text.count ? super[index] : nil }
}

final class PasswordField: TextField {
  override class var kind: String { super.kind + " password" }
  override var value: String? { super.value.map { String(repeating: "•", count: $0.count) } }

  func report(_ error: String, isSecret: Bool = true) { super.report(isSecret ? "secret" : error) }

  override func format(_ number: Int) -> String { "#" + super.format(number) }

  func format<Value>(_ value: Value) -> String { "generic" }
}

enum FormTests {
  static func read(_ field: FormField) -> String { field.summary() }

  static func read(_ field: TextField) -> String { "text field " + field.text }

  static func read(_ fields: FormField...) -> [String] { fields.map { read($0) } }

  static func formats() -> [String] {
    let password = PasswordField()
    let text: TextField = password
    let field: FormField = text
    return [
      field.format("a"),
      field.format(1),
      text.format("a"),
      text.format(1),
      text.format(1.5),
      password.format(1),
      password.format(1.5),
      password.format(true),
      password.format(nil as Int?),
    ]
  }

  static func validations() -> [Bool] {
    let text = TextField(label: "Name")
    let field: FormField = text
    text.text = "Ada"
    text.label = "First name"
    return [
      text.validate(),
      field.validate(),
      text.validate(strict: true),
      text.validate(maximum: 2),
      field.validate(strict: true),
      text[0] == "A",
      field[7] == nil,
    ]
  }

  static func reports() -> [String] {
    let password = PasswordField(label: "PIN")
    let field: FormField = password
    password.report("weak")
    password.report("weak", isSecret: false)
    field.report("weak")
    password.text += "1"
    return password.errors + ["\(password.changes)", field.value ?? ""]
  }

  static func made() -> [String] {
    let type: FormField.Type = PasswordField.self
    let made = type.make()
    return [
      read(made),
      read(TextField.make()),
      read(PasswordField.make()),
      read(FormField.make()),
      type.kind,
      TextField.defaultLabel,
    ] + read(made, TextField(), PasswordField())
  }
}
