/// A small change of a source file that a test should detect.
///
/// The change is a set of edits that compile both the original and the changed code; `#` in their text stands for the
/// number of the mutation. `MutantSwitch` in each module decides at run time.
struct Mutation: Sendable {
  /// The name of the change, such as `< to <=`.
  var kind: String
  /// The bytes of the original that the change covers. Mutations of one file do not overlap.
  var range: Range<Int>
  var edits: [Edit]

  /// The replacement of a range by a text.
  struct Edit: Sendable {
    /// The bytes to replace; empty for an insertion.
    var range: Range<Int>
    var text: String
  }

  init(_ kind: String, _ range: Range<Int>, _ edits: [Edit]) {
    self.kind = kind
    self.range = range
    self.edits = edits
  }

  /// Creates a mutation that encloses the range in two texts.
  init(_ kind: String, wrap range: Range<Int>, _ before: String, _ after: String) {
    self.init(
      kind, range,
      [
        Edit(range: range.lowerBound..<range.lowerBound, text: before),
        Edit(range: range.upperBound..<range.upperBound, text: after),
      ])
  }
}

/// A mutation in a file, with the number that activates it.
struct NumberedMutation {
  var number: Int
  var file: String
  var mutation: Mutation
}

/// A source file with its possible mutations.
struct MutableFile: Sendable {
  /// The path relative to the root, `Sources/Module/…`.
  var path: String
  var bytes: [UInt8]
  var mutations: [Mutation]
  /// The offsets of all line breaks.
  private var newlines: [Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    mutations = MutationFinder.mutations(of: bytes)
    newlines = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
  }

  var module: String { String(path.split(separator: "/")[1]) }

  /// Returns the number of the line at an offset, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, newlines.count)
    while low < high {
      let middle = (low + high) / 2
      if newlines[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// Returns the bytes of a line, without the line break.
  func text(ofLine number: Int) -> ArraySlice<UInt8> {
    let start = number < 2 ? 0 : newlines[number - 2] + 1
    return bytes[start..<(number <= newlines.count ? newlines[number - 1] : bytes.count)]
  }

  /// Returns the file with some of its mutations built in.
  func rewritten(with mutations: [NumberedMutation]) -> [UInt8] {
    let edits = mutations.flatMap { numbered in
      numbered.mutation.edits.map {
        Mutation.Edit(range: $0.range, text: $0.text.replacing("#", with: "\(numbered.number)"))
      }
    }
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}
