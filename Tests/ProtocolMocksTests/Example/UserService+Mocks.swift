// @generated
// This file was automatically generated and should not be edited.
// swift-format-ignore-file

import MockSupport

nonisolated final class UserServiceMock: UserService, Sendable {
  /// The recorded calls and results of all members.
  let mockState: MockState

  init(fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {
    mockState = MockState("UserServiceMock", fileID: fileID, filePath: filePath, line: line, column: column, defaults: mockedDefaultsOfUserService)
  }

  var isOnlineMock: MockProperty<Bool> { mockState.property("isOnline") }
  var isOnline: Bool { self.isOnlineMock._get() }

  var userMock: MockMethod<nonisolated(nonsending) (Int) async throws -> User, Int, User, any Error> { mockState.method("user(id:)") }
  nonisolated(nonsending)
  func user(id: Int) async throws -> User {
    switch self.userMock._call(id) {
    case .handler(let mockedHandler):
      return try await mockedHandler(id)
    case .result(let mockedResult):
      return try mockedResult.get()
    }
  }

  var saveMock: MockMethod<(User) throws -> Void, User, Void, any Error> { mockState.method("save(_:)") }
  func save(_ user: User) throws {
    switch self.saveMock._call(user) {
    case .handler(let mockedHandler):
      try mockedHandler(user)
    case .result(let mockedResult):
      try mockedResult.get()
    }
  }
}

/// Adds the default results of types, made with their initializers and cases.
@Sendable
nonisolated private func mockedDefaultsOfUserService(_ types: inout MockDefaults) {
  types.add(User.self, { value in try User(id: value(), name: value()) })
}
