import Source
import SwiftCode

/// Finds the types that a type inherits from, and prepares their facts for the mock.
struct InheritanceWalk {
  let sources: any MockSources
  var lineage: TypeLineage

  private var visited: Set<DeclaredType> = []
  /// The declared types that each visited type inherits from.
  private(set) var inheritance: [DeclaredType: [DeclaredType]] = [:]
  private var visitedStandard: Set<String> = []
  private var knownImports: Set<OutlinedImport> = []

  /// The qualified name of the superclass, as parts.
  private(set) var superclassPath: [String] = []
  /// The requirements on associated types in inheritance clauses.
  private var stated: [RequirementFact] = []
  /// The declared types that each part inherits from directly.
  private(set) var parents: [[DeclaredType]] = []

  private typealias Part = TypeLineage.Part

  init(_ type: DeclaredType, _ facts: TypeFacts, _ sources: any MockSources) {
    self.sources = sources
    let annotation = type.outline.annotation
    var mocked = MockedType(
      declared: type, facts: facts, mockName: annotation.mockName ?? mockName(of: type.outline.name))
    mocked.modulePrefix = annotation.modulePrefix
    mocked.weakProperties = annotation.weakProperties
    lineage = TypeLineage(mocked: mocked, parts: [Part(facts: facts, type: type)])
    if type.outline.kind == .class {
      lineage.mocked.superclass = mocked.declaredName
      lineage.mocked.isUncheckedSendable = facts.isUncheckedSendable
    }
    visited.insert(type)
  }

  /// Visits inherited types breadth-first.
  mutating func walk() {
    var next = 0
    while next < lineage.parts.count {
      let part = lineage.parts[next]
      next += 1
      if let type = part.type {
        lineage.mocked.imports += sources.imports(of: type).filter { knownImports.insert($0).inserted }
        for problem in part.facts.problems { report(problem, in: type) }
      }
      isolate(next - 1)
      parents.append([])
      let isClass = part.type?.outline.kind == .class
      for inherited in part.facts.inherits { lineage.parts += found(inherited, by: part.type, isClass: isClass) }
      lineage.parts[next - 1].facts.requirements += stated
      stated = []
    }
    reportCycle()
    freeMembers()
    resolveNames()
  }

  /// Records generic arguments in an inheritance clause as bindings of primary associated types.
  private mutating func state(_ facts: TypeFacts, _ arguments: [String]) {
    for (name, argument) in zip(facts.parameters, arguments) {
      stated.append(RequirementFact(left: name, right: argument, isSameType: true))
    }
  }

  mutating func report(_ problem: FactProblem, in type: DeclaredType) {
    let subject = problem.isSyntax || problem.range.isEmpty ? "'\(type.outline.name)' " : "This "
    lineage.mocked.problems.append(
      MockProblem(
        code: problem.isSyntax ? .protocolMockSyntax : .protocolMockUnsupported,
        severity: problem.isLeftOut ? .hint : .error,
        message: subject + problem.message
          + (problem.isLeftOut
            ? ", so the mock does not replace it" : ", so there is no mock of '\(lineage.mocked.facts.name)'"),
        location: Location(
          type.file,
          problem.hasPlace ? problem.range.moved(by: type.outline.range.lower) : type.outline.nameRange)))
  }

  private mutating func found(_ inherited: SpelledType, by type: DeclaredType?, isClass: Bool) -> [Part] {
    var result: [Part] = []
    var names = [(text: inherited.text, scope: type?.outline.path ?? [])]
    var seen: Set<String> = []
    while let (name, scope) = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      let parts = name.nameParts
      guard let last = parts.last else { continue }
      if let declared = declaration(parts, seenFrom: type, in: scope) {
        guard var facts = sources.facts(of: declared) else { continue }
        parents[parents.count - 1].append(declared)
        let isOfClass = declared.outline.kind == .class
        if !isOfClass { state(facts, name.genericArguments) }
        if isOfClass == isClass, let type { inheritance[type, default: []].append(declared) }
        guard visited.insert(declared).inserted else { continue }
        if isOfClass { facts.fill(name.genericArguments) }
        // A class implements its protocols, so they add no members.
        if isOfClass, facts.isUncheckedSendable { lineage.mocked.isUncheckedSendable = true }
        if isOfClass, !isClass { restrict(to: declared, facts, name.genericArguments) }
        if isOfClass == isClass { result.append(Part(facts: facts, type: declared)) }
      } else if let alias = alias(parts), !isClass {
        names += alias.filled(name.genericArguments).split(separator: "&").map { ($0.trimmingSpaces, alias.path) }
      } else if !isClass {
        result += standard(last, name, inherited, by: type)
      }
    }
    return result
  }

  /// Adds a protocol of the standard library, or a known class.
  private mutating func standard(
    _ name: String, _ text: String, _ inherited: SpelledType, by type: DeclaredType?
  ) -> [Part] {
    switch name {
    case "Actor", "AnyActor": lineage.mocked.isActor = true
    case "Hashable": (lineage.mocked.isEquatable, lineage.mocked.isHashable) = (true, true)
    case "Equatable", "Comparable": lineage.mocked.isEquatable = true
    case "NSObjectProtocol": lineage.mocked.isObjectiveC = true
    default: break
    }
    if StandardProtocols.withoutRequirements.contains(name) || name.hasPrefix("~") { return [] }
    if let facts = StandardProtocols.facts(named: name) {
      state(facts, text.genericArguments)
      return visitedStandard.insert(name).inserted ? [Part(facts: facts, type: nil)] : []
    }
    if StandardProtocols.classes.contains(name) {
      if lineage.mocked.superclass == nil {
        lineage.mocked.superclass = inherited.text
        lineage.mocked.hasNonisolatedSuperclass = StandardProtocols.nonisolatedClasses.contains(name)
      }
      return []
    }
    guard let type else { return [] }
    lineage.mocked.problems.append(
      MockProblem(
        code: .protocolMockUnknownInheritance, severity: .warning,
        message:
          "'\(inherited.text)' is not in the configured sources, so the mock of '\(lineage.mocked.facts.name)' lacks "
          + "its members",
        location: Location(type.file, inherited.range.moved(by: type.outline.range.lower))))
    return []
  }

  private mutating func restrict(to type: DeclaredType, _ facts: TypeFacts, _ arguments: [String]) {
    if lineage.mocked.superclass != nil { return }
    lineage.superclassMembers = members(of: type, facts)
    let name = (type.outline.path + [type.outline.name]).map(\.escapedAsSwiftName).joined(separator: ".")
    superclassPath = type.outline.path + [type.outline.name]
    lineage.mocked.superclass = arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
  }

  /// Returns the overridable members of a class and its superclasses.
  private func members(of type: DeclaredType, _ facts: TypeFacts) -> [MemberFact] {
    var result = facts.members
    var (next, visited) = ([(type, facts)], Set([type]))
    while let (type, facts) = next.popLast() {
      for inherited in facts.inherits {
        guard let found = declaration(inherited.text.nameParts, seenFrom: type), found.outline.kind == .class,
          visited.insert(found).inserted, var other = sources.facts(of: found)
        else { continue }
        other.fill(inherited.text.genericArguments)
        result += other.members
        next.append((found, other))
      }
    }
    return result
  }

  /// Returns the declaration of a name. Enclosing types are searched from the inside out, then paths that end with
  /// the name. The first part may be a module.
  private func declaration(
    _ parts: [String], seenFrom type: DeclaredType?, in scope: [String]? = nil
  ) -> DeclaredType? {
    let candidates = sources.types(named: parts.last ?? "").filter { !$0.outline.isHidden || $0.file == type?.file }
    guard !candidates.isEmpty else { return nil }
    var around = scope ?? type?.outline.path ?? []
    while true {
      let path = around + parts.dropLast()
      let fitting = candidates.filter { $0.outline.path == path }
      if let found = fitting.first(where: { $0.file == type?.file }) ?? fitting.first { return found }
      guard !around.isEmpty else { break }
      around.removeLast()
    }
    if 1 < parts.count, let found = candidates.first(where: { $0.outline.path == Array(parts[1..<parts.count - 1]) }) {
      return found
    }
    return nil
  }

  private func alias(_ parts: [String]) -> OutlinedAlias? {
    sources.aliases(named: parts.last ?? "").first {
      !$0.target.isEmpty && ($0.path == parts.dropLast() || $0.path == parts.dropFirst().dropLast())
    }
  }
}

extension TypeFacts {
  /// The unqualified names of the inherited types.
  package var inheritedNames: [String] { inherits.compactMap(\.text.nameParts.last) }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
