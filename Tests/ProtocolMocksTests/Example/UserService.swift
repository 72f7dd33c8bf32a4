/// @mockable
protocol UserService: Sendable {
  var isOnline: Bool { get }
  func user(id: Int) async throws -> User
  func save(_ user: User) throws
}

struct User: Equatable, Sendable {
  var id: Int
  var name: String
}

/// Renames users. Does nothing without a connection.
struct Renaming {
  let service: any UserService

  func rename(id: Int, to name: String) async throws -> Bool {
    guard service.isOnline else { return false }
    var user = try await service.user(id: id)
    user.name = name
    try service.save(user)
    return true
  }
}
