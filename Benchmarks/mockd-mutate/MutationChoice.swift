/// Chooses mutations at random: a seed, a count and the sources decide them.
///
/// Each module gets a share of the count that follows its number of lines, and at least one. The tool
/// chooses a line that can be mutated, then one of the mutations that begin there. It rejects half of the removed
/// statements, which would be most of the sample.
struct MutationChoice {
  private var random: SplitMix64
  private var chosen: [NumberedMutation] = []

  static func choose(_ count: Int, of files: [MutableFile], seed: UInt64) -> [NumberedMutation] {
    var choice = MutationChoice(random: SplitMix64(state: seed))
    var modules = Dictionary(grouping: files, by: \.module).filter { $0.value.contains { !$0.mutations.isEmpty } }
    for (module, quota) in shares(of: count, modules) {
      guard let files = modules.removeValue(forKey: module) else { continue }
      choice.choose(quota, of: files)
    }
    // The order is random as well, so that a part of the mutations is a sample of all.
    choice.chosen.shuffle(using: &choice.random)
    for index in choice.chosen.indices { choice.chosen[index].number = index + 1 }
    return choice.chosen
  }

  /// The number of mutations for each module, by the method of largest remainders.
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
    var lines: [(file: Int, mutations: [Mutation])] = []
    for (index, file) in files.enumerated() {
      let byLine = Dictionary(grouping: file.mutations) { file.line(of: $0.range.lowerBound) }
      lines += byLine.sorted { $0.key < $1.key }.map { (index, $0.value) }
    }
    lines.shuffle(using: &random)
    var left = count
    for line in lines where left > 0 {
      guard let mutation = line.mutations.randomElement(using: &random) else { continue }
      if mutation.kind.hasSuffix("removed"), Bool.random(using: &random) { continue }
      let file = files[line.file].path
      let isFree = !chosen.contains { $0.file == file && $0.mutation.range.overlaps(mutation.range) }
      if !isFree { continue }
      chosen.append(NumberedMutation(number: 0, file: file, mutation: mutation))
      left -= 1
    }
  }
}

/// Numbers that are the same on every machine.
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
