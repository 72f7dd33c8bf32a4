import MockSupport
import Testing

@testable import App

@Test func savesTheNewName() async throws {
  let service = UserServiceMock()
  service.isOnlineMock.value = true
  service.userMock.result = .success(User(id: 7, name: "Luke"))

  #expect(try await Renaming(service: service).rename(id: 7, to: "Leia"))

  #expect(service.userMock.calls == [7])
  #expect(service.saveMock.lastCall == User(id: 7, name: "Leia"))
  verifyInOrder(service.userMock.allCalls, service.saveMock.allCalls)
}
