import Incremental
import ProtocolMocks
import Source

/// The size of the mocks of one Swift file, estimated before they are joined.
enum SizeOfProtocolMocks: Query {
  struct Value: Hashable, Sendable {
    /// In bytes.
    var size = 0
    /// The index of the type with which the file exceeds its limit.
    var excess: Int?
  }

  /// The maximum for one file, in bytes.
  static let limit = 8_000_000

  static func compute(_ key: ProtocolMockSource, _ reader: Reader) -> Value {
    let outputs = reader.value(ProtocolOutputs.self, Single())
    guard outputs.indices.contains(key.output) else { return Value() }
    let sources = TrackedMockSources(reader: reader, output: key.output)
    var value = Value()
    for type in reader.value(OutlineOfSwiftFile.self, key.file).declaredTypes
    where reader.selects(type.outline, outputs[key.output]) {
      value.size += sources.estimatedSize(ofMockOf: type, upTo: limit - value.size)
      if limit < value.size {
        value.excess = type.index
        break
      }
    }
    return value
  }
}

/// The source with which the mocks of a project exceed their limit; nil if they don't.
enum ExcessiveProtocolMocks: Query {
  /// The maximum for all mocks, in bytes.
  static let limit = 128_000_000

  static func compute(_ key: Single, _ reader: Reader) -> ProtocolMockSource? {
    var size = 0
    for source in reader.value(ProtocolMockSources.self, Single()) {
      size += reader.value(SizeOfProtocolMocks.self, source).size
      if limit < size { return source }
    }
    return nil
  }
}

extension Reader {
  /// Returns whether no mocks of a source are generated because of their size, and the reason if it is reported there.
  func excess(of source: ProtocolMockSource, _ outline: SwiftOutline) -> (isExcessive: Bool, reasons: [Diagnostic]) {
    if let first = value(ExcessiveProtocolMocks.self, Single()) {
      return (true, first == source ? [outline.tooLarge("this project", ExcessiveProtocolMocks.limit)] : [])
    }
    guard let index = value(SizeOfProtocolMocks.self, source).excess, outline.types.indices.contains(index) else {
      return (false, [])
    }
    // A cycle is the cause of the size, if there is one.
    let type = outline.declaredTypes[index]
    let problems = MockedType.join(type, TrackedMockSources(reader: self, output: 0))?.problems ?? []
    let cycles = problems.filter { $0.code == .protocolMockInheritanceCycle }.map(\.diagnostic)
    return (true, cycles.isEmpty ? [outline.tooLarge("this file", SizeOfProtocolMocks.limit, at: index)] : cycles)
  }
}

extension SwiftOutline {
  fileprivate func tooLarge(_ subject: String, _ limit: Int, at index: Int = 0) -> Diagnostic {
    Diagnostic(
      .protocolMockTooLarge,
      "The mocks of \(subject) would be larger than \(limit / 1_000_000) MB, so they are not generated",
      at: Location(path, types.indices.contains(index) ? types[index].nameRange : TextRange(at: 0)))
  }
}
