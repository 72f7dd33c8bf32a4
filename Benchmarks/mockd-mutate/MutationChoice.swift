/// Chooses mutations at random. The result depends only on a seed, a count and the sources.
///
/// Each module gets a share of the count in proportion to its number of lines, and at least one mutation. The tool
/// chooses a mutable line, then one of the mutations that begin there. It rejects half of the removed statements,
/// which would be most of the sample.
///
/// A hash of the seed and the text of a line ranks the lines of a module. An edit elsewhere therefore does not change
/// the sample, so the survivors of two commits can be compared.
struct MutationChoice {
  private var seed: UInt64
  private var chosen: [(rank: UInt64, mutation: NumberedMutation)] = []

  static func choose(_ count: Int, of files: [MutableFile], seed: UInt64) -> [NumberedMutation] {
    var choice = MutationChoice(seed: seed)
    var modules = Dictionary(grouping: files, by: \.module).filter { $0.value.contains { !$0.mutations.isEmpty } }
    for (module, quota) in shares(of: count, modules) {
      guard let files = modules.removeValue(forKey: module) else { continue }
      choice.choose(quota, of: files)
    }
    // The order is random as well, so that a prefix of the mutations is a sample of all.
    let mutations = choice.chosen.sorted { $0.rank < $1.rank }.map(\.mutation)
    return mutations.enumerated().map { index, mutation in
      NumberedMutation(number: index + 1, file: mutation.file, mutation: mutation.mutation)
    }
  }

  /// Returns the number of mutations for each module, by the method of largest remainders.
  private static func shares(of count: Int, _ modules: [String: [MutableFile]]) -> [(String, Int)] {
    let lines = modules.mapValues { files in files.reduce(0) { $0 + $1.line(of: $1.bytes.count) } }
    let total = Double(max(1, lines.values.reduce(0, +)))
    var shares = lines.map { name, lines in
      let exact = Double(count) * Double(lines) / total
      return (name: name, share: max(1, Int(exact)), rest: exact - exact.rounded(.down))
    }
    shares.sort { ($1.rest, $0.name) < ($0.rest, $1.name) }
    var left = count - shares.reduce(0) { $0 + $1.share }
    for index in shares.indices where left > 0 {
      shares[index].share += 1
      left -= 1
    }
    return shares.sorted { $0.name < $1.name }.map { ($0.name, $0.share) }
  }

  private mutating func choose(_ count: Int, of files: [MutableFile]) {
    let candidates = files.flatMap { self.candidates(in: $0) }.sorted { $0.rank < $1.rank }
    var left = count
    for candidate in candidates where left > 0 {
      let mutation = candidate.mutation
      let isFree = !chosen.contains {
        $0.mutation.file == mutation.file && $0.mutation.mutation.range.overlaps(mutation.mutation.range)
      }
      if !isFree { continue }
      chosen.append(candidate)
      left -= 1
    }
  }

  /// Returns one mutation for each mutable line of a file, unless it is a rejected removal.
  private func candidates(in file: MutableFile) -> [(rank: UInt64, mutation: NumberedMutation)] {
    let byLine = Dictionary(grouping: file.mutations) { file.line(of: $0.range.lowerBound) }
    var occurrences: [[UInt8]: Int] = [:]
    return byLine.sorted { $0.key < $1.key }.compactMap { number, mutations in
      let text = Array(file.text(ofLine: number))
      let occurrence = occurrences[text, default: 0]
      occurrences[text] = occurrence + 1
      var random = SplitMix64(state: Self.hash([Array("\(seed) \(file.path) \(occurrence) ".utf8), text].joined()))
      let rank = random.next()
      guard let mutation = mutations.randomElement(using: &random) else { return nil }
      if mutation.kind.hasSuffix("removed"), Bool.random(using: &random) { return nil }
      return (rank, NumberedMutation(number: 0, file: file.path, mutation: mutation))
    }
  }

  /// FNV-1a of 64 bits.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

/// A random number generator with equal numbers on every machine.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
