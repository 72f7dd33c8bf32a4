/// The outputs with a file for each operation or fragment, for configurations in tests.
package enum ConfiguredOutputs {
  /// Their keys in `outputs`. `DefinitionOutputTests` compares them with mockd's.
  package static let keys = ["placeholders", "stubs"]

  /// Returns members of `outputs` that turn all of them on, each in its own folder.
  package static func json(in folder: String) -> String {
    keys.map { "\"\($0)\": { \"path\": \"\(folder)/\($0.prefix(1).uppercased() + $0.dropFirst())\" }" }
      .joined(separator: ", ")
  }
}
