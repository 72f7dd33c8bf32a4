/// Generic arguments of names, and their substitution.
extension String {
  /// The parts of a qualified name, without generic arguments and backticks.
  var nameParts: [String] {
    var parts: [[UInt8]] = [[]]
    var (isQuoted, isSpaced) = (false, false)
    for byte in utf8 {
      if !isQuoted, byte == UInt8(ascii: "<") { break }
      switch byte {
      case UInt8(ascii: "`"): isQuoted.toggle()
      case UInt8(ascii: ".") where !isQuoted: parts.append([])
      case UInt8(ascii: " ") where !isQuoted: isSpaced = true
      default:
        // Words such as `any` precede the name.
        if isSpaced { parts = [[]] }
        isSpaced = false
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The types in the first angle brackets.
  var genericArguments: [String] {
    guard let open = utf8.firstIndex(of: UInt8(ascii: "<")) else { return [] }
    var result: [String] = []
    var depth = 0
    var last: UInt8 = 0
    var start = utf8.index(after: open)
    var index = start
    while index < utf8.endIndex {
      let byte = utf8[index]
      let isArrow = byte == UInt8(ascii: ">") && last == UInt8(ascii: "-")
      let isEnd = depth == 0 && byte == UInt8(ascii: ">") && !isArrow
      if isEnd || depth == 0 && byte == UInt8(ascii: ",") {
        result.append(self[start..<index].split(separator: " ").joined(separator: " "))
        if isEnd { break }
        start = utf8.index(after: index)
      } else if "([<".utf8.contains(byte) {
        depth += 1
      } else if ")]>".utf8.contains(byte), !isArrow {
        depth -= 1
      }
      last = byte
      utf8.formIndex(after: &index)
    }
    return result
  }
}

extension TypeFacts {
  /// Replaces the type's parameters by generic arguments.
  mutating func fill(_ arguments: [String]) {
    guard !arguments.isEmpty, !parameters.isEmpty else { return }
    let known = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    for index in members.indices {
      let own = Set(members[index].generics.map(\.name))
      members[index].spell { type in
        type.replacingNames { name, _ in own.contains(String(name)) ? nil : known[String(name)] }
      }
    }
    for index in inherits.indices {
      inherits[index].text = inherits[index].text.replacingNames { name, _ in known[String(name)] }
    }
  }
}

extension OutlinedAlias {
  /// Returns the alias's target, with its parameters replaced by arguments.
  func filled(_ arguments: [String]) -> String { (function ?? target).filled(parameters, arguments) }
}

extension AliasFact {
  /// Returns the alias's target, with its parameters replaced by arguments.
  func filled(_ arguments: [String]) -> String { target.filled(parameters, arguments) }
}

extension String {
  fileprivate func filled(_ parameters: [String], _ arguments: [String]) -> String {
    let known = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    return replacingNames { name, _ in known[String(name)] }
  }
}
