import SwiftScanning

/// The aliases that protocols declare.
///
/// Inside a class, the compiler finds an alias of a protocol only if no other type has its name. So a mock repeats the
/// aliases that its members mention.
extension InheritanceWalk {
  /// Resolves aliases of functions, and records the aliases that the mock repeats.
  mutating func resolveAliases() {
    let visible = visibleAliases
    for (index, aliases) in visible.enumerated() { resolveFunctions(index, aliases) }
    // A mock of a class inherits its aliases.
    guard lineage.parts.allSatisfy({ $0.facts.kind == .protocol }), visible.contains(where: { !$0.isEmpty }) else {
      return
    }
    let aliases = repeatableAliases
    let ambiguous = ambiguousNames(aliases)
    for index in lineage.parts.indices {
      lineage.parts[index].facts.replace(aliases[index].filter { ambiguous.contains($0.name) })
    }
    for (index, aliases) in repeatableAliases.enumerated() { repeatAliases(aliases, mentionedIn: index) }
  }

  /// The aliases that are visible in each part, except aliases that bind an associated type of their name.
  private var repeatableAliases: [[AliasFact]] {
    let associated = Set(lineage.parts.flatMap { $0.facts.associatedTypes.map(\.name) })
    return visibleAliases.map { $0.filter { !associated.contains($0.name) } }
  }

  /// The aliases that each part declares or inherits.
  private var visibleAliases: [[AliasFact]] {
    guard lineage.parts.contains(where: { !$0.facts.aliases.isEmpty }) else {
      return Array(repeating: [], count: lineage.parts.count)
    }
    let positions = Dictionary(
      lineage.parts.enumerated().compactMap { index, part in part.type.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    return lineage.parts.indices.map { aliases(visibleIn: $0, positions) }
  }

  /// Returns the aliases that a part declares or inherits. Of aliases with the same name, the ones of the nearest part
  /// count.
  private func aliases(visibleIn part: Int, _ positions: [DeclaredType: Int]) -> [AliasFact] {
    var (next, seen) = ([part], Set([part]))
    var names: Set<String> = []
    var result: [AliasFact] = []
    while !next.isEmpty {
      let found = next.flatMap { lineage.parts[$0].facts.aliases }.filter { !names.contains($0.name) }
      names.formUnion(found.map(\.name))
      result += found
      next = next.flatMap { parents[$0].compactMap { positions[$0] } }.filter { seen.insert($0).inserted }
    }
    return result
  }

  /// Returns the names of aliases that have another meaning in another part.
  private func ambiguousNames(_ aliases: [[AliasFact]]) -> Set<String> {
    let names = Set(aliases.joined().map(\.name))
    var meanings: [String: Set<[String]>] = [:]
    for (part, aliases) in zip(lineage.parts, aliases) {
      for name in part.facts.mentionedNames.intersection(names) {
        meanings[name, default: []].insert(aliases.filter { $0.name == name }.map { $0.target.comparable() })
      }
    }
    return Set(meanings.filter { 1 < $0.value.count }.keys)
  }

  /// Records the aliases that a part mentions, and the aliases that these mention.
  private mutating func repeatAliases(_ aliases: [AliasFact], mentionedIn part: Int) {
    guard !aliases.isEmpty else { return }
    var names = lineage.parts[part].facts.mentionedNames
    var rest = aliases
    while let index = rest.firstIndex(where: { names.contains($0.name) }) {
      let alias = rest.remove(at: index)
      names.formUnion(alias.target.mentionedNames(except: Set(alias.parameters)))
      guard !lineage.mocked.aliases.contains(where: { $0.name == alias.name && $0.conditions == alias.conditions })
      else { continue }
      lineage.mocked.aliases.append(alias)
    }
  }

  /// Finds parameters that are spelled as aliases of nonescaping functions. A mock can't record them.
  private mutating func resolveFunctions(_ part: Int, _ aliases: [AliasFact]) {
    guard let outline = lineage.parts[part].type?.outline else { return }
    var names = sources.functionAliases
    names.formUnion(aliases.map(\.name))
    guard !names.isEmpty else { return }
    let resolution = FunctionAliasResolution(sources: sources, own: aliases)
    let scope = outline.path + outline.innerPath
    for index in lineage.parts[part].facts.members.indices {
      lineage.parts[part].facts.members[index].resolveFunctions { type in
        names.contains(type.nameParts.last ?? "") ? resolution.function(type, seenFrom: scope) : nil
      }
    }
  }
}

extension OutlinedType {
  /// The path of the type's own scope below `path`: empty for protocols, which can't contain types.
  var innerPath: [String] { kind == .class ? [name] : [] }
}

extension TypeFacts {
  /// The names in types, other than generic parameters and the targets of aliases. For `Self.Item`, this is `Item`.
  fileprivate var mentionedNames: Set<String> {
    var (facts, names) = (self, Set<String>())
    facts.aliases = []
    facts.spell { text, generics in
      names.formUnion(text.mentionedNames(except: generics))
      return text
    }
    return names
  }

  /// Replaces aliases by their targets.
  fileprivate mutating func replace(_ aliases: [AliasFact]) {
    let plain = aliases.filter { $0.generics.isEmpty && $0.conditions.isEmpty }
    guard !plain.isEmpty else { return }
    let targets = Dictionary(plain.map { ($0.name, $0.target.asPartOfType) }, uniquingKeysWith: { first, _ in first })
    let names = Set(targets.keys)
    spell { text, generics in
      text.withoutSelf(names).replacingNames { name, _ in
        generics.contains(String(name)) ? nil : targets[String(name)]
      }
    }
  }
}

extension String {
  /// Returns the names in the text of a type.
  fileprivate func mentionedNames(except generics: Set<String>) -> Set<String> {
    var names: Set<String> = []
    _ = replacingNames { name, following in
      if name == "Self", following.first == UInt8(ascii: ".") {
        names.insert(String(Substring(following.dropFirst().prefix { $0.continuesSwiftName })))
      } else if !generics.contains(String(name)) {
        names.insert(String(name))
      }
      return nil
    }
    return names
  }

  /// The type, in parentheses unless a suffix would bind to all of it.
  fileprivate var asPartOfType: String {
    let isWhole = utf8.allSatisfy { $0.continuesSwiftName || $0 == UInt8(ascii: ".") }
    return isWhole ? self : "(\(self))"
  }
}
