import Foundation

struct Profile: Sendable, Equatable {
  var id: Int
  var name: String
}

protocol ProfileService: Sendable {
  func load(_ id: Int) async throws -> Profile
  func cached(_ id: Int) -> Profile?
}

extension ProfileService {
  func load(_ ids: [Int]) async throws -> [Profile] {
    try await withThrowingTaskGroup(of: Profile.self) { group in
      for id in ids { group.addTask { try await load(id) } }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.id < $1.id }
    }
  }

  func load(_ id: Int?) async -> Profile? {
    guard let id else { return nil }
    return try? await load(id)
  }

  func load(_ id: Int, retries: Int = 2) async throws -> Profile {
    do {
      return try await load(id)
    } catch  where retries > 0 {
      return try await load(id, retries: retries - 1)
    }
  }

  func cached(_ id: Int) -> Profile? { nil }
}

struct StubProfileService: ProfileService {
  var profiles: [Int: Profile] = [:]

  func load(_ id: Int) async throws -> Profile {
    guard let profile = profiles[id] else { throw CocoaError(.fileNoSuchFile) }
    return profile
  }

  func load(_ name: String) async -> [Profile] { profiles.values.filter { $0.name == name } }

  func cached(_ id: Int) -> Profile? { profiles[id] }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
struct Clock {
  func tick() -> String { "sync tick" }

  func tick() async -> String { "async tick" }

  func wait(_ body: () -> Int) -> Int { body() }

  func wait(_ body: @Sendable () async -> Int) async -> Int { await body() + 1 }
}

@MainActor
final class ProfileViewModel {
  enum State: Equatable {
    case loading
    case loaded(Profile)
    case failed(String)
  }

  private(set) var state = State.loading
  private(set) var log: [String] = []
  private let service: any ProfileService
  private let clock = Clock()

  init(service: any ProfileService) {
    self.service = service
  }

  func load(_ id: Int) async {
    if let profile = service.cached(id) { return show(profile) }
    do {
      try await show(service.load(id))
    } catch {
      show(error)
    }
  }

  func load(_ id: Int) -> Task<State, Never> {
    Task {
      await load(id)
      return state
    }
  }

  func show(_ profile: Profile) { state = .loaded(profile) }

  func show(_ error: any Error) { state = .failed("\(error)") }

  func show(_ text: String) { log.append(text) }

  nonisolated func title(_ profile: Profile) -> String { "profile \(profile.name)" }

  nonisolated func title(_ profile: Profile?) async -> String {
    let fallback = await "none \(log.count)"
    return profile.map { title($0) } ?? fallback
  }

  func tickSync() -> String { clock.tick() }

  func tickAsync() async -> [String] {
    let closure = { self.clock.tick() }
    let number = clock.wait { log.count }
    let other = await clock.wait { await LoaderTests.service.load("Ada").count }
    return [await clock.tick(), closure(), "\(number + other)"]
  }
}

enum LoaderTests {
  static let service = StubProfileService(profiles: [1: Profile(id: 1, name: "Ada"), 2: Profile(id: 2, name: "Bo")])

  static func profiles() async throws -> [Profile?] {
    let id: Int? = 2
    async let first = service.load(1)
    async let second = service.load(id)
    async let list = service.load([1, 2])
    let named = await service.load("Ada")
    let retried = try await service.load(1, retries: 0)
    let missing = await service.load(nil)
    return try await [first, second, named.first, retried, missing, service.cached(1)] + list
  }

  @MainActor
  static func states() async -> [String] {
    let model = ProfileViewModel(service: service)
    await model.load(1)
    let state = await (model.load(9) as Task<ProfileViewModel.State, Never>).value
    model.show("\(state)")
    let title = await model.title(Profile(id: 1, name: "Cy"))
    let optional = await model.title(nil)
    return model.log + [title, optional, model.tickSync()] + (await model.tickAsync())
  }
}
