import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that fragments don't spread themselves, directly or through others.
/// See https://spec.graphql.org/September2025/#sec-Fragment-Spreads-Must-Not-Form-Cycles
enum NoFragmentCycles {
  static func check(_ unit: ValidationUnit, _ found: inout [Diagnostic]) {
    guard unit.graph.hasCycle else { return }
    var search = CycleSearch(unit)
    for index in unit.documents.definitions.indices {
      guard case .fragment(let fragment) = unit.documents[index] else { continue }
      // Spreads never refer to later fragments of the same name.
      guard unit.documents.fragment(named: fragment.name.name) == index else { continue }
      search.explore(from: index)
      if search.isFull { break }
    }
    found += search.found
  }
}

/// A depth-first search that reports each cycle once, at its first spread. It has its own stack, since chains of
/// fragments may be as long as the input.
private struct CycleSearch {
  let unit: ValidationUnit
  var found: [Diagnostic] = []
  private var isVisited: [Bool]
  /// The index of each fragment in `path`, if it is there.
  private var depths: [Int?]
  private var path: [Step] = []

  /// Whether the limit is exceeded. Each cycle may be as long as the project is large.
  var isFull: Bool { ErrorLimit.most < found.count }

  /// The maximum number of spreads that a diagnostic lists.
  private static let longestList = 50

  /// A fragment on the path, with its spreads.
  private struct Step {
    let fragment: Int
    let spreads: [Spread]
    var next = 0
  }

  /// A spread with its fragment.
  private struct Spread {
    let name: Name
    let target: Int?
    let location: Location
  }

  init(_ unit: ValidationUnit) {
    self.unit = unit
    isVisited = Array(repeating: false, count: unit.documents.definitions.count)
    depths = Array(repeating: nil, count: unit.documents.definitions.count)
  }

  mutating func explore(from root: Int) {
    enter(root)
    while let step = path.last, !isFull {
      guard step.next < step.spreads.count else {
        depths[step.fragment] = nil
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      guard let target = step.spreads[step.next].target else { continue }
      if let depth = depths[target] { report(from: depth) } else { enter(target) }
    }
  }

  private mutating func enter(_ fragment: Int) {
    guard !isVisited[fragment] else { return }
    isVisited[fragment] = true
    depths[fragment] = path.count
    path.append(Step(fragment: fragment, spreads: spreads(in: fragment)))
  }

  /// Returns the spreads of a fragment: first its direct ones, then those in nested sets, the last set first.
  private func spreads(in fragment: Int) -> [Spread] {
    guard let root = unit.documents[fragment].rootSelectionSet else { return [] }
    let document = unit.documents.document(of: fragment)
    var result: [Spread] = []
    var sets = [root]
    while let set = sets.popLast() {
      for selection in document[set.selections] {
        switch selection {
        case .field(let field): if let set = field.selectionSet { sets.append(set) }
        case .inlineFragment(let fragment): sets.append(fragment.selectionSet)
        case .fragmentSpread(let spread):
          result.append(
            Spread(
              name: spread.name.name, target: unit.documents.fragment(named: spread.name.name),
              location: document.location(spread.range)))
        }
      }
    }
    return result
  }

  /// Reports the cycle from the fragment at `depth` to the current spread.
  private mutating func report(from depth: Int) {
    let circle = path[depth...].map { $0.spreads[$0.next - 1] }
    guard let last = circle.last else { return }
    var names = circle.dropLast().prefix(Self.longestList).map { "\"\($0.name.text)\"" }
    if names.count < circle.count - 1 { names.append("and \(circle.count - 1 - names.count) more") }
    let via = names.isEmpty ? "" : " via " + names.joined(separator: ", ")
    found.append(
      number: found.count,
      Diagnostic(
        .noFragmentCycles, "Cannot spread fragment \"\(last.name.text)\" within itself\(via).",
        at: circle[0].location,
        related: circle.dropFirst().prefix(Self.longestList).map {
          Diagnostic.Related("the circle goes on here", at: $0.location)
        }))
  }
}
