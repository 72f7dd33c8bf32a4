import Fuzzing
import Reporting
import Source
import Testing

/// Reports of random diagnostics in random bytes: nothing traps, and no source byte controls a terminal.
@Suite struct RandomReportTests {
  private static let pieces: [[UInt8]] = [
    Array("\u{FEFF}".utf8), Array("é".utf8), Array("👩‍👧".utf8), Array("日本".utf8), [0xFF], [0x80], [0xF0, 0x9F], [0],
    [0x1B],
    [0x7F], Array("\u{9B}".utf8), Array("\u{202E}".utf8), [0x0A], [0x0D], [0x0D, 0x0A], [0x09], Array("\"".utf8),
    Array("\"\"\"".utf8), Array("// mockd:ignore output/stale x\n".utf8), Array("# mockd:ignore\n".utf8),
    Array("abc ".utf8),
    Array("/*".utf8), Array("{}".utf8), Array("]]>".utf8), Array("\n::warning::".utf8), Array("##[error]".utf8),
    Array("##vso[task.setvariable variable=A]b".utf8), Array("\u{200B}".utf8), Array("#".utf8),
  ]

  private func bytes(_ generator: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 0...40, using: &generator)).flatMap { _ in
      Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
    }
  }

  /// Returns the first line that a CI system would execute although the report did not intend it.
  private func actsOnLog(_ output: String, _ format: ReportFormat) -> String? {
    output.split(separator: "\n").map(String.init).first { line in
      let isCommand = line.drop(while: \.isWhitespace).hasPrefix("::") && format != .github
      return isCommand || line.contains("##[") || line.contains("##vso[")
    }
  }

  private func location(_ file: SourceFile, _ generator: inout SplitMix64) -> Location {
    let limit = UInt32(file.bytes.count + 3)
    let lower = UInt32.random(in: 0...limit, using: &generator)
    return Location(file.path, TextRange(lower, UInt32.random(in: lower...limit, using: &generator)))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyFormatRendersRandomDiagnostics(seed: UInt64) {
    var generator = SplitMix64(seed: seed &* 7919)
    for _ in 0..<50 {
      let files = ["a.swift", "::warning::hi/\n::error::b.graphql"].map {
        SourceFile(path: $0, bytes: bytes(&generator))
      }
      let lookup: SourceLookup = { path in files.first { $0.path == path } }
      let diagnostics = (0..<4).map { _ in
        let file = files[Int.random(in: 0...1, using: &generator)]
        let text = String(decoding: bytes(&generator), as: UTF8.self)
        return Diagnostic(
          .outputStale, .error, text, at: location(file, &generator),
          related: [.init(text, at: location(file, &generator))],
          fixes: [.init(text, [.init(location(file, &generator), text)])])
      }
      let report = Report(diagnostics, showsHints: true, sources: lookup)
      for format in ReportFormat.allCases {
        let width = Int.random(in: 1...60, using: &generator)
        let paths = ReportPaths(workspace: "/r/w", repository: "/r")
        let output = report.render(format, ReportOptions(width: width, paths: paths))
        let acting = output.unicodeScalars.first { $0.isHiddenControl && $0 != "\n" && $0 != "\t" }
        #expect(acting == nil, "\(format) \(seed)")
        #expect(actsOnLog(output, format) == nil, "\(format) \(seed)")
      }
      _ = diagnostics.removingSuppressed(sources: lookup)
      let baseline = Baseline(accepting: diagnostics, sources: lookup)
      #expect(baseline.new(in: diagnostics, sources: lookup).isEmpty)
      let (read, problems) = Baseline.read(SourceFile(path: "baseline.json", text: baseline.text))
      #expect(read == baseline && problems.isEmpty)
      _ = Baseline.read(files[0])
    }
  }
}
