import MockIR
import Source

/// All that the test mocks of one project are made from: which types get one, and with which fields.
///
/// It says nothing about Swift (names, defaults and versions are decided where it is printed) and has no positions, so
/// that an edit that changes no mock gives an equal catalog.
package struct MockCatalog: Hashable, Sendable {
  /// One for each object type that is referenced, ordered by name. Each becomes a file.
  package var objects: [ObjectMock]
  /// The interfaces that are referenced, ordered by name. They share a file.
  package var interfaces: [Name]
  /// The unions that are referenced, ordered by name. They share a file.
  package var unions: [Name]

  package init(objects: [ObjectMock] = [], interfaces: [Name] = [], unions: [Name] = []) {
    self.objects = objects
    self.interfaces = interfaces
    self.unions = unions
  }
}
