import Foundation
import MockSupport
import MockSupportTesting
import Testing

/// Static state of mocks belongs to a scope.
@Suite struct MockScopeTests {
  private enum Shared {}

  private static var method: MockMethod<() -> Int, Void, Int, Never> { MockState.statics(of: Shared.self).method("m") }

  @Test func scopesAreSeparate() async {
    withMockScope {
      Self.method.value = 1
      withMockScope {
        #expect(Self.method.value == nil)
        Self.method.value = 2
      }
      #expect(Self.method.value == 1)
    }
    await withMockScope {
      #expect(Self.method.value == nil)
      Self.method.value = 3
      #expect(await Task { Self.method.value }.value == 3)
      #expect(await Task.detached { Self.method.value }.value == nil)
      await withTaskGroup(of: Int?.self) { group in
        group.addTask { Self.method.value }
        for await value in group { #expect(value == 3) }
      }
    }
    #expect(Self.method.value == nil)
  }

  /// Without a scope, these tasks would read each other's values.
  @Test func concurrentTestsAreSeparate() async {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for number in 0..<50 {
        group.addTask {
          await withMockScope {
            Self.method.value = number
            await Task.yield()
            return Self.method.value == number ? 0 : 1
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  /// Each case of a test has a separate scope.
  @Suite(.mockScope) struct TraitTests {
    @Test(arguments: 0..<20) func testCasesAreSeparate(number: Int) async {
      #expect(MockScopeTests.method.value == nil && MockScopeTests.method.callCount == 0)
      MockScopeTests.method.value = number
      _ = MockScopeTests.method._call(())
      await Task.yield()
      #expect(MockScopeTests.method.value == number && MockScopeTests.method.callCount == 1)
    }
  }

  @MainActor @Test(.mockScope) func theMainActorHasScopesToo() async {
    var count = 0
    await withMockScope {
      count += 1
      await Task.yield()
      Self.method.value = count
    }
    #expect(count == 1 && Self.method.value == nil)
  }
}
