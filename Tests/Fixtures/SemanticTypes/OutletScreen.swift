class Label {
  var text: String?
  var lines = 1

  func setText(_ text: String?, animated: Bool = false) { self.text = animated ? text?.uppercased() : text }

  func setText(_ text: String) { self.text = "!" + text }
}

final class CountLabel: Label {
  var count: Int! {
    didSet { text = "\(count ?? 0)" }
  }

  func setText(_ number: Int) { count = number }
}

protocol ScreenDelegate: AnyObject {
  func screenDidLoad(_ screen: OutletScreen) -> String
}

extension ScreenDelegate {
  func screenDidLoad(_ screen: OutletScreen) -> String { "default" }

  func screenDidClose(_ reason: String! = nil) -> String { reason ?? "closed" }
}

final class OutletScreen {
  var titleLabel: Label!
  var countLabel: CountLabel!
  var names: [String]! = []
  var makeTitle: (() -> String)!
  weak var delegate: (any ScreenDelegate)?
  let identifier: String!

  init(identifier: String! = nil) {
    self.identifier = identifier
  }

  func loadView() {
    titleLabel = Label()
    countLabel = CountLabel()
    makeTitle = { [unowned self] in identifier ?? "none" }
  }

  func describe(_ label: Label) -> String { "label" }

  func describe(_ label: Label?) -> String { "optional label" }

  func describe(_ label: CountLabel) -> String { "count label" }

  func describe(_ text: String) -> String { "text \(text)" }

  func describe(_ text: String?) -> String { "optional text" }

  func describe(_ value: Int?) -> String { "optional int" }

  func describe(_ value: [String]) -> String { "names" }

  func described() -> [String] {
    let title = titleLabel
    let text: String = identifier
    let copy = identifier
    return [
      describe(titleLabel),
      describe(titleLabel!),
      describe(title),
      describe(countLabel),
      describe(identifier),
      describe(copy),
      describe(text),
      describe(titleLabel.text),
      describe(names),
      describe(countLabel.count),
      describe(names[0]),
      describe(makeTitle()),
    ]
  }

  func update() -> [String?] {
    titleLabel.setText("a")
    titleLabel.setText("b", animated: true)
    titleLabel.setText(identifier)
    titleLabel?.setText(titleLabel.text)
    countLabel.setText(3)
    countLabel.setText("c")
    countLabel.count += 1
    countLabel.lines = countLabel.count * 2
    names.append(makeTitle())
    names?.append("x")
    return [titleLabel.text, countLabel.text] + names
  }

  func lengths() -> [Int] {
    let total = names.reduce(0) { $0 + $1.count }
    let first = names.first?.count ?? 0
    if let names, let identifier { return [names.count, identifier.count] }
    guard countLabel != nil else { return [] }
    let count: Int = countLabel.count
    let optional = countLabel.count
    return [total, first, count, optional ?? 0, countLabel.count ?? 1, countLabel.count.magnitude.hashValue]
  }

  func close() -> [String] {
    let loaded = delegate?.screenDidLoad(self) ?? "no delegate"
    let closed = delegate?.screenDidClose() ?? ""
    return [loaded, closed, delegate?.screenDidClose(identifier) ?? "", delegate?.screenDidClose("swipe") ?? ""]
  }
}

final class Presenter: ScreenDelegate {
  private(set) var screen: OutletScreen!

  func open() -> OutletScreen! {
    screen = OutletScreen(identifier: "home")
    screen.delegate = self
    screen.loadView()
    return screen
  }

  func screenDidLoad(_ screen: OutletScreen) -> String { "presenter \(screen === self.screen)" }

  func results() -> [String] {
    open().described() + open().close() + [open()?.identifier ?? "", screen.identifier]
  }

  func find(_ text: String) -> Label! { text.isEmpty ? nil : screen.titleLabel }

  func found() -> [String] {
    let label = find("a")
    let forced: Label = find("b")
    return [screen.describe(find("c")), screen.describe(label), screen.describe(forced), find("d").text ?? ""]
  }
}
