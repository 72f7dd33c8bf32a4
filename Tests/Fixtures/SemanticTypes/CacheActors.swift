protocol KeyedStore: Actor {
  associatedtype Value: Sendable
  func value(for key: String) -> Value?
  func insert(_ value: Value, for key: String)
}

extension KeyedStore {
  func insert(_ values: [String: Value]) {
    for (key, value) in values { insert(value, for: key) }
  }

  func value(for key: String, default fallback: Value) -> Value { value(for: key) ?? fallback }

  nonisolated func name() -> String { "store" }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
actor TextCache: KeyedStore {
  private var values: [String: String] = [:]
  private(set) var hits = 0
  nonisolated let label: String
  static let shared = TextCache(label: "shared")

  init(label: String) {
    self.label = label
  }

  func value(for key: String) -> String? {
    hits += 1
    return values[key]
  }

  func value(for key: String, make: @Sendable () async -> String) async -> String {
    if let value = value(for: key) { return value }
    let made = await make()
    insert(made, for: key)
    return made
  }

  func value(for key: String, default fallback: String = "none") -> String { values[key] ?? fallback }

  func insert(_ value: String, for key: String) { values[key] = value }

  func insert(_ value: Int, for key: String) { insert("\(value)", for: key) }

  nonisolated func name() -> String { "text cache \(label)" }

  nonisolated func describe() -> String { "nonisolated \(name())" }

  func describe(_ prefix: String = "") async -> String { "\(prefix)\(hits) hits" }

  subscript(key: String) -> String? { values[key] }

  func update(_ change: (inout [String: String]) -> Void) { change(&values) }

  func update<Output: Sendable>(_ change: (inout [String: String]) throws -> Output) rethrows -> Output {
    try change(&values)
  }
}

actor Counter {
  private var count = 0

  @discardableResult
  func increment(by step: Int = 1) -> Int {
    count += step
    return count
  }

  func increment(_ other: isolated Counter) { other.count += 1 }

  func run(_ work: @Sendable (isolated Counter) -> Int) -> Int { work(self) }

  func reset() { count = 0 }
}

@globalActor
actor StorageActor {
  static let shared = StorageActor()
}

@StorageActor
final class DiskCache {
  var files: [String] = []

  nonisolated init() {}

  func write(_ name: String) { files.append(name) }

  func write(_ name: String, _ text: String? = nil) async -> Int {
    files.append(name)
    return files.count + (text?.count ?? 0)
  }
}

@StorageActor func fill(_ cache: DiskCache) {
  cache.write("first")
  for name in ["second", "third"] { cache.write(name) }
}

@StorageActor func flush(_ cache: DiskCache) -> Int { cache.files.count }

func flush(_ cache: TextCache) async -> Int { await cache.hits }

func flush<Store: KeyedStore>(_ store: Store) async -> Int { await store.value(for: "x") == nil ? 0 : 1 }

enum CacheTests {
  static func texts() async -> [String] {
    let cache = TextCache(label: "main")
    let store: any KeyedStore = cache
    await cache.insert("a", for: "letter")
    await cache.insert(3, for: "digit")
    await cache.insert(["b": "c"])
    await cache.update { $0["d"] = "e" }
    let count = await cache.update { $0.count }
    let optional: String? = await cache.value(for: "letter")
    let text: String = await cache.value(for: "missing")
    let fallback = await cache.value(for: "missing", default: "x")
    let made = await cache.value(for: "made") { "made" }
    return [
      optional ?? "", text, fallback, made, cache.name(), store.name(), await cache.describe(), report(cache),
      await cache.describe("p"),
      await cache["b"] ?? "", cache.label, "\(count)",
    ]
  }

  static func counts() async -> [Int] {
    let counter = Counter()
    let first = await counter.increment()
    await counter.increment(by: 4)
    await counter.increment(counter)
    let ran = await counter.run { counter in counter.increment() + counter.increment(by: 2) }
    let disk = DiskCache()
    let plain = await disk.write("a")
    await fill(disk)
    let written = await disk.write("b", "text")
    return [
      first, ran, plain + written, await flush(disk), await flush(TextCache.shared), await generic(TextCache.shared),
    ]
  }

  static func report(_ cache: TextCache) -> String { cache.describe() }

  private static func generic(_ store: some KeyedStore) async -> Int { await flush(store) }
}
