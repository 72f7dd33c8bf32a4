import GraphQLSchema
import GraphQLSyntax
import Source

/// Completions for keywords of definitions.
extension EditorProject {
  func definitionItems(_ context: CursorContext, isExtension: Bool) -> [CompletionItem] {
    let items = definitionSnippets(context, isExtension: isExtension)
    guard context.isBeforeRestOfDefinition else { return items }
    return items.map { item in
      var keyword = item
      keyword.snippet = nil
      keyword.text = context.isBeforeBlank ? nil : item.label + " "
      return keyword
    }
  }

  private func definitionSnippets(_ context: CursorContext, isExtension: Bool) -> [CompletionItem] {
    if isExtension { return typeSystemItems.filter { $0.label != "directive" && $0.label != "extend" } }
    let hasTypes = context.document.definitions.contains { !$0.isExecutable }
    let isSchema = hasTypes || positions.files.contains(context.document.source.path)
    // Most files have only one kind of definition.
    return isSchema
      ? typeSystemItems + executableItems.map { $0.ranked(1) }
      : executableItems + typeSystemItems.map { $0.ranked(1) }
  }

  private var executableItems: [CompletionItem] {
    let operations = OperationType.allCases.filter { schema.rootType(of: $0) != nil }.map { operation in
      CompletionItem.definition(operation.rawValue, "${1:Name} {\n  $0\n}")
    }
    return operations + [.definition("fragment", "${1:Name} on ${2:Type} {\n  $0\n}")]
  }

  private var typeSystemItems: [CompletionItem] {
    [
      .definition("type", "${1:Name} {\n  $0\n}"), .definition("interface", "${1:Name} {\n  $0\n}"),
      .definition("input", "${1:Name} {\n  $0\n}"), .definition("enum", "${1:Name} {\n  $0\n}"),
      .definition("union", "${1:Name} = $0"), .definition("scalar", "${1:Name}"),
      .definition("directive", "@${1:name} on $0"), .definition("schema", "{\n  query: ${1:Query}\n}"),
      .definition("extend", "$0"),
    ]
  }
}

extension CursorContext {
  /// Whether the text after the cursor continues a definition.
  fileprivate var isBeforeRestOfDefinition: Bool {
    guard let next = token(after: 1) else { return false }
    switch next.kind {
    case .name: return !isOnOtherLine(next)
    case .leftBrace, .at: return true
    default: return false
    }
  }
}

extension CompletionItem {
  fileprivate static func definition(_ keyword: String, _ snippet: String) -> CompletionItem {
    var item = CompletionItem.keyword(keyword, followedBy: " ")
    item.snippet = keyword + " " + snippet
    return item
  }

  func ranked(_ rank: Int) -> CompletionItem {
    var item = self
    item.rank = rank
    return item
  }
}
