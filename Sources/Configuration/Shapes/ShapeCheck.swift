import JSONSyntax
import Source

/// Compares a configuration file with its expected shape.
struct ShapeCheck {
  /// The shape of the whole file, for finding where a misplaced key belongs.
  let root: ObjectShape
  private(set) var diagnostics: [Diagnostic] = []
  /// The paths of the intended keys for misspelled ones.
  private(set) var misspelt: [[String]] = []
  /// The path of the current value.
  private var path: [String] = []

  init(root: ObjectShape) {
    self.root = root
  }

  /// Checks a whole file.
  static func check(_ value: JSONValue, shape root: ObjectShape) -> ShapeCheck {
    var check = ShapeCheck(root: root)
    check.check(value, .object(root))
    return check
  }

  /// Returns all diagnostics for `value`.
  static func diagnostics(of value: JSONValue, shape root: ObjectShape) -> [Diagnostic] {
    check(value, shape: root).diagnostics
  }

  private mutating func check(_ value: JSONValue, _ shape: ValueShape) {
    guard shape.accepts(value.kind) else {
      report(.configWrongType, "\(subject) must be \(shape.expectation), but is \(value.kind.description)", at: value)
      return
    }
    switch shape {
    case .string(let rule): checkText(value, rule)
    case .choice(let choices): checkChoice(value, choices)
    case .integer(let number):
      if value.int != number { report(.configWrongValue, "\(subject) must be \(number)", at: value) }
    case .list(let element):
      for (index, item) in value.elements.enumerated() { within("[\(index)]") { $0.check(item, element) } }
    case .map(let keys, let values):
      for member in value.members {
        within(member.key.string ?? "") {
          $0.checkKey(member.key, keys)
          $0.check(member.value, values)
        }
      }
    case .object(let object): checkObject(value, object)
    case .either(let shapes):
      if let shape = shapes.first(where: { $0.accepts(value.kind) }) { check(value, shape) }
    case .number, .bool, .anything: break
    }
  }

  private mutating func checkText(_ value: JSONValue, _ rule: StringRule) {
    guard let text = value.string, let problem = rule.problem(text) else { return }
    report(.configWrongValue, "\(subject) \(problem)", at: value)
  }

  private mutating func checkKey(_ key: JSONValue, _ rule: StringRule) {
    guard let text = key.string, let problem = rule.problem(text) else { return }
    report(.configWrongValue, "The key \(subject) \(problem)", at: key)
  }

  private mutating func checkChoice(_ value: JSONValue, _ choices: [String]) {
    guard let text = value.string, !choices.contains(text) else { return }
    let near = nearest(to: text, in: choices)
    let expected = choices.map { "'\($0)'" }.joinedAsChoice
    report(
      .configWrongValue, "\(subject) must be \(expected), but is '\(shortened(text))'", at: value,
      fixes: near.map { [replacement(of: value, by: $0)] } ?? [])
  }
}

// MARK: - Objects

extension ShapeCheck {
  private mutating func checkObject(_ value: JSONValue, _ shape: ObjectShape) {
    var known: [(name: String, key: JSONValue)] = []
    var meant: Set<String> = []
    for member in value.members {
      let name = member.key.string ?? ""
      guard let key = shape.key(named: name) else {
        if let near = checkUnknownKey(member.key, name, shape) { meant.insert(near) }
        continue
      }
      if let other = known.first(where: { $0.name == key.name && $0.key.string != name }) {
        reportAlias(member.key, other.key, counting: key.name)
      }
      known.append((key.name, member.key))
      within(name) { check in
        if !(member.value.isNull && key.acceptsNull) { check.check(member.value, key.shape) }
      }
    }
    // A misspelled key is one mistake: don't also report the intended key as missing.
    for key in shape.keys
    where key.isRequired && !meant.contains(key.name) && !known.contains(where: { $0.name == key.name }) {
      reportMissing(key, in: value)
    }
    if meant.isEmpty || !known.isEmpty { checkCount(value, known.map(\.key), shape) }
  }

  private mutating func checkCount(_ value: JSONValue, _ known: [JSONValue], _ shape: ObjectShape) {
    let names = shape.keys.map { "'\($0.name)'" }.joinedAsChoice
    switch shape.count {
    case .any: break
    case .atLeastOne where known.isEmpty, .exactlyOne where known.isEmpty:
      report(.configMissingKey, "\(subject) needs one of the keys \(names)", at: value)
    case .exactlyOne where 1 < known.count:
      report(.configConflict, "\(subject) can have only one of the keys \(names)", at: known[1])
    case .atLeastOne, .exactlyOne: break
    }
  }

  /// Reports an unknown key and returns the name of the intended one, if it can be guessed.
  private mutating func checkUnknownKey(_ key: JSONValue, _ name: String, _ shape: ObjectShape) -> String? {
    let near = nearest(to: name, in: shape.keys.flatMap { [$0.name] + $0.aliases })
    var message = "Unknown key \(quotedPath(path + [shortened(name)]))"
    if let near {
      message += didYouMean(near)
    } else if let place = places(of: name).first {
      message += "; '\(name)' belongs in \(quotedPath(place))"
    }
    var severity = Diagnostic.Severity.error
    if case .warning = shape.unknownKeys {
      severity = .warning
      if near == nil { message += ", which has no effect" }
    }
    let fixes = near.map { [replacement(of: key, by: $0)] } ?? []
    diagnostics.append(Diagnostic(.configUnknownKey, severity, message, at: key.location, fixes: fixes))
    guard let meant = near.flatMap({ shape.key(named: $0)?.name }) else { return nil }
    misspelt.append(path + [meant])
    return meant
  }

  private mutating func reportMissing(_ key: KeyDescription, in object: JSONValue) {
    let place = TextRange(object.range.lower, object.range.lower + 1)
    let message = "Missing key \(quotedPath(path + [key.name]))"
    diagnostics.append(Diagnostic(.configMissingKey, .error, message, at: Location(object.file.path, place)))
  }

  /// Reports two names of one key. Apollo's generator uses the newer name.
  private mutating func reportAlias(_ key: JSONValue, _ other: JSONValue, counting name: String) {
    let message =
      "'\(key.string ?? "")' and '\(other.string ?? "")' are two names of one key, and '\(name)' is used; "
      + "remove the other"
    diagnostics.append(
      Diagnostic(
        .configUnknownKey, .warning, message, at: key.location,
        related: [Diagnostic.Related("the other key is here", at: other.location)]))
  }

  /// Returns the paths of all objects in the file with a key of this name, the outermost first.
  private func places(of name: String) -> [[String]] {
    var level: [(path: [String], shape: ValueShape)] = [([], .object(root))]
    var found: [[String]] = []
    while !level.isEmpty {
      var next: [(path: [String], shape: ValueShape)] = []
      for (path, shape) in level {
        guard case .object(let object) = shape else { continue }
        if !path.isEmpty, object.key(named: name) != nil { found.append(path) }
        next += object.keys.map { (path + [$0.name], $0.shape) }
      }
      level = next
    }
    return found
  }
}

// MARK: - Messages

extension ShapeCheck {
  /// The current value, for messages.
  private var subject: String {
    path.isEmpty ? "The configuration" : quotedPath(path)
  }

  private mutating func within(_ component: String, _ body: (inout ShapeCheck) -> Void) {
    path.append(component)
    body(&self)
    path.removeLast()
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at value: JSONValue, fixes: [Diagnostic.Fix] = []
  ) {
    diagnostics.append(Diagnostic(code, .error, message, at: value.location, fixes: fixes))
  }

  private func replacement(of string: JSONValue, by text: String) -> Diagnostic.Fix {
    let edit = Diagnostic.Edit(string.location, JSONTree.string(text).compactText)
    return Diagnostic.Fix("Replace with '\(text)'", [edit])
  }
}

/// Returns the path in quotes: `'a.b[0].c'`.
func quotedPath(_ path: [String]) -> String {
  var text = ""
  for component in path {
    if !text.isEmpty, !component.hasPrefix("[") { text += "." }
    text += component
  }
  return "'\(text)'"
}

/// Returns `text`, truncated for messages.
func shortened(_ text: String) -> String {
  text.count <= 60 ? text : text.prefix(60) + "…"
}
