import Configuration
import Source

extension Project {
  /// Restricts the sources of protocol mocks to the given files.
  ///
  /// A file belongs to the outputs whose patterns match it. If the project has one output, all files belong to it.
  /// Default results are also made of the types in other files that the patterns match.
  mutating func setProtocolSources(_ lists: InputLists) throws(ActionFailure) {
    var unmatched = lists.mocked
    var files = outputs.protocolMocks.map { output in
      let globs = GlobSet(output.sources)
      return lists.mocked.filter { globs.matches($0) }
    }
    for list in files { unmatched.subtract(list) }
    if files.count == 1 { files[0] = lists.mocked }
    if files.count != 1, let file = unmatched.min(by: precedesByBytes) {
      throw ActionFailure(
        usage: files.isEmpty
          ? "'--protocols' needs an output 'protocolMocks' in the configuration"
          : "'\(file)' matches the 'sources' of no output 'protocolMocks'; set '--root', or change these patterns")
    }
    for (index, list) in files.enumerated() {
      let globs = GlobSet(outputs.protocolMocks[index].sources)
      // The patterns of the configuration are shorter.
      if lists.protocols.filter({ globs.matches($0) }) == list { continue }
      let patterns = list.sorted(by: precedesByBytes).map(Self.literalPattern)
      outputs.protocolMocks[index].filesOfModule = outputs.protocolMocks[index].sources + patterns
      outputs.protocolMocks[index].sources = patterns
    }
  }

  /// Returns a pattern that matches only a path.
  private static func literalPattern(_ path: String) -> String {
    var pattern = String.UnicodeScalarView()
    for scalar in path.unicodeScalars {
      if "*?[]{}\\!,".unicodeScalars.contains(scalar) { pattern.append("\\") }
      pattern.append(scalar)
    }
    return String(pattern)
  }
}
