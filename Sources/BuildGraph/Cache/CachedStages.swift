import Configuration
import CrashAnalysis
import Incremental
import Source
import SwiftLowering

/// The stages of a single build, whose results a cache keeps.
///
/// A result is saved under a digest of all inputs that the stage may have read: the settings, the paths in lists of
/// files, and the contents of these files. The database notes which lists were read, so no dependency can be forgotten.
/// An error of the cache only costs time.
final class CachedStages {
  let cache: any StageCache
  /// The mocks of protocols have a database of their own, since an edit of an operation doesn't reach them.
  private let protocols = Database(isIncremental: false)
  private let main: Database
  private var tests: TestsResult?
  private var hasLookedForTests = false
  /// The bytes of the settings, which stay the same in a single build; nil if they have none.
  private lazy var settings = SettingsWriter.bytes(of: main.input(SettingsInput.self, Single()) ?? Project())

  init(_ cache: any StageCache, _ main: Database) {
    self.cache = cache
    self.main = main
  }

  /// Returns the result for the documents. Computes it if the cache has none.
  func documents(prepare: () -> Void) -> DocumentsResult {
    if let known = saved(DocumentsResult.self) {
      // The examination of tests needs no second check.
      if !known.haveErrors, main.usesGraphQL { main.set(DocumentsAreValidInput.self, Single(), to: true) }
      return known
    }
    prepare()
    return keep(main.documentsResult(), of: main)
  }

  /// Returns the result for the mocks of protocols. Computes it if the cache has none.
  func mocksOfProtocols() -> ProtocolsResult {
    guard main.input(SettingsInput.self, Single())?.outputs.protocolMocks.isEmpty == false else {
      return ProtocolsResult()
    }
    return result(of: protocols) {
      let files = main.input(ProtocolFilesInput.self, Single()) ?? []
      protocols.set(SettingsInput.self, Single(), to: main.input(SettingsInput.self, Single()))
      protocols.set(ProtocolFilesInput.self, Single(), to: files)
      for file in files { protocols.set(FileInput.self, file, to: main.input(FileInput.self, file)) }
      return protocols.protocolsResult()
    }
  }

  /// Returns the result for all tests. Computes it if the cache has none.
  func allTests() -> TestsResult {
    if let tests { return tests }
    let result: TestsResult = result(of: main) { main.testsResult() }
    tests = result
    return result
  }

  /// Returns the result for all tests if it was computed already, here or by an earlier process.
  func knownTests() -> TestsResult? {
    if tests == nil, !hasLookedForTests { tests = saved(TestsResult.self) }
    hasLookedForTests = true
    return tests
  }

  // MARK: The cache

  private func result<Result: StageResult>(of database: Database, _ compute: () -> Result) -> Result {
    saved(Result.self) ?? keep(compute(), of: database)
  }

  /// Saves a result for later processes.
  private func keep<Result: StageResult>(_ result: Result, of database: Database) -> Result {
    let read = database.listsRead
    if let inputs = Result.stage.possibleInputs.first(where: { $0.isSuperset(of: read) }),
      let key = key(Result.stage, inputs)
    {
      var writer = ByteWriter()
      result.write(&writer)
      cache.save(writer.bytes, for: key)
    }
    return result
  }

  private func saved<Result: StageResult>(_ type: Result.Type) -> Result? {
    for inputs in Result.stage.possibleInputs {
      guard let key = key(Result.stage, inputs), var reader = cache.value(of: key) else { continue }
      let result = Result(&reader)
      if reader.isComplete { return result }
    }
    return nil
  }

  /// Returns the name of a result; nil if an input has no digest.
  private func key(_ stage: Stage, _ inputs: Set<FileList>) -> StageKey? {
    guard let settings else { return nil }
    var writer = ByteWriter()
    writer.write(stage.rawValue)
    writer.write(settings)
    for list in FileList.allCases where inputs.contains(list) {
      let paths = main.paths(in: list)
      let files = paths.compactMap { main.input(FileInput.self, $0) }
      guard files.count == paths.count else { return nil }
      writer.write(list.rawValue)
      writer.write(Array(zip(paths, cache.digests(of: files)))) { writer, file in
        writer.write(file.0.text)
        writer.write(file.1)
      }
    }
    if inputs.contains(.operations) {
      let modules = main.input(ModulesOfFilesInput.self, Single()) ?? [:]
      writer.write(modules.sorted { $0.key < $1.key }) { writer, file in
        writer.write(file.key.text)
        writer.write(count: file.value)
      }
    }
    return StageKey(digest: SHA256(writer.bytes))
  }
}

extension Database {
  func paths(in list: FileList) -> [Name] {
    switch list {
    case .schema: input(SchemaFilesInput.self, Single()) ?? []
    case .operations: input(OperationFilesInput.self, Single()) ?? []
    case .tests: input(TestFilesInput.self, Single()) ?? []
    case .code: input(CodeFilesInput.self, Single()) ?? []
    case .protocols: input(ProtocolFilesInput.self, Single()) ?? []
    }
  }

  /// The lists that queries have read. A query finds the path of a file only in a list.
  fileprivate var listsRead: Set<FileList> {
    Set(
      FileList.allCases.filter { list in
        switch list {
        case .schema: hasRead(SchemaFilesInput.self)
        case .operations: hasRead(OperationFilesInput.self)
        case .tests: hasRead(TestFilesInput.self)
        case .code: hasRead(CodeFilesInput.self)
        case .protocols: hasRead(ProtocolFilesInput.self)
        }
      })
  }

  // MARK: Results

  fileprivate func documentsResult() -> DocumentsResult {
    var result = DocumentsResult()
    let steps = reportedSteps()
    result.haveErrors = steps.haveErrors
    result.counts.operations = items(of: DefinitionsByName.self, .kind(.operation)).count
    result.counts.fragments = items(of: DefinitionsByName.self, .kind(.fragment)).count
    if !steps.haveErrors {
      result.artifacts = artifacts { $0.outputSourcesOfGraphQL }
      if value(HasTestMocks.self, Single()) {
        result.counts.mocks = value(AllMockedTypes.self, Single()).objects.count
      }
      result.outputsHaveErrors = outputsHaveErrors()
    }
    result.diagnostics = diagnostics(steps).sorted()
    return result
  }

  fileprivate func protocolsResult() -> ProtocolsResult {
    var result = ProtocolsResult()
    result.artifacts = artifacts { $0.outputSourcesOfProtocols }
    result.diagnostics = diagnostics(of: ProtocolMockDiagnostics.self).sorted()
    return result
  }

  private func artifacts(_ sources: (Reader) -> [OutputSource]) -> [Artifact] {
    guard let reader = readerOfMemo() else { return [] }
    let sources = sources(reader)
    Artifacts.prepare(sources, reader)
    return reader.map(sources) { source, reader in Artifacts.pairs(of: source, reader).map(\.item) }.flatMap(\.self)
  }

  fileprivate func testsResult() -> TestsResult {
    var result = TestsResult()
    guard value(HasModels.self, Single()) else { return result }
    // The documents may have come from the cache.
    prepareFiles()
    prepare(TestDiagnostics.self)
    result.files = testFiles.map { file in
      let isExamined = !value(TestFileTraits.self, file).exceedsLimits
      return TestsResult.File(
        path: file.text, isExamined: isExamined,
        counts: isExamined ? value(CountsInTestFile.self, file) : TestCounts(),
        diagnostics: diagnostics(of: TestDiagnostics.self, statedBy: file).sorted())
    }
    return result
  }
}
