import BuildActions
import Foundation
import Fuzzing
import TestSupport
import Testing

/// The process `mockd worker`.
@Suite struct WorkerProcessTests {
  /// Runs a worker on bytes from a file, in the folder of a project.
  private static func run(
    _ bytes: [UInt8], _ arguments: String = "", in project: ActionProject
  ) throws -> (status: Int32, responses: [UInt8], errors: String) {
    try project.folder.write("out.requests", Data(bytes))
    let tool = try BuiltTool.path("mockd").path
    let run = try MockdProcess.run(
      executable: URL(filePath: "/bin/sh"),
      ["-c", "'\(tool)' worker \(arguments) --persistent_worker < out.requests > out.responses"],
      in: project.folder.root)
    #expect(!run.isCrash)
    let responses = try Data(contentsOf: project.folder.root.appending(path: "out.responses"))
    return (run.status, Array(responses), run.errors)
  }

  /// Sandboxed requests use the paths of their folders. Other requests use the working directory.
  @Test(arguments: WorkProtocol.allCases) func requestsAreAnswered(format: WorkProtocol) throws {
    let project = try ActionProject.pets()
    #expect(project.run(try project.generate()).status == 0)
    let expected = try project.outputs()
    var requests = try (1...20).map { id in
      var request = try project.request(Int32(id), project.generate(to: "out-\(id)"))
      request.sandboxFolder = ""
      return request
    }
    for file in try project.folder.contents() where !file.key.hasPrefix("out") {
      try project.folder.write("out-sandbox/7/\(file.key)", file.value)
    }
    var sandboxed = try project.request(21, project.generate(to: "made/here"))
    sandboxed.sandboxFolder = "out-sandbox/7"
    requests.append(sandboxed)
    let (status, bytes, errors) = try Self.run(
      requests.flatMap { WorkerClient.encode($0, format) }, "--protocol \(format.rawValue)", in: project)
    #expect(status == 0 && errors.isEmpty, "\(errors)")
    let responses = try WorkerClient.decode(bytes, format)
    #expect(responses.map(\.id).sorted() == Array(1...21))
    #expect(responses.allSatisfy { $0.exitCode == 0 && $0.output.isEmpty }, "\(responses)")
    for id in 1...20 { #expect(try project.outputs("out-\(id)") == expected) }
    #expect(try project.outputs("out-sandbox/7/made/here") == expected)
  }

  @Test func unreadableRequestsAreStatusOne() throws {
    let project = try ActionProject.pets()
    let valid = WorkerClient.encode(try project.request(3, project.generate()), .json)
    let (status, bytes, errors) = try Self.run(valid + Array("{]".utf8), in: project)
    #expect(status == 1)
    #expect(errors.hasPrefix("mockd: Malformed request: "), "\(errors)")
    // The earlier request has its response.
    #expect(try WorkerClient.decode(bytes, .json).map(\.id) == [3])
  }

  /// Bazel runs the same command with the file of arguments if it uses no worker.
  @Test func theCommandAlsoRunsOneAction() throws {
    let project = try ActionProject.pets()
    #expect(project.run(try project.generate()).status == 0)
    try project.folder.write("out.params", (try project.generate(to: "out2")).joined(separator: "\n"))
    let run = try MockdProcess.run(["worker", "--protocol", "proto", "@out.params"], in: project.folder.root)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    #expect(try project.outputs("out2") == project.outputs())
  }

  /// The results depend on nothing but the arguments and their files.
  @Test func resultsAreIndependentOfTheMachine() throws {
    var results: [[String: Data]] = []
    for environment in [[:], ["HOME": "/nowhere", "TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8", "NO_COLOR": "1"]] {
      let project = try ActionProject(SampleProject.starWars.files)
      if !environment.isEmpty {
        // Files that no argument names.
        try project.folder.write("Package.resolved", "{")
        try project.folder.write(".mockd/manifest", "broken")
      }
      let run = try MockdProcess.run(
        ["action"] + project.generate(), in: project.folder.root, environment: environment)
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
      let check = try MockdProcess.run(["action"] + project.check(), in: project.folder.root, environment: environment)
      #expect(check.status == 0, "\(check.errors)")
      results.append(try project.folder.contents().filter { $0.key.hasPrefix("out") })
    }
    #expect(results[0] == results[1])
  }

  /// A retry completes the outputs of a worker that was killed at any time.
  @Test(arguments: [1, 3, 6]) func retriesCompleteTheOutputsOfAKilledWorker(responses: Int) throws {
    let project = try ActionProject(SampleProject.starWars.files)
    #expect(project.run(try project.generate()).status == 0)
    let expected = try project.outputs()
    let process = Process()
    process.executableURL = try BuiltTool.path("mockd")
    process.arguments = ["worker", "--persistent_worker"]
    process.currentDirectoryURL = project.folder.root
    let (input, output) = try process.startWithPipes()
    let requests = try (1...16).map { try project.request(Int32($0), project.generate(to: "out-\($0)")) }
    try input.fileHandleForWriting.write(contentsOf: Data(requests.flatMap { WorkerClient.encode($0, .json) }))
    // Other requests run when the last of these responses arrives.
    var lines = 0
    while lines < responses {
      let bytes = output.fileHandleForReading.availableData
      try #require(!bytes.isEmpty)
      lines += bytes.count { $0 == UInt8(ascii: "\n") }
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for request in requests {
      let result = project.run(request.arguments)
      #expect(result == ActionResult(status: 0))
      #expect(try project.outputs("out-\(request.id)") == expected)
    }
  }
}
