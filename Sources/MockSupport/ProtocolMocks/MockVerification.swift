/// Checks of a member's calls. A failed check fails the test at the location of the check.
extension MockMember {
  /// Checks the number of calls.
  public func verifyCalls(
    _ count: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let found = callCount
    guard found != count else { return }
    report(
      "'\(name)' of \(_origin) was called \(times(found)), not \(times(count))",
      at: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Checks that the member was not called.
  public func verifyNotCalled(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    verifyCalls(0, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension MockMethod {
  /// Checks the number of calls with matching arguments.
  public func verifyCalls(
    _ count: Int, where fits: (Arguments) -> Bool, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let found = callNumbers(where: fits).count
    guard found != count else { return }
    report(
      "'\(name)' of \(_origin) was called \(times(found)) with matching arguments, not \(times(count)); all calls: "
        + "\(calls)" + missingCalls,
      at: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// ` (the arguments of 2 calls were not recorded)`
  private var missingCalls: String {
    let missing = callCount - calls.count
    if missing <= 0 { return "" }
    return " (the arguments of \(missing == 1 ? "1 call" : "\(missing) calls") were not recorded; see 'recording')"
  }

  /// Returns the calls with matching arguments, for `verifyInOrder`.
  public func calls(where fits: (Arguments) -> Bool) -> MockCalls {
    MockCalls(name: name, numbers: callNumbers(where: fits))
  }

  /// Waits until the member has been called `count` times; fails the test if `seconds` elapse first.
  ///
  /// - Returns: whether there were enough calls.
  @discardableResult
  public func waitForCalls(
    _ count: Int = 1, seconds: Double = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    if count <= callCount { return true }
    if await waiters.wait(for: count, seconds: seconds, current: { self.callCount }) { return true }
    report(
      "'\(name)' of \(_origin) was called \(times(callCount)) in \(seconds) seconds, not \(times(count))",
      at: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    return false
  }
}

/// The numbers of some calls of a member.
public struct MockCalls: Sendable {
  let name: String
  let numbers: [UInt64]
}

extension MockMember {
  /// All calls, for `verifyInOrder`.
  public var allCalls: MockCalls { MockCalls(name: name, numbers: _callNumbers) }
}

/// Checks that there is a call of each step, after a call of the previous step. Other calls may be between them.
///
/// ```swift
/// verifyInOrder(door.openMock.allCalls, alarm.ringMock.calls { $0 == .loud }, door.closeMock.allCalls)
/// ```
public func verifyInOrder(
  _ steps: MockCalls..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  var last: UInt64 = 0
  var previous: String?
  for step in steps {
    guard let next = step.numbers.first(where: { last < $0 }) else {
      let after = previous.map { " after '\($0)'" } ?? ""
      let message = "Found no matching call of '\(step.name)'\(after)"
      return report(message, at: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    (last, previous) = (next, step.name)
  }
}

/// `once`, `3 times`
private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
