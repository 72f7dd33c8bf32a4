/// The settings of a round that the rules mention.
struct ModelOptions {
  /// A version of Apollo's generator.
  struct Version: Comparable {
    var major: Int
    var minor: Int
    var patch: Int

    init(_ major: Int, _ minor: Int, _ patch: Int = 99) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    static func < (a: Self, b: Self) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }

    /// The version in a configuration; a patch of 99 stands for the newest.
    var text: String { "\(major).\(minor)" + (patch == 99 ? "" : ".\(patch)") }
  }

  /// The kind of the module with the schema types.
  enum Module: Equatable {
    case swiftPackage, other
    case embedded(String)
  }

  /// The custom names of a type and its enum cases.
  struct CustomType {
    var name: String?
    var cases: [String: String]?
  }

  /// A rule for the capitalization of a word in names.
  struct Capitalization {
    enum Strategy {
      case upper, lower
      case replace(String)
    }
    /// A whole segment, in any case.
    var word: String
    var strategy: Strategy
  }

  var version = Version(2, 4)
  var isCorrected = true
  var namespace = "ModelAPI"
  var module = Module.swiftPackage
  var isPublic = true
  var customTypes: [String: CustomType] = [:]
  var reducesTypes = false
  var convertsEnumCases = true
  var excludesDeprecatedCases = false
  var warnsOfDeprecation = true
  var capitalization: [Capitalization] = []
  var isNonisolated = true
  var usesCocoaPods = false
  var requiresNonOptional = true
}
