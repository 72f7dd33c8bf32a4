import Fuzzing
import Source

/// The input of a round, made from a seed: a schema, settings, and files of random operations.
struct ModelRound {
  let seed: UInt64
  /// The files as read; nil if they are generated.
  var realSources: [SourceFile]?
  let schemaSources: [SourceFile]
  let schema: PlainSchema
  var options: ModelOptions
  var files: [PlainFile]

  /// Creates a round with given definitions.
  init(schemaSources: [SourceFile], schema: PlainSchema, options: ModelOptions, files: [PlainFile]) {
    seed = 0
    self.schemaSources = schemaSources
    self.schema = schema
    self.options = options
    self.files = files
  }

  /// - Parameter operations: the number of operations, without fragments.
  init(
    seed: UInt64, schemaSources: [SourceFile], schema: PlainSchema, operations: Int,
    options: ModelOptions? = nil
  ) {
    self.seed = seed
    self.schemaSources = schemaSources
    self.schema = schema
    var random = SplitMix64(seed: seed)
    self.options = options ?? .random(for: schema, using: &random)
    var generator = OperationGenerator(
      schema: schema, seed: random.next(), width: Int.random(in: 3...9, using: &random), depth: 4)
    let definitions = generator.definitions(
      operations: operations, fragments: Int.random(in: 0...(operations / 2), using: &random))
    files = Self.distribute(definitions, using: &random)
  }

  /// Returns the round with the same definitions in other files.
  func redistributed() -> ModelRound {
    var random = SplitMix64(seed: seed &+ 1)
    var round = self
    round.files = Self.distribute(files.flatMap(\.definitions).shuffled(using: &random), using: &random)
    return round
  }

  /// Puts one to seven definitions into each file, under names in no order.
  private static func distribute(_ definitions: [PlainDefinition], using random: inout SplitMix64) -> [PlainFile] {
    var rest = definitions[...]
    var files: [PlainFile] = []
    while !rest.isEmpty {
      let count = Int.random(in: 1...7, using: &random)
      let folder = random.pick(["b/", "a/", "", "B/", "a-b/"]) ?? ""
      let number = Int.random(in: 0..<1000, using: &random)
      files.append(
        PlainFile(path: "\(folder)file\(number)_\(files.count).graphql", definitions: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return files
  }

  /// The files as text.
  var sources: [SourceFile] {
    if let realSources { return realSources }
    let printer = PlainPrinter(files.flatMap(\.definitions))
    return files.map { file in
      SourceFile(path: file.path, text: file.definitions.map { printer.text($0) }.joined(separator: "\n"))
    }
  }

  var model: MockModel { MockModel(files, schema: schema, options: options) }
}
