import Source

/// Values that cannot be copied, or not be kept after a call, which mocks would have to do.
extension InheritanceWalk {
  /// Says which members take or give such values.
  ///
  /// - Parameter names: of types in the sources whose values are of this kind.
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
        guard member.keptTypes.contains(where: { isNoncopyable($0, names) }) else { continue }
        report(
          FactProblem(message: "passes a value that cannot be copied or kept", range: member.range), in: type)
      }
    }
  }

  private func isNoncopyable(_ type: String, _ names: Set<String>) -> Bool {
    guard let name = type.nameParts.last else { return false }
    if names.contains(name) { return true }
    // Types of other projects have such names, too.
    let isGeneric = type.utf8.contains(UInt8(ascii: "<"))
    guard isGeneric ? Self.genericNames.contains(name) : Self.plainNames.contains(name) else { return false }
    return sources.names(named: name).isEmpty && sources.types(named: name).isEmpty
  }

  /// Types of the standard library whose values are of this kind.
  private static let genericNames: Set<String> = ["Span", "MutableSpan", "OutputSpan", "Atomic", "Mutex"]
  private static let plainNames: Set<String> = ["RawSpan", "MutableRawSpan", "OutputRawSpan", "UTF8Span"]
}

extension MemberFact {
  /// The types of what a mock keeps or gives, without what stands before them; those of functions are not among them.
  fileprivate var keptTypes: [String] {
    let types = parameters.filter { !$0.traits.contains(.function) }.map(\.type) + [result?.text].compactMap(\.self)
    return types.compactMap { type in
      var type = type.filter { $0 != "?" && $0 != "!" }
      if type.hasPrefix("Optional<") { type = type.genericArguments.first ?? type }
      guard let first = type.utf8.first, first.startsSwiftName, !type.hasSuffix(".Type") else { return nil }
      return type
    }
  }

  /// Generic parameters that stand for such values, too.
  fileprivate var noncopyableGenerics: [String] {
    generics.filter { $0.text.contains("~") }.map(\.name)
      + requirements.filter { !$0.isSameType && $0.right.contains("~") }.map(\.left)
  }
}
