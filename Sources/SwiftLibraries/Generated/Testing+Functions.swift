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
269 o  withKnownIssue 537 1284 d5d6757c6aa2fc47668f89aed6f54489 func withKnownIssue( _ comment: Comment? = nil, isIntermittent: Bool = false, isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void)
327 o  withKnownIssue 1285 1635 7a6ae0d9aeb362ca074b1a62b4315a94 func withKnownIssue( _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void, when precondition: () -> Bool = { true }, matching issueMatcher: @escaping KnownIssueMatcher = { _ in true })

"""#)
  }
}
