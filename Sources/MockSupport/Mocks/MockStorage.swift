import Foundation

/// The state of a mock: its type name, fields and origin.
// '@unchecked': `lock` guards the variable.
@_spi(Execution)
public final class MockStorage: @unchecked Sendable {
  private let lock = NSLock()
  private var state: Snapshot

  /// A copy of the mock's state at one moment.
  struct Snapshot {
    var typename: String
    var fields: [String: FieldContent]
    var origin: MockOrigin
  }

  init(typename: String, origin: MockOrigin) {
    state = Snapshot(typename: typename, fields: ["__typename": .scalar(typename)], origin: origin)
  }

  var snapshot: Snapshot { lock.withLock { state } }

  var typename: String { snapshot.typename }

  var origin: MockOrigin { snapshot.origin }

  var fields: [String: FieldContent] { snapshot.fields }

  /// The content of a field; `.absent` if it is not set. Setting `.absent` removes the field.
  subscript(key: String) -> FieldContent {
    get { lock.withLock { state.fields[key] ?? .absent } }
    set {
      lock.withLock {
        if case .absent = newValue { state.fields[key] = nil } else { state.fields[key] = newValue }
      }
    }
  }

  /// Replaces all fields, and updates the type name from `__typename`.
  func replaceFields(_ fields: [String: FieldContent]) {
    lock.withLock {
      state.fields = fields
      guard case .scalar(let name as String)? = fields["__typename"] else {
        state.typename = ""
        return
      }
      state.typename = name
    }
  }

  /// Marks a mock that generated code created as the default value of `field` of the owner.
  func becomeDefault(of field: String, in owner: MockOrigin) {
    lock.withLock {
      guard state.origin.place.isGenerated, !owner.place.isGenerated else { return }
      state.origin = MockOrigin(state.origin.type, at: owner.place, defaultOf: "'\(field)' in \(owner.mockName)")
    }
  }
}
