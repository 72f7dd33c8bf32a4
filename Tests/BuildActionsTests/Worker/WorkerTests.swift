import BuildActions
import Foundation
import Fuzzing
import TestSupport
import Testing

/// A worker in this process.
@Suite struct WorkerTests {
  /// Returns the arguments with another output.
  private static func arguments(_ arguments: [String], to output: String) -> [String] {
    arguments.dropLast() + [output]
  }

  // MARK: Requests

  @Test(arguments: WorkProtocol.allCases) func manyRequestsEqualSingleActions(format: WorkProtocol) throws {
    let samples = [SampleProject.pets.files, SampleProject.starWars.files]
    let projects = try samples.map { try ActionProject($0) }
    try projects[1].folder.write("Broken.graphql", "query Broken { nothing }")
    var (requests, expected) = ([WorkRequest](), [Int32: ActionResult]())
    let kinds = try projects.map { project in
      let normalize = ["normalize", "--schema"] + (try project.paths(".graphqls")) + ["--output", ""]
      return try [project.generate(), project.check(), normalize].map { arguments in
        (
          arguments, project.run(Self.arguments(arguments, to: "out-one-\(arguments[0])")),
          try project.request(0, arguments).inputs
        )
      }
    }
    for id in 1...60 {
      let project = id % 2
      let (arguments, result, inputs) = kinds[project][id / 2 % 3]
      var request = WorkRequest()
      request.id = Int32(id)
      request.arguments = Self.arguments(arguments, to: "out-\(id)-\(arguments[0])")
      request.sandboxFolder = projects[project].folder.root.path
      request.inputs = inputs
      requests.append(request)
      expected[request.id] = result
    }
    let responses = try WorkerClient.send(requests, format)
    #expect(responses.count == 60)
    #expect(Set(responses.map(\.id)) == Set(requests.map(\.id)))
    for response in responses {
      #expect(response.exitCode == expected[response.id]?.status, "\(response)")
      #expect(response.output == expected[response.id]?.output, "\(response)")
      #expect(!response.wasCancelled)
    }
    for project in projects {
      let single = try project.run(Self.arguments(project.generate(), to: "out-clean"))
      let clean = try project.outputs("out-clean")
      #expect(clean.isEmpty == (single.status != 0))
      for number in 1...60 where single.status == 0 {
        let outputs = try project.outputs("out-\(number)-generate")
        if !outputs.isEmpty { #expect(outputs == clean) }
      }
    }
  }

  /// A worker for one request at a time.
  @Test func requestsWithoutAnIdAreAnsweredInOrder() throws {
    let project = try ActionProject.pets()
    let broken = try project.request(0, ["generate"])
    let requests = [broken, try project.request(0, project.generate()), broken]
    let responses = try WorkerClient.send(requests)
    #expect(responses.map(\.exitCode) == [2, 0, 2])
    #expect(responses.allSatisfy { $0.id == 0 })
    #expect(try project.outputs().isEmpty == false)
  }

  @Test func malformedRequestsGetAResponse() throws {
    let bytes = Array(#"{"requestId":1,"arguments":1}{"requestId":2,"arguments":["nothing"]}"#.utf8)
    let responses = try WorkerClient.exchange(bytes).sorted { $0.id < $1.id }
    #expect(responses.map(\.exitCode) == [1, 2])
    #expect(
      responses[0].output == "mockd: Malformed request: 'arguments' must be a string\n"
        || responses[0].output.contains("must be an array"))
  }

  @Test(arguments: [("{]", "Malformed request"), ("{", "The last request is incomplete"), (" x", "found the byte 120")])
  func unreadableRequestsEndTheWorker(text: String, message: String) {
    let error = #expect(throws: Worker.Failure.self) { try WorkerClient.exchange(Array(text.utf8)) }
    #expect(error?.message.contains(message) == true)
  }

  // MARK: Cancellation

  @Test(arguments: WorkProtocol.allCases) func cancelledRequestsGetOneResponse(format: WorkProtocol) throws {
    let project = try ActionProject(SampleProject.starWars.files)
    let arguments = try project.generate()
    #expect(project.run(arguments).status == 0)
    let expected = try project.outputs()
    var messages: [WorkRequest] = []
    for id in 1...30 {
      messages.append(try project.request(Int32(id), Self.arguments(arguments, to: "out-\(id)")))
      guard id % 3 == 0 else { continue }
      for cancelled in id - 2..<id {
        var cancellation = WorkRequest()
        cancellation.id = Int32(cancelled)
        cancellation.isCancellation = true
        messages += [cancellation, cancellation]
      }
    }
    // A request that doesn't exist.
    var unknown = WorkRequest()
    (unknown.id, unknown.isCancellation) = (1234, true)
    let responses = try WorkerClient.send(messages + [unknown], format)
    #expect(responses.map(\.id).sorted() == Array(1...30))
    for response in responses {
      let outputs = try project.outputs("out-\(response.id)")
      if response.wasCancelled {
        #expect(response.id % 3 != 0)
        #expect(outputs.isEmpty)
      } else {
        #expect(response.exitCode == 0 && outputs == expected)
      }
    }
    #expect(responses.contains { $0.wasCancelled })
  }

  // MARK: Inputs

  /// Sends one request after the other to one worker.
  private func inOrder(_ steps: [() throws -> WorkRequest], then check: (Int, WorkResponse) throws -> Void) throws {
    let engine = ActionEngine(keepingGraphs: 4, version: "test")
    for (index, step) in steps.enumerated() {
      let request = try step()
      let context = ActionContext(folder: request.sandboxFolder, digests: request.inputs.map { ($0.path, $0.digest) })
      let result = engine.run(request.arguments, context)
      try check(index, WorkResponse(exitCode: result.status, output: result.output))
    }
  }

  @Test func missingInputsAreErrors() throws {
    let project = try ActionProject.pets()
    let arguments = try project.generate()
    let file = try #require(try project.paths(".graphql").first)
    let text = try project.folder.text(file)
    try inOrder([
      { try project.request(1, arguments) },
      {
        try FileManager.default.removeItem(at: project.folder.root.appending(path: file))
        return try project.request(1, arguments)
      },
      {
        try project.folder.write(file, text)
        return try project.request(1, arguments)
      },
    ]) { index, response in
      #expect(response.exitCode == (index == 1 ? 1 : 0), "\(response)")
      #expect(
        response.output
          == (index == 1
            ? "\(file): error[input/unreadable]: This file cannot be read: it does not exist\n\n1 error in 1 file\n"
            : ""))
    }
  }

  /// The digest decides whether a file is read. A request without digests reads all files.
  @Test func equalDigestsAreNotReadAgain() throws {
    let project = try ActionProject.pets()
    let arguments = try project.generate()
    let file = try #require(try project.paths(".graphql").first)
    var first = WorkRequest()
    try inOrder([
      {
        first = try project.request(1, arguments)
        return first
      },
      {
        try project.folder.write(file, "query Broken { nothing }")
        return first
      },
      { try project.request(1, arguments) },
      { first },
      {
        first.inputs = []
        return first
      },
    ]) { index, response in
      // The fourth request has the former digest, so the file is read again.
      #expect(response.exitCode == [0, 0, 1, 1, 1][index], "\(index): \(response)")
    }
  }

  /// After any sequence of edits, results equal the results of new processes.
  @Test(arguments: Seeds.all) func editsEqualSingleActions(seed: UInt64) throws {
    for sample in [SampleProject.pets, SampleProject.starWars] {
      let project = try ActionProject(sample.files)
      var storm = EditStorm(WorkspaceContents(files: sample.files), settingsCount: 2, seed: seed)
      let engine = ActionEngine(keepingGraphs: 4, version: "test")
      for step in 0..<Seeds.share(of: 24) {
        let former = storm.contents.files
        _ = storm.next()
        let files = storm.contents.files
        for path in former.keys where files[path] == nil {
          try FileManager.default.removeItem(at: project.folder.root.appending(path: path))
        }
        for (path, text) in files where former[path] != text { try project.folder.write(path, text) }
        for (arguments, output) in [(try project.generate(), "out"), (try project.check(), "out-report")] {
          let request = try project.request(1, Self.arguments(arguments, to: output + "-worker"))
          let context = ActionContext(
            folder: request.sandboxFolder, digests: request.inputs.map { ($0.path, $0.digest) })
          let result = engine.run(request.arguments, context)
          let expected = project.run(Self.arguments(arguments, to: output + "-single"))
          #expect(result == expected, "seed \(seed), \(sample), step \(step)")
        }
        #expect(
          try project.outputs("out-worker") == project.outputs("out-single"), "seed \(seed), \(sample), step \(step)")
        #expect(
          try project.folder.contents()["out-report-worker"] == project.folder.contents()["out-report-single"],
          "seed \(seed), \(sample), step \(step)")
      }
    }
  }
}
