import BuildGraph
import EditorFeatures
import Source

/// The answers of a project to an editor about some files.
struct EditorAnswers: Equatable {
  var lenses: [[CodeLens]]
  var hints: [[MockHint]]
  var fields: [[CodeLens]]

  var count: Int { (lenses + fields).reduce(0) { $0 + $1.count } + hints.reduce(0) { $0 + $1.count } }

  init(_ view: EditorView, _ paths: [String]) {
    lenses = paths.map { view.codeLenses($0) + view.testLenses($0) }
    fields = paths.map { path in view.fieldLenses(path).map { view.codeLens($0.lens, at: $0.range) } }
    hints = paths.map { view.mockHints($0, in: TextRange(0, UInt32.max)) }
  }
}
