protocol Logger {
  var prefix: String { get }
  mutating func write(_ line: String)
  mutating func write(_ lines: [String])
  func level(of line: String) -> Int
}

extension Logger {
  var prefix: String { "log" }

  mutating func write(_ lines: [String]) {
    for line in lines { write(line) }
  }

  mutating func write(_ line: String, level: Int) { write("\(level) \(line)") }

  mutating func write(_ value: Any) { write("\(prefix) \(value)") }

  func level(of line: String) -> Int { line.hasPrefix("!") ? 2 : 0 }

  func summary() -> String { "\(prefix) \(level(of: "!x"))" }
}

struct MemoryLogger: Logger {
  var lines: [String] = []

  mutating func write(_ line: String) { lines.append(line) }

  func summary() -> String { "memory \(lines.count)" }
}

struct BatchLogger: Logger {
  var batches = 0
  var prefix: String { "batch" }

  mutating func write(_ line: String) { write([line]) }

  mutating func write(_ lines: [String]) { batches += 1 }

  mutating func write(_ line: String, level: Int = 1) { batches += level }

  func level(of line: String, strict: Bool = false) -> Int { strict ? 9 : 5 }
}

final class FileLogger: Logger {
  private var text = ""
  let prefix = "file"

  func write(_ line: String) { text += line + "\n" }

  func level(of line: String) -> Int { text.count }

  func level(of line: Substring) -> Int { -1 }
}

class BaseLogger: Logger {
  private(set) var count = 0

  func write(_ line: String) { count += 1 }

  func write(_ lines: [String]) { count += 100 }
}

final class VerboseLogger: BaseLogger {
  var prefix: String { "verbose" }

  override func write(_ line: String) {
    super.write(line)
    super.write([line])
  }

  func level(of line: String) -> Int { 7 }
}

enum LoggerTests {
  static func fill<Target: Logger>(_ logger: inout Target) -> String {
    logger.write("one")
    logger.write(["two", "three"])
    logger.write("four", level: 4)
    logger.write(5)
    return logger.summary()
  }

  static func summaries() -> [String] {
    var memory = MemoryLogger()
    var batch = BatchLogger()
    var file = FileLogger()
    var existential: any Logger = MemoryLogger()
    existential.write("direct")
    existential.write(["a", "b"])
    return [
      fill(&memory),
      memory.summary(),
      fill(&batch),
      batch.summary(),
      fill(&file),
      existential.summary(),
    ]
  }

  static func levels() -> [Int] {
    let batch = BatchLogger()
    let file = FileLogger()
    let logger: any Logger = batch
    return [
      batch.level(of: "!a"),
      batch.level(of: "!a", strict: true),
      logger.level(of: "!a"),
      file.level(of: "abc"),
      file.level(of: "abc".dropFirst()),
      generic(VerboseLogger()),
      VerboseLogger().level(of: "x"),
    ]
  }

  static func generic(_ logger: some Logger) -> Int { logger.level(of: "!") + logger.prefix.count }

  static func prefixes() -> [String] {
    var verbose = VerboseLogger()
    let base: BaseLogger = verbose
    let logger: any Logger = verbose
    verbose.write("a", level: 1)
    base.write(["a"])
    return [verbose.prefix, base.prefix, logger.prefix, verbose.summary(), "\(base.count)"]
  }

  static func batched() -> Int {
    var batch = BatchLogger()
    batch.write("x")
    batch.write("x", level: 3)
    batch.write(["x"])
    batch.write(4.5)
    return batch.batches
  }
}
