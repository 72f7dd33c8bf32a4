import Foundation
import Fuzzing

/// Generates random protocols from parts of plain ones, and damages them.
struct RandomProtocols {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func protocolText() -> String {
    let attribute = pick(["", "", "@MainActor\n", "@Tracked "])
    let inherits = pick(["", "", ": AnyObject", ": Base, Swift.Sendable", ":Base"])
    let members = (0..<number(6)).map { _ in member() }.joined(
      separator: pick(["\n", "\n\n  ", "\n  // Next.\n", " ;\n"]))
    return "\(attribute)\(pick(["", "", "public ", "package "]))protocol Store\(inherits) {\n\(members)\n}"
  }

  private mutating func member() -> String {
    let attribute = pick(["", "", "", "@discardableResult ", "@MainActor\n", "/// Does it.\n"])
    let modifier = pick(["", "", "", "static ", "mutating "])
    if number(3) == 0 {
      let accessors = pick(["{ get }", "{ get set }", "{get}", "{ get async throws }", "{ set get }", "{ get throws }"])
      return "\(attribute)\(modifier)var \(name())\(pick([": ", ":", " : "]))\(type()) \(accessors)"
    }
    let parameters = (0..<number(4)).map { _ in parameter() }.joined(separator: pick([", ", ",", ",\n    "]))
    let effects = pick(["", "", " async", " throws", " async throws", "\n    async throws"])
    let result = pick(["", " -> \(type())", " -> \(type())", " -> Void", " -> ()", "->\(type())"])
    return "\(attribute)\(modifier)func \(name())(\(parameters))\(effects)\(result)"
  }

  private mutating func parameter() -> String {
    let label = pick(["_ \(name())", name(), "for \(name())", "\(name()) \(name())", "in", "_", "at _"])
    let closure = "(\(type()), \(type()))\(pick([" ", " async ", " throws ", " async throws "]))-> \(type())"
    return "\(label): "
      + pick([type(), type(), type(), closure, "@escaping \(closure)", "@escaping () -> Void", "(\(closure))?"])
  }

  private mutating func type(_ depth: Int = 0) -> String {
    let simple = pick(["Int", "String", "Item", "Self", "Any", "Store.Item", "any Base", "Item.Type", "Void", "()"])
    guard depth < 3 else { return simple }
    let inner = type(depth + 1)
    return pick([
      simple, simple, simple, "[\(inner)]", "[ \(inner) ]", "[\(inner): \(type(depth + 1))]", "(\(inner), \(simple))",
      "(first: \(inner), second: Int)", "Result<\(inner), any Error>", "Box< \(inner) >", "[\(inner)]?",
      "Box<\(inner)>.Item",
      "(\(inner))?",
    ])
  }

  private mutating func name() -> String {
    pick(["load", "value", "count", "item", "get", "set", "a", "_b", "url2", "protocolName", "asyncLoad"])
  }

  /// Returns the bytes with some removed, inserted or replaced.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(3) where !bytes.isEmpty {
      let index = number(bytes.count)
      let other = Array(" \n()[]{}<>,:;.?!@&->=/*\"#`_aIt0".utf8).randomElement(using: &generator) ?? 0
      switch number(3) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(other, at: index)
      default: bytes[index] = other
      }
    }
    return bytes
  }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }
}

func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
