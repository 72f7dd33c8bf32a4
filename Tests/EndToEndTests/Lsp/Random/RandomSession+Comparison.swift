import Foundation
import Fuzzing
import TestSupport
import Testing

/// Compares the state of a long-running server with a new one.
extension RandomSession {
  /// Compares the published diagnostics and a sample of replies with the results of a new server that has the same
  /// files and buffers.
  func expectStateOfAFreshServer() throws {
    try repairConfiguration()
    try settle()
    let fresh = try RandomSession(freshFor: self)
    try fresh.settle()
    let sample = sample
    let own = try answers(to: sample)
    let other = try fresh.answers(to: sample)
    let ofDocuments =
      sample.indices.filter { !sample[$0].concernsTests }.map { other[$0] }
      + fresh.published.filter { !$0.key.hasSuffix(".swift") }.values
    let hasErrors = ofDocuments.contains { Self.reportsErrors($0) }
    for (index, question) in sample.enumerated() where own[index] != other[index] {
      // While documents have errors, tests have the results of the last valid ones.
      if hasErrors, question.concernsTests { continue }
      if hasErrors, question.findsPlacesInTests,
        try Self.withoutTests(own[index]) == Self.withoutTests(other[index])
      {
        continue
      }
      Issue.record(
        """
        MOCKD_SEED=\(seed), \(kind): \(question.method.name) in \(question.path) at \(question.from): \
        \(own[index].prefix(2_000)), but a fresh server: \(other[index].prefix(2_000))
        """)
    }
    let paths = Set(published.keys).union(fresh.published.keys)
    for path in paths.sorted() where published[path] != fresh.published[path] {
      if hasErrors, path.hasSuffix(".swift") { continue }
      Issue.record(
        """
        MOCKD_SEED=\(seed), \(kind): published for \(path): \(published[path] ?? "nothing"), \
        but by a fresh server: \(fresh.published[path] ?? "nothing")
        """)
    }
    try fresh.end()
  }

  /// Whether published diagnostics include errors. One of the configurations shows the errors of a rule as hints, but
  /// the documents are still invalid.
  private static func reportsErrors(_ diagnostics: String) -> Bool {
    ["\"severity\":1", "FieldsOnCorrectType"].contains { diagnostics.contains($0) }
  }

  /// Returns the locations and edits of a reply, without those in Swift files.
  private static func withoutTests(_ answer: String) throws -> [String] {
    let json = try JSON.parse(Data(answer.utf8))
    let items = json.array + json["documentChanges"].array
    let kept = items.filter { !($0["uri"].string ?? $0["textDocument"]["uri"].string ?? "").hasSuffix(".swift") }
    let changes = json["changes"].object.filter { !$0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
    // Errors, and the reply that a name has no symbol.
    let other = json.isNull || !json["code"].isNull ? [answer] : []
    return kept.map(\.text) + changes.map { $0.key + $0.value.text } + other
  }

  /// Makes the configuration valid, since a new server doesn't know the last valid one.
  private func repairConfiguration() throws {
    let apollo = start.files.keys.filter { $0.hasSuffix(".json") }
    for path in apollo + [StormWorkspace.configurationPath] where buffers.removeValue(forKey: path) != nil {
      try client.close(url(path))
    }
    for path in apollo { try workspace.write(path, start.files[path] ?? "") }
    let number = StormWorkspace.usableConfigurations.randomElement(using: &random) ?? 0
    try workspace.write(StormWorkspace.configurationPath, StormWorkspace.configurations[number])
    try resetSettings()
  }

  /// A request with a compared reply.
  private struct Question {
    var method: RequestTable.Method
    var path: String
    var from: (Int, Int)
    var to: (Int, Int)

    /// Whether the reply names places in tests among others. A test uses the last valid version of a definition that
    /// can't be read.
    var findsPlacesInTests: Bool { ["textDocument/references", "textDocument/rename"].contains(method.name) }

    /// Whether the reply depends on tests.
    var concernsTests: Bool {
      method.mayReturnEarlierResults || method.shape == .workspace || path.hasSuffix(".swift")
    }
  }

  /// Requests for all diagnostics, and some for each other method.
  private var sample: [Question] {
    let files = Set(storm.contents.files.keys).union(buffers.keys).union([StormWorkspace.configurationPath]).sorted()
    return methods.flatMap { method -> [Question] in
      // Clients that pull workspace diagnostics get none published, so this comes first.
      if method.shape == .workspace { return [Question(method: method, path: files[0], from: (0, 0), to: (0, 0))] }
      let chosen = method.name == "textDocument/diagnostic" ? files : Array(files.shuffled(using: &random).prefix(4))
      return chosen.map { path in
        let buffer = buffers[path] ?? EditedBuffer((try? workspace.text(path)) ?? "")
        return Question(method: method, path: path, from: buffer.position(&random), to: buffer.position(&random))
      }
    }
  }

  private func answers(to questions: [Question]) throws -> [String] {
    var answers: [String] = []
    // In small groups, since the client doesn't read meanwhile.
    for start in stride(from: 0, to: questions.count, by: 50) {
      let ids = try questions[start..<min(start + 50, questions.count)].map {
        try request($0.method, $0.path, $0.from, $0.to)
      }
      answers += try self.answers(ids)
    }
    return answers
  }
}
