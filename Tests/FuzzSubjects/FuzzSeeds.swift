import Foundation

/// The texts from which inputs are made: GraphQL and JSON of the repository, and of the corpora if available.
package enum FuzzSeeds {
  /// Returns the texts in the order of their paths, configurations with every key, and an introspection result.
  ///
  /// - Parameter folders: where to look for `.graphql`, `.graphqls` and `.json` files. A JSON file is a text itself,
  ///   and so is each string in it that looks like GraphQL, since test cases are stored like that.
  package static func texts(in folders: [URL]) -> [[UInt8]] {
    let found = folders.flatMap { folder -> [[UInt8]] in
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return paths.filter(isSeed).sorted().flatMap { path -> [[UInt8]] in
        guard let data = try? Data(contentsOf: folder.appending(path: path)) else { return [] }
        return [Array(data)] + (path.hasSuffix(".json") ? cases(in: data) : [])
      }
    }
    // The fixed texts are few; they are repeated to form a quarter of all.
    let known = FuzzConfigurations.texts + repeatElement(Array(FuzzIntrospection.text.utf8), count: 5)
    let times = 1 + found.count / 3 / known.count
    return found + repeatElement(known, count: times).joined()
  }

  private static func isSeed(_ path: String) -> Bool {
    // The operations of artsy are many and similar; they would crowd out the others.
    if path.contains("artsy/operations"), !path.contains("/A") { return false }
    return [".graphql", ".graphqls", ".json"].contains { path.hasSuffix($0) }
  }

  private static func cases(in data: Data) -> [[UInt8]] {
    guard let root = try? JSONSerialization.jsonObject(with: data) else { return [] }
    var values = [root]
    var texts: Set<String> = []
    while let value = values.popLast() {
      switch value {
      case let text as String: if text.contains("{") { texts.insert(text) }
      case let array as [Any]: values += array
      case let object as [String: Any]: values += object.values
      default: break
      }
    }
    return texts.sorted().map { Array($0.utf8) }
  }
}
