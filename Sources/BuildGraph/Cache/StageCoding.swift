import CrashAnalysis
import Source

/// The bytes of values in the results of stages. A reader accepts any bytes.
extension ByteWriter {
  mutating func write(_ location: Location) {
    write(location.file)
    write(location.range.lower)
    write(location.range.upper)
  }

  mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.code.rawValue)
    write(diagnostic.severity.rawValue)
    write(diagnostic.message)
    write(diagnostic.location)
    write(diagnostic.related) { writer, related in
      writer.write(related.message)
      writer.write(related.location)
      writer.write(UInt32(related.role.rawValue))
    }
    write(diagnostic.fixes) { writer, fix in
      writer.write(fix.title)
      writer.write(fix.edits) { writer, edit in
        writer.write(edit.location)
        writer.write(edit.replacement)
      }
    }
  }

  mutating func write(_ artifact: Artifact) {
    write(artifact.path)
    write(artifact.isEditable)
    write(artifact.isKept)
    write(artifact.bytes)
  }

  mutating func write(_ counts: TestCounts) {
    for places in counts.places { write(places.sorted()) { $0.write($1) } }
  }
}

extension ByteReader {
  mutating func readLocation() -> Location {
    let file = readString()
    let (lower, upper) = (readNumber(), readNumber())
    if upper < lower { fail() }
    return Location(file, TextRange(lower, upper))
  }

  mutating func readDiagnostic() -> Diagnostic {
    let code = DiagnosticCode(rawValue: readString())
    let severity = Diagnostic.Severity(rawValue: readString())
    if code == nil || severity == nil { fail() }
    let message = readString()
    let location = readLocation()
    let related = readArray { reader in
      let (message, location) = (reader.readString(), reader.readLocation())
      let role = UInt8(exactly: reader.readNumber()).flatMap { Diagnostic.Related.Role(rawValue: $0) }
      if role == nil { reader.fail() }
      return Diagnostic.Related(message, at: location, role ?? .explanation)
    }
    let fixes = readArray { reader in
      Diagnostic.Fix(reader.readString(), reader.readArray { Diagnostic.Edit($0.readLocation(), $0.readString()) })
    }
    return Diagnostic(
      code ?? .configSyntax, severity ?? .error, message, at: location, related: related, fixes: fixes)
  }

  mutating func readArtifact() -> Artifact {
    let path = readString()
    let (isEditable, isKept) = (readBool(), readBool())
    return Artifact(path: path, bytes: readBytes(), isEditable: isEditable, isKept: isKept)
  }

  mutating func readCounts() -> TestCounts {
    TestCounts(places: (0..<TestCounts.placeKinds).map { _ in Set(readArray { $0.readLocation() }) })
  }
}
