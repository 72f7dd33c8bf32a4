import Foundation

/// An external requirement of tests. Without it, the tests are disabled. Continuous integration, where `CI` is set,
/// must meet all requirements but the optional ones; a test in `TidyTests` checks that.
package struct Requirement: Sendable, CustomStringConvertible {
  /// The condition in `.enabled(if:)` of the tests.
  package let condition: String
  /// How to install it.
  package let remedy: String
  /// Whether continuous integration need not meet it.
  package let isOptional: Bool
  package let isMet: @Sendable () -> Bool

  private init(
    _ condition: String, _ remedy: String, isOptional: Bool = false, _ isMet: @escaping @Sendable () -> Bool
  ) {
    (self.condition, self.remedy, self.isOptional, self.isMet) = (condition, remedy, isOptional, isMet)
  }

  package var description: String { condition }

  /// Whether all requirements must be met here.
  package static let isContinuousIntegration: Bool = {
    let value = ProcessInfo.processInfo.environment["CI"] ?? ""
    return !["", "0", "false"].contains(value.lowercased())
  }()

  package static let all: [Requirement] =
    everywhere
    + [
      Requirement("Platform.hasEvents", "unset MOCKD_POLLING") { !Platform.isLinux || Platform.hasEvents },
      Requirement("Platform.hasLibrary", "unset MOCKD_INOTIFY") { !Platform.isLinux || Platform.hasLibrary },
      Requirement("Platform.detectsReaders", "") { !Platform.isLinux || Platform.detectsReaders },
      Requirement("Ability.isRoot", "run the tests as root: some of them give files to other users") {
        !Platform.isLinux || Ability.isRoot
      },
      Requirement("Ability.canLimit", "allow user namespaces (unshare -Ur)") { !Platform.isLinux || Ability.canLimit },
      Requirement("Ability.canOverlay", "allow user namespaces with overlay mounts") {
        !Platform.isLinux || Ability.canOverlay
      },
      Requirement("Platform.hasDeclaredLibraries", Platform.declaredLibraries, isOptional: true) {
        Platform.hasDeclaredLibraries
      },
      // Few containers may mount file systems.
      Requirement("Ability.canIgnoreCase", Ability.caseInsensitivity, isOptional: true) { Ability.canIgnoreCase },
    ]

  private static let everywhere: [Requirement] = [
    Requirement("Corpora.isAvailable", "put the corpora beside the repository, or set MOCKD_CORPORA") {
      Corpora.missing.isEmpty
    },
    Requirement("ApolloFrontEnd.isAvailable", ApolloFrontEnd.reason, isOptional: true) { ApolloFrontEnd.isAvailable },
    Requirement("SwiftCompiler.current != nil", "install the whole toolchain, not only the runtime") {
      (try? SwiftCompiler.current?.run(["--version"]).status) == 0
    },
    Requirement("GraphQLCore.python != nil", "install python3 with venv, and let pip load graphql-core") {
      GraphQLCore.python != nil
    },
    Requirement("Ability.canDumpTypes", Ability.typeDumps) { Ability.canDumpTypes },
    Requirement("Ability.hasVim", "install vim") { Ability.hasVim },
    Requirement("Ability.hasGit", "install git") { Ability.hasGit },
    Requirement("Ability.hasPython", "install python3") { Ability.hasPython },
    Requirement("Ability.hasSHA256Sum", "install sha256sum (coreutils)") { Ability.hasSHA256Sum },
    Requirement("Ability.hasCompiler", "install clang") { Ability.hasCompiler },
    Requirement("Ability.canBeAnotherUser", "install setpriv (util-linux), or do not run tests as root") {
      Ability.canBeAnotherUser
    },
    Requirement("Ability.canExchange", "use a file system that can exchange files, such as ext4") {
      Ability.canExchange
    },
  ]
}

extension Corpora {
  /// The folders of the corpora, with the minimum number of files and folders in each.
  private static let folders = [
    "apollo/AnimalKingdomAPI/graphql": 17, "apollo/GitHubAPI/graphql": 9, "apollo/StarWarsAPI/graphql": 24,
    "apollo/SubscriptionAPI/graphql": 2, "apollo/UploadAPI/graphql": 4, "graphql-js-16.11.0": 12, "schemas": 1200,
  ]

  /// The missing or incomplete folders.
  package static var missing: [String] {
    guard let directory else { return folders.keys.sorted() }
    return folders.keys.sorted().filter { folder in
      let files = FileManager.default.enumerator(atPath: directory.appending(path: folder).path)
      return (files?.allObjects.count ?? 0) < folders[folder] ?? 0
    }
  }
}
