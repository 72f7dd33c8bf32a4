import Foundation
import GraphQLSyntax

/// Rules b.4 to b.6 and b.9 on names, as plainly as possible.
enum ModelNames {
  /// Changes the first character that has a case.
  static func upper(_ name: String) -> String { change(name) { $0.uppercased() } }
  static func lower(_ name: String) -> String { change(name) { $0.lowercased() } }

  private static func change(_ name: String, _ transform: (Character) -> String) -> String {
    guard let index = name.firstIndex(where: \.isCased) else { return name }
    return name[..<index] + transform(name[index]) + name[name.index(after: index)...]
  }

  static func type(_ name: String, _ kind: TypeKind) -> String {
    let reserved = [
      "Any", "DataDict", "DocumentType", "Fragments", "FragmentContainer", "ParentType", "Protocol", "Schema",
      "Selection", "Self", "String", "Bool", "Int", "Int32", "Float", "Double", "ID", "Type", "Error", "_",
    ]
    let upper = upper(name)
    guard reserved.contains(upper) else { return upper }
    let suffix =
      switch kind {
      case .object: "Object"
      case .interface: "Interface"
      case .union: "Union"
      case .enumeration: "Enum"
      case .scalar: "Scalar"
      case .inputObject: "InputObject"
      }
    return "\(upper)_\(suffix)"
  }

  private static let keywords = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator private
    precedencegroup protocol Protocol public rethrows static struct subscript typealias var break case catch continue
    default defer do else fallthrough for guard if in repeat return throw switch where while as false is nil self Self
    super throws true try _ Type Any
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  static func property(_ key: String) -> String { keywords.contains(key) ? "`\(key)`" : key }

  static func enumCase(_ value: String) -> String {
    var name: String
    if value.contains("_") {
      let parts = value.split(separator: "_", omittingEmptySubsequences: false)
      name = lower(parts.map { $0.isEmpty ? "_" : String($0).capitalized }.joined())
    } else {
      name = value.contains(where: \.isLowercase) ? lower(value) : value.lowercased()
    }
    if keywords.subtracting(["Type", "Any"]).contains(name) { name = "`\(name)`" }
    return name
  }

  static func escaped(_ text: String) -> String {
    let escapes: [Character: String] = [
      "\0": "\\0", "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r", "\"": "\\\"", "'": "\\'", "\r\n": "\\r\\n",
    ]
    return text.map { escapes[$0] ?? String($0) }.joined()
  }
}
