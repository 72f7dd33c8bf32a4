// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Testing_Functions: LibraryText {
    LibraryText(
      path: "Testing/Functions.swift",
      text: #"""
public func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: Int = 1, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: (Confirmation) async throws -> R
) async rethrows -> R
public func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: some RangeExpression<Int> & Sendable & Sequence<Int>,
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R
public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void) async
public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void,
  when precondition: () async -> Bool = { true }, matching issueMatcher: @escaping KnownIssueMatcher = { _ in true })
  async rethrows
public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void)
public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void, when precondition: () -> Bool = { true },
  matching issueMatcher: @escaping KnownIssueMatcher = { _ in true }) rethrows
public typealias KnownIssueMatcher = @Sendable (Issue) -> Bool

"""#,
      outline: #"""
269 o  confirmation 0 244 4c6722172f3101b131392698b74ad927 func confirmation<R>( _ comment: Comment? = nil, expectedCount: Int = 1, isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation, _ body: (Confirmation) async throws -> R )
316 o  confirmation 245 536 1540a5b989a311ca8992324fdf1f2ecc func confirmation<R>( _ comment: Comment? = nil, expectedCount: some RangeExpression<Int> & Sendable & Sequence<Int>, isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation, _ body: (Confirmation) async throws -> R )
268 o  withKnownIssue 537 762 97440c95861325039713afbcf2d7d79d func withKnownIssue( _ comment: Comment? = nil, isIntermittent: Bool = false, isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void)
385 o  withKnownIssue 763 1117 57cb4cb4e231f382e008356270333abd func withKnownIssue( _ comment: Comment? = nil, isIntermittent: Bool = false, isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void, when precondition: () async -> Bool = { true }, matching issueMatcher: @escaping KnownIssueMatcher = { _ in true })
217 o  withKnownIssue 1118 1284 20aa9b7c7b43574037e3db9016d0ceed func withKnownIssue( _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void)
327 o  withKnownIssue 1285 1572 0c34f34419ad37423c60ba74153cddcc func withKnownIssue( _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void, when precondition: () -> Bool = { true }, matching issueMatcher: @escaping KnownIssueMatcher = { _ in true })
92 o  KnownIssueMatcher 1573 1635 f4c101d9fe11b0c6665c3b6f0c18c567 typealias KnownIssueMatcher

"""#)
  }
}
