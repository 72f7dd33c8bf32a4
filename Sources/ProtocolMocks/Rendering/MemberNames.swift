import SwiftScanning

/// The names of the mock's properties for tests.
///
/// A name starts with the base name. Ambiguous names are extended by labels, then by static and async, then by types,
/// then by the remaining signature. So a name depends on the set of members, not on their order.
struct MemberNames {
  /// The name of each member, without its suffix.
  private(set) var names: [String]

  init(_ members: [JoinedMember]) {
    let facts = members.map(\.fact)
    names = facts.map(\.baseName)
    for level in 1...5 {
      let groups = ambiguous(facts)
      if groups.isEmpty { return }
      for index in groups.joined() { names[index] = facts[index].name(level) }
    }
    makeUnique(facts)
  }

  /// Returns groups of members with equal names that can be compiled together.
  private func ambiguous(_ facts: [MemberFact]) -> [[Int]] {
    var groups: [[Int]] = []
    var first: [String: Int] = [:]
    var group: [Int: Int] = [:]
    first.reserveCapacity(names.count)
    for (index, name) in names.enumerated() {
      guard let other = first.updateValue(index, forKey: name) else { continue }
      if let number = group[other] {
        groups[number].append(index)
        group[index] = number
      } else {
        group[index] = groups.count
        groups.append([other, index])
      }
    }
    return groups.filter { indices in !Self.areExclusive(indices.map { facts[$0] }) }
  }

  /// Whether at most one member is compiled, since they are in exclusive `#if` branches.
  private static func areExclusive(_ members: [MemberFact]) -> Bool {
    guard let first = members.first, !first.conditions.isEmpty else { return false }
    return members.allSatisfy { $0.name(1) == first.name(1) && $0.conditions.excludes(first.conditions, $0 == first) }
  }

  /// Numbers equal names in the order of their complete signatures.
  private mutating func makeUnique(_ facts: [MemberFact]) {
    for indices in ambiguous(facts) {
      for (number, index) in indices.sorted(by: { "\(facts[$0])" < "\(facts[$1])" }).enumerated() where 0 < number {
        names[index] += "\(number + 1)"
      }
    }
  }

  /// Returns the name, followed by as many `_` as make it distinct from `taken`.
  static func free(_ name: String, _ taken: Set<String>) -> String {
    var name = name
    while taken.contains(name) { name += "_" }
    return name
  }
}

extension [String] {
  /// Whether two lists of conditions are known to be exclusive.
  fileprivate func excludes(_ others: [String], _ isSame: Bool) -> Bool {
    isSame || contains { others.contains("!(\($0))") } || others.contains { contains("!(\($0))") }
  }
}

extension MemberFact {
  fileprivate var baseName: String {
    switch kind {
    case .method(let name), .property(let name): name.asName
    case .operatorMethod(let sign): sign.operatorWords + fixityWord
    case .subscript: "subscript"
    case .initializer: "init"
    }
  }

  private var fixityWord: String {
    switch fixity {
    case .none: ""
    case .prefix: "Prefix"
    case .postfix: "Postfix"
    }
  }

  /// Returns the name with the given level of signature detail.
  fileprivate func name(_ level: Int) -> String {
    var name = baseName
    for parameter in parameters {
      let label = parameter.label.withoutBackticks
      name += (label == "_" ? parameter.name : label).asNamePart.capitalizedFirst
      if 3 <= level {
        name += parameter.spelled.asNamePart.capitalizedFirst + (parameter.traits.contains(.variadic) ? "List" : "")
      }
    }
    if 2 <= level {
      if isStatic { name += "Static" }
      if isAsync { name += "Async" }
    }
    if 4 <= level {
      if let result, !isProperty { name += "Returning" + result.text.asNamePart.capitalizedFirst }
    }
    if 5 <= level {
      for generic in generics { name += generic.text.asNamePart.capitalizedFirst }
      for requirement in requirements { name += requirement.text.asNamePart.capitalizedFirst }
      for condition in conditions { name += condition.asNamePart.capitalizedFirst }
    }
    return name
  }

  private var isProperty: Bool { if case .property = kind { true } else { false } }
}

extension String {
  /// The name without characters that only raw identifiers have: `sendALetter` for `send a letter`.
  var asName: String {
    // Unlike in types, question marks and brackets have no meaning.
    let words = utf8.map { $0.continuesSwiftName ? $0 : UInt8(ascii: " ") }
    let name = String(decoding: words, as: UTF8.self).asNamePart
    return name.utf8.first?.startsSwiftName ?? false ? name : "_" + name
  }

  /// The text in camel case, without characters that names can't have.
  fileprivate var asNamePart: String {
    if utf8.allSatisfy({ $0 < 0x80 && $0.continuesSwiftName }) { return self }
    if utf8.allSatisfy({ $0 < 0x80 }) { return asciiNamePart }
    var result = ""
    var isNext = false
    for scalar in unicodeScalars {
      if scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil || !scalar.isASCII {
        result += isNext ? String(scalar).uppercased() : String(scalar)
        isNext = false
      } else {
        if scalar == "?" { result += "Optional" }
        if scalar == "[" { result += "ArrayOf" }
        isNext = !result.isEmpty
      }
    }
    return result
  }

  /// The same for ASCII text.
  private var asciiNamePart: String {
    var result: [UInt8] = []
    var isNext = false
    for byte in utf8 {
      if byte.continuesSwiftName {
        result.append(isNext ? byte.asciiUppercased : byte)
        isNext = false
      } else {
        if byte == UInt8(ascii: "?") { result += "Optional".utf8 }
        if byte == UInt8(ascii: "[") { result += "ArrayOf".utf8 }
        isNext = !result.isEmpty
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  var capitalizedFirst: String {
    guard let first = utf8.first, !first.isUppercaseLetter else { return self }
    guard first < 0x80 else { return prefix(1).uppercased() + dropFirst() }
    var bytes = Array(utf8)
    bytes[0] = first.asciiUppercased
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The operator in words: `equalEqual` for `==`.
  fileprivate var operatorWords: String {
    let words = unicodeScalars.map { scalar in
      operatorNames[scalar] ?? "u" + String(scalar.value, radix: 16)
    }
    return (words.first ?? "operator") + words.dropFirst().map(\.capitalizedFirst).joined()
  }
}

extension UInt8 {
  fileprivate var asciiUppercased: UInt8 {
    UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") ? self - 0x20 : self
  }
}

private let operatorNames: [Unicode.Scalar: String] = [
  "=": "equal", "<": "less", ">": "greater", "+": "plus", "-": "minus", "*": "times", "/": "slash", "%": "percent",
  "!": "not", "&": "and", "|": "or", "^": "caret", "~": "tilde", "?": "question", ".": "dot",
]
