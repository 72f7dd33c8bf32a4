import Testing

@testable import Configuration

/// Combinations of patterns for edge cases.
@Suite struct GlobEdgeTests {
  /// A folder is searched recursively if any of its patterns requires it, in any order.
  @Test(arguments: [
    ["**/*.graphql", "*.gql"], ["*.gql", "**/*.graphql"], ["*.gql", "**/*.graphql", "*.graphqls"],
  ])
  func recursionIsIndependentOfPatternOrder(patterns: [String]) {
    #expect(GlobSet(patterns).roots == [GlobRoot(directory: "", isRecursive: true)])
    let below = patterns.map { "a/b/" + $0 }
    #expect(GlobSet(below + ["a/b/x/*.gql"]).roots == [GlobRoot(directory: "a/b", isRecursive: true)])
  }

  @Test func siblingFoldersAreSeparateRoots() {
    let roots = GlobSet(["ab/*.gql", "a/**/*.gql", "a/b/**", "../a/*.gql", "/a/*.gql"]).roots
    let expected: [(String, Bool)] = [("../a", false), ("/a", false), ("a", true), ("ab", false)]
    #expect(roots == expected.map { GlobRoot(directory: $0.0, isRecursive: $0.1) })
    // The root of the workspace covers `b`, and no folder outside.
    let all = GlobSet(["**/*.gql", "../a/*.gql", "/a/*.gql", "b/*.gql"]).roots
    #expect(all.map(\.directory) == ["", "../a", "/a"])
  }

  /// Any alternative in braces can match a file that begins with a dot, so no folder below may be skipped.
  @Test(arguments: [
    "**/{y,.x}.graphql", "**/{.x,y}.graphql", "{a,b/.x}/*.graphql", "**/{y,{z,.x}}.graphql", "./.x/*.graphql",
    "../.x/*.graphql", "a/.x/*.graphql", ".x/*.graphql",
  ])
  func patternsWithADotMatchHiddenNames(pattern: String) {
    #expect(GlobSet([pattern, "**/*.graphql", "!a/**"]).mayContainMatches(directory: "a"))
  }

  @Test(arguments: ["**/{y,x}.graphql", "./**/*.graphql", ".././a/*.graphql", "a.b/*.graphql", "**/{a.x,b}.graphql"])
  func patternsWithoutADotSkipHiddenNames(pattern: String) {
    #expect(!GlobSet([pattern, "**/*.graphql", "!a/**"]).mayContainMatches(directory: "a"))
  }

  @Test func alternativesWithADotMatchHiddenNames() {
    for pattern in ["{y,.x}", "{.x,y}", "a/{y,.x}", "**/{y,.x}"] {
      let folder = pattern.hasPrefix("a/") ? "a/" : ""
      #expect(Glob(pattern).matches(folder + ".x"), "\(pattern)")
      #expect(Glob(pattern).matches(folder + "y"), "\(pattern)")
      #expect(!Glob(pattern).matches(folder + ".y"), "\(pattern)")
    }
    // A wildcard after an empty alternative is at the start.
    #expect(!Glob("{,a}*").matches(".x"))
    #expect(Glob("{,a}*").matches("a.x"))
  }

  /// Each byte that is not UTF-8 is one character, and no pattern can name it.
  @Test(
    arguments: [
      ("a?b", [0x61, 0xFF, 0x62], true), ("a?b", [0x61, 0xFF, 0xFE, 0x62], false),
      ("a??b", [0x61, 0xFF, 0xFE, 0x62], true), ("a*b", [0x61, 0x80, 0x80, 0x62], true),
      ("a[^x]b", [0x61, 0xC3, 0x62], true), ("a[\u{0}-\u{10FFFF}]b", [0x61, 0xFF, 0x62], false),
      ("a\u{FFFD}b", [0x61, 0xFF, 0x62], false), ("aÿb", [0x61, 0xFF, 0x62], false),
      ("a?/b", [0x61, 0xE2, 0x2F, 0x62], true), ("**/b", [0xFF, 0x2F, 0x62], true),
      // A truncated character counts as one character for each of its bytes.
      ("a?", [0x61, 0xE2, 0x82], false), ("a??", [0x61, 0xE2, 0x82], true), ("a?", [0x61, 0xE2, 0x82, 0xAC], true),
    ] as [(String, [UInt8], Bool)])
  func invalidUTF8IsMatchedByBytes(pattern: String, path: [UInt8], isMatch: Bool) {
    let program = GlobProgram(pattern)
    #expect(path.withUnsafeBufferPointer { program.matches($0, []) } == isMatch)
  }
}
