/// The settings of a round that the rules mention.
struct ModelOptions {
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

  enum Module: Equatable {
    case swiftPackage, other
    case embedded(String)
  }

  struct CustomType {
    var name: String?
    var cases: [String: String]?
  }

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
