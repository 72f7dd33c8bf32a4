import Testing

@testable import MockSupport

/// The arguments that mocks keep or release.
@Suite struct MockRecordingTests {
  protocol Service: AnyObject {}
  final class Object: Service {}
  struct Holder { var object: Object }

  typealias Method<Arguments> = MockMethod<(Arguments) -> Void, Arguments, Void, Never>

  private let state = MockState("StoreMock")

  /// Whether the mock releases an object that was an argument.
  private func releases<Arguments>(_ make: (Object) -> Arguments) -> Bool {
    let method: Method<Arguments> = state.method("save \(Arguments.self)")
    weak var object: Object?
    do {
      let new = Object()
      object = new
      _ = method._call(make(new))
      if state.recording == .weakArguments { #expect(method.calls.count == 1 && method.lastCall != nil) }
    }
    #expect(method.callCount == 1)
    return object == nil
  }

  @Test func argumentsAreRetained() {
    #expect(!releases { $0 })
    state.reset()
    #expect(releases { _ in 1 })
  }

  @Test func weakArgumentsAreReleased() {
    state.recording = .weakArguments
    #expect(releases { $0 })
    #expect(releases { $0 as Object? })
    #expect(releases { $0 as (any Service) })
    #expect(releases { $0 as (any Service)? })
    #expect(releases { $0 as Any })
    #expect(releases { $0 as AnyObject })
    #expect(releases { (id: 1, object: $0, name: "a") })
    #expect(releases { (Int8(1), $0 as (any Service)?, 2.5) })
    // Values that contain an object in other ways are kept.
    #expect(!releases { Holder(object: $0) })
    #expect(!releases { [$0] })
  }

  @Test func weakArgumentsLastAsLongAsTheirObjects() throws {
    state.recording = .weakArguments
    let method: Method<(id: Int, object: Object?, any Service, flag: Bool)> = state.method("save")
    let (first, second) = (Object(), Object())
    _ = method._call((1, first, second, true))
    _ = method._call((2, nil, second, false))
    #expect(method.calls.map(\.id) == [1, 2] && method.calls.map(\.flag) == [true, false])
    let last = try #require(method.calls.first)
    #expect(last.object === first && last.2 === second)
    #expect(method.lastCall?.object == nil && method.lastCall?.2 === second)
    let empty: Method<Void> = state.method("none")
    _ = empty._call(())
    #expect(empty.calls.count == 1)
  }

  @Test func callsAreCountedWithoutArguments() {
    state.recording = .callsOnly
    #expect(releases { [$0] })
    let method: Method<Int> = state.method("count")
    _ = method._call(1)
    #expect(method.callCount == 1 && method.calls == [] && method.lastCall == nil && method.wasCalled)
    method.verifyCalls(1)
    withKnownIssue {
      method.verifyCalls(1) { $0 == 1 }
    } matching: { issue in
      "\(issue)".contains("the arguments of 1 call were not recorded")
    }
  }

  /// A change of recording applies to existing members and their earlier calls.
  @Test func settingsApplyToEarlierCalls() {
    let method: Method<Object> = state.method("save")
    weak var object: Object?
    do {
      let new = Object()
      object = new
      _ = method._call(new)
    }
    #expect(object != nil && method.recording == .arguments)
    state.recording = .weakArguments
    #expect(object == nil && method.recording == .weakArguments && method.callCount == 1)
    state.reset()
    #expect(method.recording == .weakArguments)
    method.recording = .arguments
    #expect(method.recording == .arguments)
  }

  /// A property set to nil releases its earlier value.
  @Test(arguments: [MockRecording.arguments, .weakArguments, .callsOnly])
  func propertiesReleaseEarlierValues(_ recording: MockRecording) {
    let property: MockProperty<Object?> = state.property("delegate")
    property.recording = recording
    weak var object: Object?
    do {
      let new = Object()
      object = new
      property._set(new)
      #expect(property._get() === new)
    }
    #expect(object != nil)
    property._set(nil)
    #expect((object == nil) == (recording != .arguments))
    #expect(property.setCount == 2)
  }

  @Test func propertiesMayBeWeak() {
    let property: MockProperty<(any Service)?> = state.property("delegate", holdsWeakly: true)
    property.recording = .weakArguments
    weak var object: Object?
    do {
      let new = Object()
      object = new
      property._set(new)
      #expect(property._get() === new)
      property.value = .some(new)
      #expect(property._get() === new)
    }
    #expect(object == nil && property._get() == nil && property.value == nil)
    property.reset()
    #expect(property.holdsWeakly)
    let other: MockProperty<Object?> = state.property("other")
    do {
      let new = Object()
      object = new
      other.value = new
    }
    #expect(object != nil && other._get() != nil)
    other.holdsWeakly = true
    #expect(object == nil && other._get() == nil)
  }
}
