/// Hands models on, and reads them by patterns and by methods of lists.
extension RandomFunctions {
  /// Adds statements that pass a model through other code, and returns the name of the result.
  mutating func handedOn(_ base: String, _ type: String) -> String {
    count += 1
    let name = "h\(count)"
    let ways: [(Form, String)] = [
      (.result, "let \(name) = try succeed(\(base)).get()"),
      (.taskValue, "let \(name) = await Task { \(base) }.value"),
      (.continuation, "let \(name) = await withCheckedContinuation { $0.resume(returning: \(base)) }"),
      (.payload, "guard case .loaded(let \(name)) = Load.loaded(\(base)) else { return }"),
      (
        .observedProperty,
        "let w\(name) = Watched(\(base))\nw\(name).value = \(base)\nguard let \(name) = w\(name).value else { return }"
      ),
      (.computedSetter, "var b\(name) = Boxed(\(base))\nb\(name).value = \(base)\nlet \(name) = b\(name).value"),
      (
        .localObserver,
        "var l\(name): \(type)?\nvar o\(name) = false {\ndidSet { l\(name) = \(base) }\n}\no\(name) = true\n_ = o\(name)\nguard let \(name) = l\(name) else { return }"
      ),
      (
        .wrappedProperty,
        "var p\(name) = Wrapping(\(base))\np\(name).plain = \(base)\nlet \(name) = p\(name).plain"
      ),
      (
        .wrappedSetter,
        "let p\(name) = WrappingClass(\(base))\np\(name).counted = \(base)\nlet \(name) = p\(name).counted"
      ),
      (.projectedValue, "let \(name) = Wrapping(\(base)).$counted"),
      (
        .mutatingGetter,
        "var m\(name) = Refreshed(\(base))\n_ = m\(name).current\nguard let \(name) = m\(name).stored else { return }"
      ),
      (
        .mutatingSubscript,
        "var m\(name) = Refreshed(\(base))\n_ = m\(name)[1]\nguard let \(name) = m\(name).stored else { return }"
      ),
      (
        .enumSetter,
        "var e\(name) = Slot<\(type)>.empty\ne\(name).value = \(base)\nguard let \(name) = e\(name).value else { return }"
      ),
      (.subscripting, "let \(name) = Boxed(\(base))[0]"),
      (.listElement, "let \(name) = ([\(base)] + [\(base)])[1]"),
      (.ternaryModel, "let \(name) = \(condition()) ? \(base) : \(base)"),
      (.modelOfIf, "let \(name) = if \(condition()) { \(base) } else { \(base) }"),
      (.cast, "guard let \(name) = \(base) as Any as? \(type) else { return }"),
      (.functionValue, "let \(name) = [\(base)].map(keep)[0]"),
      (
        .stream,
        "let a\(name) = AsyncStream<\(type)> { $0.yield(\(base)); $0.finish() }\nvar s\(name): \(type)?\nfor await e in a\(name) { s\(name) = e }\nguard let \(name) = s\(name) else { return }"
      ),
    ]
    let (form, text) = pick(ways)
    // A value of an unknown condition has no known origin.
    use(form)
    // The type of a member of a generic type is not followed, so it selects no overload.
    if [.mutatingGetter, .mutatingSubscript].contains(form) { isUndecidable = true }
    for line in text.split(separator: "\n") { add(String(line)) }
    add("_ = \(name)")
    return name
  }

  /// Begins a block in which a name stands for the value in an optional.
  mutating func beginPattern(_ name: String, _ optional: String) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      use(.optionalPattern)
      add("if case let \(name)? = \(optional) {")
    case 1:
      use(.optionalCase)
      add("if case .some(let \(name)) = \(optional) {")
    default:
      use(.optionalPattern)
      add("for case let \(name)? in [\(optional)] {")
    }
  }

  /// Reads a property by `if` or `switch` as a value.
  mutating func readAsValue(_ expression: String) {
    count += 1
    if chance(0.5) {
      use(.ifValue)
      add("let t\(count) = if \(condition()) { \"\\(\(expression))\" } else { \"\" }")
    } else {
      use(.switchValue)
      add("let t\(count) = switch \(condition()) {")
      add("case true: \"\\(\(expression))\"")
      add("default: \"none\"")
      add("}")
    }
    add("_ = t\(count)")
  }

  /// Reads a property of the elements of a list.
  mutating func readElements(of list: String, _ leaf: String) {
    let ways: [(Form, String)] = [
      (.sorted, "consume(\(list).sorted { \"\\($0.\(leaf))\" < \"\\($1.\(leaf))\" })"),
      (.maximum, "consume(\(list).max { \"\\($0.\(leaf))\" < \"\\($1.\(leaf))\" })"),
      (.reduce, "consume(\(list).reduce(\"\") { $0 + \"\\($1.\(leaf))\" })"),
      (.contains, "consume(\(list).contains { \(leafRead(leaf)); return no() })"),
      (.allSatisfy, "consume(\(list).allSatisfy { \(leafRead(leaf)); return yes() })"),
      (.firstWhere, "consume(\(list).first { \(leafRead(leaf)); return \(chance(0.5) ? "yes()" : "no()") })"),
      (.flatMap, "consume(\(list).flatMap { [\"\\($0.\(leaf))\"] })"),
      (.zip, "for (_, z) in zip([1, 2, 3], \(list)) { consume(z.\(leaf)) }"),
      (.dropFirst, "consume(\(list).dropFirst().map { $0.\(leaf) })"),
      (.indices, "for i in \(list).indices { consume(\(list)[i].\(leaf)) }"),
    ]
    let (form, text) = pick(ways)
    use(form)
    add(text)
  }

  private func leafRead(_ leaf: String) -> String { "consume($0.\(leaf))" }
}
