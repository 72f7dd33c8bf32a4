protocol CacheKey: Hashable {
  var cacheName: String { get }
}

protocol Expiring {
  var isExpired: Bool { get }
}

extension String: CacheKey {
  var cacheName: String { self }
}

struct ThumbnailKey: CacheKey {
  var id: Int
  var size: Int
  var cacheName: String { "\(id)@\(size)" }
}

struct Picture: Expiring, Equatable {
  var bytes: [UInt8]
  var isExpired = false
}

struct Token: Equatable {
  var text: String
}

final class ImageCache<Key: CacheKey, Value> {
  private var storage: [Key: Value] = [:]
  private(set) var events: [String] = []

  func store(_ value: Value, for key: Key) {
    events.append("store")
    storage[key] = value
  }

  func store(_ value: Value?, for key: Key) {
    events.append("store optional")
    storage[key] = value
  }

  func store<Entries: Sequence>(_ entries: Entries) where Entries.Element == (Key, Value) {
    for (key, value) in entries { store(value, for: key) }
  }

  func peek(_ key: Key) -> Value? { storage[key] }

  func value(for key: Key) -> Value? { peek(key) }

  func value(for key: Key, orInsert make: () -> Value) -> Value {
    if let value = value(for: key) { return value }
    let made = make()
    store(made, for: key)
    return made
  }

  func remove<Other: CacheKey>(_ other: Other) -> String { "named \(other.cacheName)" }

  func remove(_ key: Key) -> String {
    storage[key] = nil
    return "key"
  }

  func describe() -> String { "cache of \(storage.count)" }
}

extension ImageCache where Value: Expiring {
  func value(for key: Key) -> Value? {
    peek(key).flatMap { $0.isExpired ? nil : $0 }
  }

  func describe() -> String { "expiring cache" }
}

extension ImageCache where Value: Equatable {
  func contains(_ value: Value, for key: Key) -> Bool { self.value(for: key) == value }
}

extension ImageCache where Key == String, Value == Picture {
  func describe() -> String { "picture cache" }

  func storeEmpty(for key: Key) { store(Picture(bytes: []), for: key) }
}

func describe<Key, Value>(_ cache: ImageCache<Key, Value>) -> String { cache.describe() }

func describe<Key, Value: Expiring>(_ cache: ImageCache<Key, Value>) -> String { "free " + cache.describe() }

enum CacheTests {
  static func descriptions() -> [String] {
    let pictures = ImageCache<String, Picture>()
    let thumbnails = ImageCache<ThumbnailKey, Picture>()
    let tokens = ImageCache<String, Token>()
    return [
      pictures.describe(),
      thumbnails.describe(),
      tokens.describe(),
      describe(pictures),
      describe(thumbnails),
      describe(tokens),
    ]
  }

  static func values() -> [Bool] {
    let pictures = ImageCache<String, Picture>()
    let tokens = ImageCache<String, Token>()
    let token: Token? = Token(text: "t")
    pictures.storeEmpty(for: "empty")
    pictures.store(nil, for: "none")
    tokens.store(token, for: "login")
    tokens.store([("a", Token(text: "a")), ("b", Token(text: "b"))])
    let made = tokens.value(for: "c") { Token(text: "c") }
    return [
      pictures.value(for: "empty") == nil,
      tokens.contains(made, for: "c"),
      tokens.contains(Token(text: "x"), for: "a"),
    ]
  }

  static func removals() -> [String] {
    let thumbnails = ImageCache<ThumbnailKey, Picture>()
    let names = ImageCache<String, Picture>()
    return [thumbnails.remove("7"), thumbnails.remove(ThumbnailKey(id: 7, size: 2)), names.remove("7")]
  }
}
