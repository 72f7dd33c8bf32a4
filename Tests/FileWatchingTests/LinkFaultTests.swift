import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of symbolic links and their targets.
  @Suite struct LinkFaultTests {
    @Test("fault 19: the target of a link to a file is edited", arguments: Backend.built)
    func targetOfAFileIsEdited(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try mirror.write(mirror.base + "/far/x.graphql", "x")
      try mirror.link("x.graphql", to: "../../far/x.graphql")
      try mirror.expectAgreementWithDisk()
      try mirror.write(mirror.base + "/far/x.graphql", "changed")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 19: a link to a file gets another target", arguments: Backend.built)
    func linkToAFileIsRetargeted(backend: Backend) throws {
      let mirror = try Mirror(backend)
      for name in ["one", "two"] { try mirror.write(mirror.base + "/far/\(name)", name) }
      try mirror.link("x.graphql", to: mirror.base + "/far/one")
      try mirror.expectAgreementWithDisk()
      try mirror.link("new", to: mirror.base + "/far/two")
      try mirror.move("new", "x.graphql")
      try mirror.expectAgreementWithDisk()
      try mirror.write(mirror.base + "/far/two", "edited")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 19: the target of a link is created later and deleted", arguments: Backend.built)
    func targetAppearsLater(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try mirror.link("x.graphql", to: mirror.base + "/not/yet/x")
      try mirror.expectAgreementWithDisk()
      try mirror.write(mirror.base + "/not/yet/x", "now")
      try mirror.expectAgreementWithDisk()
      try mirror.remove(mirror.base + "/not")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 19: a chain of links", arguments: Backend.built)
    func chainOfLinks(backend: Backend) throws {
      let mirror = try Mirror(backend)
      for name in ["one", "two"] { try mirror.write(mirror.base + "/far/\(name)", name) }
      try mirror.link(mirror.base + "/middle", to: mirror.base + "/far/one")
      try mirror.link("x.graphql", to: mirror.base + "/middle")
      try mirror.expectAgreementWithDisk()
      try mirror.remove(mirror.base + "/middle")
      try mirror.link(mirror.base + "/middle", to: mirror.base + "/far/two")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 19: a link to a directory", arguments: Backend.built)
    func directory(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try mirror.write(mirror.base + "/far/deep/x.graphql", "x")
      try mirror.write(mirror.base + "/other/y.graphql", "y")
      try mirror.link("d", to: mirror.base + "/far")
      try mirror.expectAgreementWithDisk()
      try mirror.write(mirror.base + "/far/deep/x.graphql", "changed")
      try mirror.write(mirror.base + "/far/new/x.graphql", "new")
      try mirror.expectAgreementWithDisk()
      try mirror.link("e", to: mirror.base + "/other")
      try mirror.move("e", "d")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 19: links in a circle", arguments: Backend.built)
    func circle(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.link("a/up", to: "..")
      try mirror.link("a/self", to: "self")
      try mirror.write("a/x.graphql", "changed")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 19: a path begins to lead in a circle, and still can be read", arguments: Backend.built)
    func pathBecomesACircle(backend: Backend) throws {
      let mirror = try Mirror(backend) { $0.pollInterval = 5_000_000 }
      try mirror.write(mirror.base + "/far/x.graphql", "x")
      try mirror.makeDirectory("d")
      try mirror.link("d/e", to: mirror.base + "/far")
      #expect(try mirror.sync())
      try mirror.write(mirror.base + "/far/x.graphql", "changed")
      try mirror.link(mirror.base + "/far/e", to: mirror.base + "/far")
      try mirror.remove("d")
      try mirror.link("d", to: mirror.base + "/far")
      // Without events, the watcher polls changed files for two seconds.
      _ = mirror.wait(seconds: 3) { _ in false }
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 19: a directory and a link take turns", arguments: Backend.built)
    func directoryAndLinkSwap(backend: Backend) throws {
      let mirror = try Mirror(backend, ["d/x.graphql"])
      try mirror.write(mirror.base + "/far/y.graphql", "y")
      for _ in 0..<20 {
        try mirror.move("d", mirror.base + "/aside")
        try mirror.link("d", to: mirror.base + "/far")
        try mirror.remove("d")
        try mirror.move(mirror.base + "/aside", "d")
      }
      try mirror.expectAgreementWithDisk()
      try mirror.move("d", mirror.base + "/aside")
      try mirror.link("d", to: mirror.base + "/far")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 19: the target of a link disappears and returns during a scan", arguments: Backend.built)
    func targetComesBackDuringTheScan(backend: Backend) throws {
      let mirror = try Mirror(backend)
      let far = mirror.base + "/far"
      try mirror.write(far + "/x/y.graphql", "y")
      try mirror.link("d", to: far)
      try mirror.takeAwayAndBack(far, whileWritingIn: far + "/x", rounds: 2000)
    }

    @Test("fault 19: a directory that two links pass through moves twice and returns", arguments: Backend.built)
    func sharedAncestorMovesAndComesBack(backend: Backend) throws {
      let mirror = try Mirror(backend)
      // The order of reading two links is random.
      for index in 0..<8 {
        let (first, second) = (mirror.base + "/first\(index)", mirror.base + "/second\(index)")
        try mirror.write(first + "/deep/x.graphql", "\(index)")
        try mirror.link("first\(index)", to: first + "/deep")
        try mirror.link("second\(index)", to: second + "/deep")
        try mirror.expectAgreementWithDisk()
        for (old, new) in [(first, second), (second, first + "-aside"), (first + "-aside", first)] {
          try mirror.move(old, new)
          #expect(try mirror.sync())
        }
        try mirror.expectAgreementWithDisk()
        try mirror.move(first, first + "-gone")
        try mirror.expectAgreementWithDisk()
      }
    }

    @Test("fault 19: a link leads where another one that depends on it is a directory", arguments: Backend.built)
    func dependentLinkBecomesADirectory(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try mirror.makeDirectory(mirror.base + "/way")
      // The order of reading the two links is random.
      for index in 0..<8 {
        let (one, two) = (mirror.base + "/one\(index)", mirror.base + "/two\(index)")
        let way = mirror.base + "/way/\(index)"
        try mirror.write(one + "/deep/x.graphql", "x")
        try mirror.link(one + "/both", to: way + "/deep")
        try mirror.write(two + "/both/y.graphql", "y")
        try mirror.link(way, to: one)
        try mirror.link("link\(index)", to: way)
        try mirror.link(way + ".new", to: two)
      }
      try mirror.expectAgreementWithDisk()
      for index in 0..<8 { try mirror.move("\(mirror.base)/way/\(index).new", "\(mirror.base)/way/\(index)") }
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 19: a directory above a target is renamed and replaced", arguments: Backend.built)
    func ancestorOfTheTargetIsReplaced(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try mirror.write(mirror.base + "/far/a/b/x", "x")
      try mirror.link("x.graphql", to: "../../far/a/b/x")
      try mirror.link("d", to: mirror.base + "/far/a/b")
      try mirror.expectAgreementWithDisk()
      try mirror.move(mirror.base + "/far", mirror.base + "/old")
      #expect(try mirror.sync())
      try mirror.write(mirror.base + "/far/a/b/x", "new")
      try mirror.write(mirror.base + "/far/a/b/y.graphql", "new")
      try mirror.expectAgreementWithDisk()
    }
  }
}
