import Foundation
import FuzzSubjects
import Fuzzing

/// Feeds random and damaged input to mockd's modules, and shrinks inputs that cause traps, hangs or contradictions.
///
/// A trap ends the process, so a child tries the inputs and first writes each to a file:
///
///     mockd-fuzz [--seconds N | --inputs N] [--seed N] [FOLDER…]     try inputs made from the texts in the folders
///     mockd-fuzz --swift [--seconds N | --inputs N] [--seed N]       try deep and repetitive Swift
///     mockd-fuzz [--swift] --try FILE                                try one input unchanged
///
/// `--inputs` tries the same inputs in each run with the same seed and folders.
///
/// Exit status: 0 no failure, 1 a failure (printed with the file of the shrunk input), 2 wrong usage.
@main
struct Fuzz {
  var seconds = 10.0
  /// The number of inputs to try instead of a time.
  var inputs: UInt64?
  var seed = UInt64.random(in: 0...(1 << 40))
  var folders: [URL] = []
  var isSwift = false
  var isChild = false
  var input = FileManager.default.temporaryDirectory.appending(path: "mockd-fuzz-\(getpid())").path

  static func main() async throws {
    var fuzz = Fuzz()
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--seconds": fuzz.seconds = arguments.popFirst().flatMap(Double.init) ?? fuzz.seconds
      case "--inputs": fuzz.inputs = arguments.popFirst().flatMap(UInt64.init) ?? fuzz.inputs
      case "--seed": fuzz.seed = arguments.popFirst().flatMap(UInt64.init) ?? fuzz.seed
      case "--input": fuzz.input = arguments.popFirst() ?? fuzz.input
      case "--swift": fuzz.isSwift = true
      case "--child": fuzz.isChild = true
      case "--try": try await exit(fuzz.attempt(arguments.popFirst() ?? ""))
      case let option where option.hasPrefix("-"):
        FileHandle.standardError.write(Data("mockd-fuzz: unknown option \(option)\n".utf8))
        exit(2)
      default: fuzz.folders.append(URL(filePath: argument))
      }
    }
    exit(fuzz.isChild ? await fuzz.tryInputs() : fuzz.supervise())
  }

  /// Tries one input in this process.
  func attempt(_ path: String) async throws -> Int32 {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    guard let violation = isSwift ? FuzzSwift().violation(in: bytes) : await FuzzSubject().violation(in: bytes) else {
      return 0
    }
    print(violation)
    return 1
  }

  /// Tries inputs until the number or the time is reached, or one fails.
  func tryInputs() async -> Int32 {
    let mutator = InputMutator(seed: seed, texts: isSwift ? [] : FuzzSeeds.texts(in: folders))
    let deepSwift = DeepSwift(seed: seed)
    let subject = FuzzSubject()
    let start = ContinuousClock.now
    var number: UInt64 = 0
    while inputs.map({ number < $0 }) ?? (start.duration(to: .now) < .seconds(seconds)) {
      let bytes = isSwift ? deepSwift.input(number) : mutator.input(number)
      Self.write(bytes, to: input)
      if let violation = isSwift ? FuzzSwift().violation(in: bytes) : await subject.violation(in: bytes) {
        print(violation)
        return 1
      }
      number += 1
    }
    print("\(number) inputs, nothing found")
    return 0
  }

  /// Runs the child, and shrinks the input on which it fails.
  func supervise() -> Int32 {
    let size = inputs.map { ["--inputs", "\($0)"] } ?? ["--seconds", "\(seconds)"]
    let kind = isSwift ? ["--swift"] : []
    print("mockd-fuzz \((kind + ["--seed", "\(seed)"] + size).joined(separator: " "))")
    let child = ["--child", "--seed", "\(seed)"] + kind + size + ["--input", input] + folders.map(\.path)
    // A child that hangs is a failure. One input takes at most some milliseconds, or seconds of deep Swift.
    let secondsPerInput = isSwift ? 5.0 : 0.2
    let (status, output) = Self.run(child, seconds: 120 + (inputs.map { Double($0) * secondsPerInput } ?? seconds))
    guard status != 0 else {
      print(output)
      return 0
    }
    let failing = FileManager.default.contents(atPath: input).map { Array($0) } ?? []
    print("found, status \(status): \(output)\nshrinking \(failing.count) bytes")
    let candidate = input + "-candidate"
    let shrunk = Shrinker.shrink(failing) { bytes in
      Self.write(bytes, to: candidate)
      return Self.run(kind + ["--try", candidate], seconds: isSwift ? 60 : 10, isQuiet: true).status != 0
    }
    Self.write(shrunk, to: input)
    print("\(shrunk.count) bytes in \(input)")
    print(String(decoding: shrunk.prefix(400), as: UTF8.self))
    return 1
  }

  /// Writes the bytes to a file that survives a trap. If that fails, the seed still reproduces them.
  static func write(_ bytes: [UInt8], to path: String) {
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
  }

  /// Runs this program with other arguments. Returns its exit status and standard output; status -1 after a timeout.
  static func run(_ arguments: [String], seconds: Double, isQuiet: Bool = false) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    if isQuiet { process.standardError = FileHandle.nullDevice }
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { return (-1, "\(error)") }
    guard ended.wait(timeout: .now() + seconds) == .success else {
      process.terminate()
      return (-1, "it takes too long")
    }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines))
  }
}
