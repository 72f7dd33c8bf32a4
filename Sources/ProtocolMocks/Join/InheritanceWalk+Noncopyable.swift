import Source
import SwiftScanning

/// Noncopyable and nonescapable values, which mocks can't record.
extension InheritanceWalk {
  /// Reports members that take or return such values.
  ///
  /// - Parameter names: the noncopyable types that sources declare.
  mutating func reportNoncopyable(_ names: Set<String>) {
    let bound = Set(
      lineage.parts.flatMap { $0.facts.requirements.filter(\.isSameType).flatMap { [$0.left, $0.right] } })
    let associated = lineage.parts.flatMap(\.facts.associatedTypes).filter { type in
      !bound.contains(type.name) && type.inherits.contains { $0.contains("~") }
    }
    let names = names.union(associated.map(\.name))
    for part in lineage.parts {
      guard let type = part.type else { continue }
      for member in part.facts.members {
        let names = names.union(member.noncopyableGenerics)
        guard member.passes({ names.contains($0) || sources.isUnstorable($0, isGeneric: $1) }) else { continue }
        report(
          FactProblem(message: "passes a noncopyable or nonescapable value", range: member.range), in: type)
      }
    }
  }
}

extension ConcreteTypes {
  /// Whether a type is one of the standard library whose values can't be copied or stored.
  func isUnstorable(_ type: String) -> Bool { type.begins { sources.isUnstorable($0, isGeneric: $1) } }
}

extension MockSources {
  /// Whether a name is a type of the standard library whose values can't be copied or stored.
  fileprivate func isUnstorable(_ name: String, isGeneric: Bool) -> Bool {
    // Other modules may declare types with these names.
    guard isGeneric ? unstorableGenericNames.contains(name) : unstorableNames.contains(name) else { return false }
    return names(named: name).isEmpty && types(named: name).isEmpty
  }
}

/// The noncopyable and nonescapable types of the standard library.
private let unstorableGenericNames: Set<String> = [
  "Span", "MutableSpan", "OutputSpan", "Atomic", "AtomicLazyReference", "Mutex",
]
private let unstorableNames: Set<String> = [
  "RawSpan", "MutableRawSpan", "OutputRawSpan", "UTF8Span", "ExecutorJob",
]

extension MemberFact {
  /// Whether a parameter or result has one of the types. Function types don't count.
  fileprivate func passes(_ isOne: (_ name: String, _ isGeneric: Bool) -> Bool) -> Bool {
    for parameter in parameters where !parameter.traits.contains(.function) && parameter.type.begins(isOne) {
      return true
    }
    return result?.text.begins(isOne) ?? false
  }

  /// The generic parameters that may be noncopyable.
  fileprivate var noncopyableGenerics: [String] {
    generics.filter { $0.text.contains("~") }.map(\.name)
      + requirements.filter { !$0.isSameType && $0.right.contains("~") }.map(\.left)
  }
}

extension String {
  /// Whether the type, its wrapped type or its success type has one of the names.
  fileprivate func begins(_ isOne: (_ name: String, _ isGeneric: Bool) -> Bool) -> Bool {
    let head = utf8.prefix { $0.continuesSwiftName || $0 == UInt8(ascii: ".") }
    guard let last = head.split(separator: UInt8(ascii: ".")).last else { return false }
    let name = String(Substring(last))
    let isGeneric = head.endIndex < utf8.endIndex && utf8[head.endIndex] == UInt8(ascii: "<")
    if isGeneric, name == "Optional" || name == "Result", let wrapped = genericArguments.first, !wrapped.hasPrefix(name)
    {
      return wrapped.begins(isOne)
    }
    return isOne(name, isGeneric)
  }
}
