import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of single files that appear, vanish and change.
  @Suite struct FileFaultTests {
    @Test("a saved file is reported without a request", arguments: Backend.built)
    func savedFileIsReported(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.pollInterval = 5_000_000 }
      try mirror.write("x.graphql", "changed")
      #expect(mirror.waitForChange("x.graphql", "changed"))
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 5: a file deleted and made again 20,000 times", arguments: Backend.built)
    func deletedAndMadeAgainManyTimes(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      for index in 0..<20_000 {
        unlink(mirror.absolute("x.graphql"))
        let file = try #require(fopen(mirror.absolute("x.graphql"), "w"))
        fputs("\(index)", file)
        fclose(file)
      }
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 15: a hard link created", arguments: Backend.built)
    func hardLink(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.pollInterval = 5_000_000 }
      #expect(Foundation.link(mirror.absolute("x.graphql"), mirror.absolute("y.graphql")) == 0)
      #expect(mirror.waitForChange("y.graphql", "x.graphql"))
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 16: touch, chmod and an identical rewrite show nothing new", arguments: Backend.built)
    func nothingNew(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      try mirror.run("touch x.graphql")
      #expect(try mirror.sync())
      try mirror.run("chmod 600 x.graphql")
      #expect(try mirror.sync())
      try mirror.write("x.graphql", "x.graphql")
      #expect(try mirror.sync())
      #expect(mirror.contents("x.graphql").allSatisfy { $0 == "x.graphql" })
      #expect(!mirror.reported.contains(.rescan(mirror.root)))
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 17: an edit that keeps the size, with the time set back", arguments: Backend.built)
    func sameSizeAndTimes(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      try mirror.run("touch -r x.graphql ../stamp; printf y.graphql > x.graphql; touch -r ../stamp x.graphql")
      try mirror.expectAgreementWithDisk()
    }

    @Test("a file becomes a directory and a file again", arguments: Backend.built)
    func fileBecomesDirectoryAndBack(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      try mirror.remove("x.graphql")
      try mirror.write("x.graphql/y.graphql", "y")
      try mirror.expectAgreementWithDisk()
      try mirror.remove("x.graphql")
      try mirror.write("x.graphql", "x")
      try mirror.expectAgreementWithDisk()
    }

    @Test("irrelevant files are not reported", arguments: Backend.built)
    func otherFilesAreNotReported(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try mirror.write("x.txt", "x")
      try mirror.write("d/x.swift", "x")
      #expect(try mirror.sync())
      #expect(mirror.reportedChanges.isEmpty)
    }
  }
}
