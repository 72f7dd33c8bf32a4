/// The bytes with which every generated Swift file starts, also those of Apollo.
package let generatedHeader = Array("// @generated".utf8)

extension SourceFile {
  /// Whether the file starts with the header of generated files.
  package var isGenerated: Bool { bytes.starts(with: generatedHeader) }
}
