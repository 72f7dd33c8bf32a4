/// The bytes with which every generated Swift file starts. Apollo writes the same ones.
package let generatedHeader = Array("// @generated".utf8)

extension SourceFile {
  /// Whether the file starts with the header of generated files.
  package var isGenerated: Bool { bytes.starts(with: generatedHeader) }
}
