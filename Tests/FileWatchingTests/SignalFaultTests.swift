import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of signals during waits, and of clock changes.
  @Suite struct SignalFaultTests {
    @Test("fault 30: signals during waits, and a process stopped and continued", arguments: Backend.built)
    func signals(backend: Backend) throws {
      let mirror = try Mirror(backend) { $0.pollInterval = 20_000_000 }
      // The first event unblocks signals in the watcher's thread.
      try mirror.write("first.graphql", "x")
      #expect(mirror.waitForChange("first.graphql"))
      let isOver = Flag()
      let hasEnded = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        while !isOver.isSet {
          for signal in [SIGUSR1, SIGWINCH, SIGALRM, SIGSTOP, SIGUSR1, SIGCONT] { mirror.probe.send(signal) }
          _ = hasEnded.wait(timeout: .now() + .milliseconds(1))
        }
        hasEnded.signal()
      }
      for index in 0..<300 {
        try mirror.write("d\(index % 7)/\(index).graphql", "\(index)")
        if index % 40 == 39 { try mirror.remove("d3") }
      }
      #expect(mirror.waitForChange("d5/299.graphql", "299"))
      isOver.set()
      hasEnded.wait()
      mirror.probe.send(SIGCONT)
      try mirror.expectAgreementWithDisk()
    }

    @Test(
      "fault 30: the clock set forward and back", .enabled(if: Ability.hasCompiler, "clang is not installed"),
      arguments: Backend.built)
    func clockSteps(backend: Backend) throws {
      let shim = try ClockShim()
      let mirror = try Mirror(backend, ["x.graphql"]) { setting in
        setting.pollInterval = 50_000_000
        setting.environment = shim.environment
      }
      for (index, seconds) in [86_400, -172_800, 0].enumerated() {
        try shim.set(seconds)
        try mirror.write("x.graphql", "\(index) one")
        #expect(mirror.waitForChange("x.graphql", "\(index) one"))
        try mirror.write("x.graphql", "\(index) two")
        #expect(mirror.waitForChange("x.graphql", "\(index) two"))
        try mirror.expectAgreementWithDisk()
      }
      // A file with a future date is reported only once.
      try shim.set(-172_800)
      try mirror.write("x.graphql", "last")
      #expect(mirror.waitForChange("x.graphql", "last"))
      #expect(!mirror.wait(seconds: 3) { _ in false })
      mirror.probe.forget()
      #expect(!mirror.wait(seconds: 0.5) { _ in false })
      #expect(mirror.reportedChanges.isEmpty)
    }
  }
}

/// A library that shifts the time of day for one process, but not for the file system.
struct ClockShim {
  private let workspace: TemporaryWorkspace
  private var library: String { workspace.root.path + "/clock.so" }
  private var offset: String { workspace.root.path + "/offset" }

  private static let source = """
    #define _GNU_SOURCE
    #include <stdio.h>
    #include <stdlib.h>
    #include <time.h>
    #include <unistd.h>
    #include <sys/syscall.h>
    int clock_gettime(clockid_t clock, struct timespec *time) {
      int result = syscall(SYS_clock_gettime, clock, time);
      const char *path = getenv("MOCKD_CLOCK_OFFSET");
      FILE *file = clock == CLOCK_REALTIME && path ? fopen(path, "r") : NULL;
      long seconds = 0;
      if (file) {
        if (fscanf(file, "%ld", &seconds) == 1) time->tv_sec += seconds;
        fclose(file);
      }
      return result;
    }
    """

  init() throws {
    workspace = try TemporaryWorkspace(["clock.c": Self.source, "offset": "0"])
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["clang", "-shared", "-fPIC", "-o", library, workspace.root.path + "/clock.c"]
    try process.start()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  var environment: [String: String] { ["LD_PRELOAD": library, "MOCKD_CLOCK_OFFSET": offset] }

  func set(_ seconds: Int) throws { try Data("\(seconds)".utf8).write(to: URL(filePath: offset), options: .atomic) }
}
