import SwiftScanning

/// The names under which tests find what a mock knows of its members.
///
/// A name is made of the base name, then, where several members share it, of labels, then of whether they are static or
/// asynchronous, then of types, and at last of all else that can tell two members apart. So it depends on which members there are, and not on their order.
struct MemberNames {
  /// For each member, the name without its ending.
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

  /// Members that have one name, of which several can be compiled together.
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

  /// Whether only one of the members is ever compiled, since they are the same in branches of `#if`.
  private static func areExclusive(_ members: [MemberFact]) -> Bool {
    guard let first = members.first, !first.conditions.isEmpty else { return false }
    return members.allSatisfy { $0.name(1) == first.name(1) && $0.conditions.excludes(first.conditions, $0 == first) }
  }

  /// Numbers equal names, in the order of their full signatures.
  private mutating func makeUnique(_ facts: [MemberFact]) {
    for indices in ambiguous(facts) {
      for (number, index) in indices.sorted(by: { "\(facts[$0])" < "\(facts[$1])" }).enumerated() where 0 < number {
        names[index] += "\(number + 1)"
      }
    }
  }

  /// A name that is none of `taken`: with `_` behind it, as often as it takes.
  static func free(_ name: String, _ taken: Set<String>) -> String {
    var name = name
    while taken.contains(name) { name += "_" }
    return name
  }
}

extension [String] {
  /// Whether these conditions and others cannot both hold, as far as can be seen.
  fileprivate func excludes(_ others: [String], _ isSame: Bool) -> Bool {
    isSame || contains { others.contains("!(\($0))") } || others.contains { contains("!(\($0))") }
  }
}

extension MemberFact {
  fileprivate var baseName: String {
    switch kind {
    case .method(let name), .property(let name): name.asNamePart
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

  /// Returns the name with enough of its signature to be unique.
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
  /// Without what cannot stand in a name; what it separated begins with a capital.
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

  /// The same for text of which each byte is a character.
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

  /// `==` is `equalEqual`.
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
