import BuildGraph
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// Mocks for random operations on hard schemas equal an independent model's mocks, byte for byte.
///
/// `MOCKD_SEED` sets the first seed, which failures name; `MOCKD_ROUNDS` multiplies the rounds.
@Suite struct RandomMocksTests {
  static let repetitions = ProcessInfo.processInfo.environment["MOCKD_ROUNDS"].flatMap { Int($0) } ?? 1

  @Test func mocksOfLocalSchemasEqualTheModel() {
    let names = [SourceFile(path: "names.graphqls", text: LocalSchemas.names)]
    let all = names + [SourceFile(path: "more.graphqls", text: LocalSchemas.withoutDefaults)]
    let schemas = (PlainSchema(names), PlainSchema(all))
    for round in 0..<UInt64(Self.repetitions * 30) {
      let seed = Seeds.first &+ round
      var random = SplitMix64(seed: seed)
      let options = ModelOptions.random(for: schemas.1, using: &random)
      check(
        ModelRound(
          seed: seed, schemaSources: options.isCorrected ? all : names,
          schema: options.isCorrected ? schemas.1 : schemas.0,
          operations: Int.random(in: 1...40, using: &random), options: options))
    }
  }

  /// One large schema; all of them if `MOCKD_ROUNDS` is set.
  static let schemas: [RealAPI] =
    repetitions == 1
    ? [.gitHub]
    : [.gitHub, .starWars, .animalKingdom, .buildkite, .linear, .saleor("stripe"), .artsy("NotificationQuery")]

  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)), arguments: schemas)
  func mocksOfRealSchemasEqualTheModel(api: RealAPI) throws {
    let sources = try api.schemaSources()
    let schema = PlainSchema(sources)
    for round in 0..<UInt64(Self.repetitions) {
      check(
        ModelRound(seed: Seeds.first &+ round, schemaSources: sources, schema: schema, operations: 300))
    }
  }

  private func check(_ round: ModelRound) {
    let product = ModelProduct(round)
    var found = disagreements(round, product)
    if found.isEmpty { found = orderDisagreements(round, product) }
    if found.isEmpty {
      let moved = round.redistributed()
      found = disagreements(moved, ModelProduct(moved))
    }
    guard !found.isEmpty else { return }
    let smallest = shrink(round) { !disagreements($0, ModelProduct($0)).isEmpty }
    let rest = disagreements(smallest, ModelProduct(smallest))
    let text = smallest.sources.map { "# \($0.path)\n" + String(decoding: $0.bytes, as: UTF8.self) }
    Issue.record(
      """
      seed \(round.seed), \(smallest.options)
      \((rest.isEmpty ? found : rest).prefix(12).joined(separator: "\n"))
      \(text.joined(separator: "\n").prefix(6000))
      """)
  }

  /// Returns differences caused by the order of files.
  private func orderDisagreements(_ round: ModelRound, _ product: ModelProduct) -> [String] {
    var random = SplitMix64(seed: round.seed)
    let shuffled = ModelProduct(round, order: round.sources.shuffled(using: &random))
    let isSame = shuffled.build.plan == product.build.plan && shuffled.build.diagnostics == product.build.diagnostics
    return isSame ? [] : ["the order of files changes the result"]
  }
}
