import Source

extension [Artifact] {
  /// Merges the artifacts into a fixed number of files with fixed names: `Mockd-01.swift` and so on.
  ///
  /// The path of an artifact alone decides about its part, so that a new or deleted artifact changes one part only.
  package func merged(intoParts count: Int) -> [Artifact] {
    var parts = [[Artifact]](repeating: [], count: count)
    for artifact in sorted(by: { precedesByBytes($0.path, $1.path) }) {
      parts[Int(pathHash(artifact.path) % UInt64(count))].append(artifact)
    }
    return parts.enumerated().map { index, artifacts in
      Artifact(path: partName(index + 1, of: count), bytes: partContents(artifacts))
    }
  }
}

/// Returns the name of a part. All names have the same length, at least two digits.
private func partName(_ number: Int, of count: Int) -> String {
  let digits = String(number)
  let width = Swift.max(2, String(count).utf8.count)
  return "Mockd-" + String(repeating: "0", count: width - digits.utf8.count) + digits + ".swift"
}

/// Returns a Swift file with the contents of files. Imports may stand between declarations.
private func partContents(_ artifacts: [Artifact]) -> [UInt8] {
  var bytes = Array("// @generated\n// This file was automatically generated and should not be edited.\n".utf8)
  for artifact in artifacts {
    bytes += "\n// MARK: - \(artifact.path)\n\n".utf8
    bytes += artifact.bytes
  }
  return bytes
}

/// Returns the hash of a path, FNV-1a with 64 bits. It is the same on all machines.
private func pathHash(_ path: String) -> UInt64 {
  path.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
