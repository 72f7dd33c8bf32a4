import Configuration
import Fuzzing
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("schema.graphqls", ["schema.graphqls"], ["a/schema.graphqls", "schema.graphql", "schemaXgraphqls"]),
    ("graphql/*.graphqls", ["graphql/a.graphqls"], ["graphql/a/b.graphqls", "graphql/.a.graphqls", "a.graphqls"]),
    (
      "**/*.graphql", ["a.graphql", "a/b.graphql", "a/b/c.graphql", ".hidden/a.graphql"],
      ["a.graphqls", ".a.graphql", "a/.b.graphql", ".build/a.graphql", "a/.build/b/c.graphql", "x/.swiftpm/a.graphql"]
    ),
    (
      "graphql/**/*.graphql", ["graphql/a.graphql", "graphql/a/b.graphql", "graphql/a/b/c.graphql"],
      ["a.graphql", "graphqlx/a.graphql", "graphql/.git/refs/a.graphql"]
    ),
    ("a/**/b/*.graphql", ["a/b/x.graphql", "a/c/b/x.graphql", "a/b/b/x.graphql"], ["a/x.graphql", "a/c/x.graphql"]),
    ("Tests/**", ["Tests/a.swift", "Tests/a/b.swift"], ["Tests", "a.swift", "Tests/.build/a.swift"]),
    ("a?c.graphql", ["abc.graphql", "aéc.graphql", "a😀c.graphql"], ["ac.graphql", "abbc.graphql", "a/c.graphql"]),
    ("[a-c]x", ["ax", "cx"], ["dx", "-x"]),
    ("[^a-c]x", ["dx", "éx"], ["ax", "/x", ".x"]),
    ("[]a]x", ["]x", "ax"], ["bx"]),
    ("[a", ["[a"], ["a"]),
    ("{a,b/c}/*.graphql", ["a/x.graphql", "b/c/x.graphql"], ["b/x.graphql", "{a,b/c}/x.graphql"]),
    ("x.{graphql,{gql,q}}", ["x.graphql", "x.gql", "x.q"], ["x.", "x.g"]),
    ("{**/a,b}/x", ["a/x", "c/d/a/x", "b/x"], ["c/b/x"]),
    ("a{b", ["a{b"], ["ab"]),
    ("a{b}", ["ab"], ["a{b}"]),
    ("a,b}", ["a,b}"], ["a"]),
    ("\\*.graphql", ["*.graphql"], ["a.graphql"]),
    ("../graphql/*.graphqls", ["../graphql/a.graphqls"], ["graphql/a.graphqls"]),
    ("../**/*.graphqls", ["../graphql/a.graphqls", "../a.graphqls"], ["a.graphqls", "../../a.graphqls"]),
    ("/opt/*.graphqls", ["/opt/a.graphqls"], ["opt/a.graphqls"]),
    ("a**b", ["ab", "axb"], ["a/b"]),
  ])
  func patternsMatchPaths(pattern: String, matching: [String], others: [String]) {
    let glob = Glob(pattern)
    for path in matching { #expect(glob.matches(path), "\(path)") }
    for path in others { #expect(!glob.matches(path), "\(path)") }
  }

  /// `**` enters no symbolic links. All other components match them. The links are marked by `@`.
  @Test(arguments: [
    (
      "**/*.graphql", ["a/x.graphql", "x.graphql", "a/x.graphql@"],
      ["a@/x.graphql", "a/b@/x.graphql", "a@/b/x.graphql"]
    ),
    ("a/**/*.graphql", ["a@/x.graphql", "a@/b/x.graphql"], ["a/b@/x.graphql", "a@/b@/x.graphql"]),
    ("**/a/*.graphql", ["a@/x.graphql", "b/a@/x.graphql"], ["b@/a/x.graphql"]),
    ("*/x.graphql", ["a@/x.graphql"], []), ("a/{b,c}/x.graphql", ["a@/b@/x.graphql"], []),
    ("{a,**}/x.graphql", ["a@/x.graphql", "b/x.graphql"], ["c@/b/x.graphql"]),
    ("a/**", ["a/x.graphql", "a@/b/x.graphql"], ["a/b@/x.graphql"]),
    ("a/b.graphql", ["a@/b.graphql@"], []),
  ])
  func foldersOfAnyDepthAreNoLinks(pattern: String, matching: [String], others: [String]) {
    let glob = Glob(pattern)
    for marked in matching + others {
      let (path, links) = Self.unmarked(marked)
      #expect(glob.matches(path, links: links) == matching.contains(marked), "\(marked)")
      #expect(glob.matches(path), "\(marked)")
      // A folder with a match is entered.
      for (end, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && matching.contains(marked) {
        let folder = String(decoding: path.utf8.prefix(end), as: UTF8.self)
        #expect(glob.mayContainMatches(directory: folder, links: links.filter { $0 <= end }), "\(marked) \(folder)")
      }
    }
    #expect(!Glob("**/*.graphql").mayContainMatches(directory: "a/b", links: [3]))
    #expect(!GlobSet(["**/*.graphql", "!c/**"]).mayContainMatches(directory: "a", links: [1]))
    #expect(GlobSet(["**/*.graphql", "a/*"]).mayContainMatches(directory: "a", links: [1]))
  }

  /// Returns the path without marks, and the lengths of the beginnings before marks.
  private static func unmarked(_ marked: String) -> (path: String, links: [Int]) {
    var (path, links) = ("", [Int]())
    for character in marked {
      if character == "@" { links.append(path.utf8.count) } else { path.append(character) }
    }
    return (path, links)
  }

  @Test(arguments: [
    ("**/*.graphql", "", true),
    ("a/*.graphql", "a", false),
    ("a/b.graphql", "a", false),
    ("a/b*/c.graphql", "a", true),
    ("a/{b,c}.graphql", "a", false),
    ("a/{b,c/d}.graphql", "a", true),
    ("../a/**/*.graphql", "../a", true),
    ("/opt/a.graphqls", "/opt", false),
    ("a.graphql", "", false),
  ])
  func patternsHaveRoots(pattern: String, directory: String, isRecursive: Bool) {
    #expect(Glob(pattern).root == GlobRoot(directory: directory, isRecursive: isRecursive))
  }

  @Test(arguments: [
    ("a/b/**/*.graphql", ["", "a", "a/b", "a/b/c", "a/b/c/d"], ["b", "ab", "a/c", "a/b/.build", "a/b/.git"]),
    ("a/*/c/*.graphql", ["a", "a/x", "a/x/c"], ["b", "a/x/d", "a/x/c/d", "a/.x"]),
    ("*.graphql", ["", "."], ["a"]),
    ("{a,b}/c/*.graphql", ["a", "b", "a/c"], ["c", "a/b"]),
  ])
  func directoriesWithoutMatchesAreSkipped(pattern: String, entered: [String], left: [String]) {
    let glob = Glob(pattern)
    for path in entered { #expect(glob.mayContainMatches(directory: path), "\(path)") }
    for path in left { #expect(!glob.mayContainMatches(directory: path), "\(path)") }
  }

  /// Patterns that take exponential time in a backtracking matcher.
  @Test(arguments: [
    String(repeating: "*a", count: 1000) + "b",
    String(repeating: "**/", count: 1000) + "b",
    String(repeating: "{a,a}", count: 500) + "b",
    String(repeating: "{a,{a,{a,a}}}", count: 100) + "b",
    String(repeating: "{", count: 4000),
    String(repeating: "[", count: 4000),
    String(repeating: "{[a-z],*,?}", count: 300) + "b",
  ])
  func hostilePatternsMatchInLinearTime(pattern: String) {
    let glob = Glob(pattern)
    let path = String(repeating: "a/", count: 200) + String(repeating: "a", count: 2000)
    #expect(!glob.matches(path))
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 3000)))
  }

  @Test func invalidUTF8InAPathMatches() {
    let path = String(decoding: [0x61, 0xFF, 0x62] as [UInt8], as: UTF8.self)
    #expect(Glob("a?b").matches(path))
  }

  /// Random patterns agree with an exhaustive matcher.
  @Test func randomPatternsAgreeWithAnExhaustiveMatcher() {
    var random = SplitMix64(seed: 1)
    let pieces = ["a", "b", "*", "?", "/", "**/", "[ab]", "[^a]", ".", "{a,b}", "{a/,}", "{?,b}"]
    let letters = ["a", "b", "/", "."]
    for _ in 0..<20_000 {
      // Half of the patterns have the form that most patterns of users have.
      let parts =
        Bool.random(using: &random)
        ? (0..<Int.random(in: 1...5, using: &random)).map { _ in pieces }
        : [["", "a/", "a/b/"], ["", "**/"], ["*"], ["", "b", ".b", ".a.b"]]
      let pattern = parts.map { $0.randomElement(using: &random) ?? "" }.joined()
      let path = (0..<Int.random(in: 1...6, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
        .joined()
      if pattern.contains("*{") { continue }  // The matcher does not join stars across braces.
      let expected = expand(pattern).contains { simpleMatch(Array($0), Array(path), isAtStart: true) }
      #expect(Glob(pattern).matches(path) == expected, "\(pattern) \(path)")
    }
  }

  private func expand(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    let choices = pattern[pattern.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
    return choices.flatMap { expand(String(pattern[..<open] + $0 + pattern[pattern.index(after: close)...])) }
  }

  private func simpleMatch(_ pattern: [Character], _ path: [Character], isAtStart: Bool) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let isDot = isAtStart && path.first == "."
    if first == "*" {
      if isAtStart, pattern == ["*", "*"] { return simpleMatch(pattern + ["/", "*"], path, isAtStart: true) }
      if isAtStart, pattern.starts(with: "**/") {
        let rest = Array(pattern.drop { $0 == "*" }.dropFirst())
        if simpleMatch(rest, path, isAtStart: true) { return true }
        guard let slash = path.firstIndex(of: "/"), 0 < slash, String(path[..<slash]) != ".." else { return false }
        return simpleMatch(pattern, Array(path[(slash + 1)...]), isAtStart: true)
      }
      let rest = Array(pattern.drop { $0 == "*" })
      let end = path.firstIndex(of: "/") ?? path.count
      for length in 0...end where length == 0 || !isDot {
        if simpleMatch(rest, Array(path[length...]), isAtStart: isAtStart && length == 0) { return true }
      }
      return false
    }
    guard let character = path.first else { return false }
    switch first {
    case "?":
      return character != "/" && !isDot
        && simpleMatch(Array(pattern.dropFirst()), Array(path.dropFirst()), isAtStart: false)
    case "[":
      let isNegated = pattern[1] == "^"
      let members: [Character] = isNegated ? ["a"] : ["a", "b"]
      guard character != "/", !isDot, members.contains(character) != isNegated else { return false }
      return simpleMatch(Array(pattern.dropFirst(4)), Array(path.dropFirst()), isAtStart: false)
    default:
      return first == character
        && simpleMatch(Array(pattern.dropFirst()), Array(path.dropFirst()), isAtStart: first == "/")
    }
  }
}

@Suite struct GlobSetTests {
  @Test func exclusionsApplyInAnyOrder() {
    for patterns in [["!a/b/*.graphql", "a/**/*.graphql"], ["a/**/*.graphql", "!a/b/*.graphql"]] {
      let set = GlobSet(patterns)
      #expect(set.matches("a/x.graphql"))
      #expect(!set.matches("a/b/x.graphql"))
      #expect(set.matches("a/b/c/x.graphql"))
    }
  }

  @Test(arguments: [
    (["**/*.graphql", "!**/node_modules/**"], ["node_modules", "a/node_modules"], ["", "a", "node_module", "a/b"]),
    (["**/*.graphql", "!a/b/**"], ["a/b"], ["a", "a/c", "b"]),
    (["../x/**/*.graphql", "!../x/y/**"], ["../x/y"], ["../x", "../x/z"]),
    // Patterns for folders that `**` skips.
    (["**/*.graphql", "a/.build/*.graphql", "!a/**"], [], ["a", "a/.build"]),
    (["**/{.x,y}.graphql", "!a/**"], [], ["a"]), (["**/.x.graphql", "!a/**"], [], ["a"]),
    (["**/\\.x.graphql", "!a/**"], [], ["a"]),
    // Only some of the files below are excluded.
    (["**/*.graphql", "!a/*"], [], ["a"]), (["**/*.graphql", "!a/**/x*"], [], ["a"]),
  ])
  func fullyExcludedFoldersAreSkipped(patterns: [String], closed: [String], open: [String]) {
    let set = GlobSet(patterns)
    for folder in closed { #expect(!set.mayContainMatches(directory: folder), "\(folder)") }
    for folder in open { #expect(set.mayContainMatches(directory: folder), "\(folder)") }
  }

  @Test func nestedRootsAreRemoved() {
    let set = GlobSet(["a/**/*.graphql", "a/b/*.graphql", "c/*.graphql", "c/d/*.graphql", "../x/*.graphql", "!e/**"])
    #expect(
      set.roots == [
        GlobRoot(directory: "../x", isRecursive: false), GlobRoot(directory: "a", isRecursive: true),
        GlobRoot(directory: "c", isRecursive: false), GlobRoot(directory: "c/d", isRecursive: false),
      ])
    #expect(GlobSet(["**/*.graphql", "a/*.graphqls"]).roots == [GlobRoot(directory: "", isRecursive: true)])
    #expect(GlobSet([]).roots.isEmpty)
  }
}
