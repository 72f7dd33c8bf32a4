import GraphQLSchema
import GraphQLSyntax
import Source

/// The arguments of a field or directive, or the fields of an input object, as written.
struct InputPlace {
  var owner: Owner
  /// Whether the values are constants, which can't contain variables.
  var isConstant: Bool
  /// The name of the field or directive, or the brace of the object.
  var head: Token
  /// The brackets; nil where missing.
  var opening: Token?
  var closing: Token?
  var inputs: [GivenInput] = []

  enum Owner {
    case arguments(ArgumentOwner)
    case object(Schema.TypeID)
  }

  /// A name with a value.
  struct GivenInput {
    var name: Name
    var nameRange: TextRange
    /// The range of the name and the value.
    var range: TextRange
  }

  /// The offset behind the last input.
  var end: UInt32 { inputs.last?.range.upper ?? opening?.end ?? head.end }
}

extension CursorContext {
  /// The argument lists and input objects around the cursor, the inner ones first. Before them, the list or object of
  /// the name or brace at the cursor.
  var inputPlaces: [InputPlace] {
    var places = [placeAtCursor].compactMap(\.self)
    for frame in walk.stack.reversed() {
      switch frame.kind {
      case .arguments: places.append(arguments(of: owner(of: frame), isConstant: frame.isConstant, from: frame.opening))
      case .object: if let type = frame.type { places.append(object(type, frame.isConstant, from: frame.opening)) }
      case .list, .directive: break
      default: return places
      }
    }
    return places
  }

  private func owner(of frame: TokenWalk.Frame) -> ArgumentOwner {
    frame.name.map { .directive($0) } ?? .field(frame.type, frame.field)
  }

  private var placeAtCursor: InputPlace? {
    guard let token = self.name, let name = token.name else {
      guard case .value(let use?, let isConstant) = role, schema[use.type].kind == .inputObject,
        tokens.indices.contains(index), tokens[index].kind == .leftBrace, Int(tokens[index].start) == offset
      else { return nil }
      return object(use.type, isConstant, from: index)
    }
    switch role {
    case .field(let parent?):
      guard let field = schema.field(named: name, in: parent) else { return nil }
      return arguments(of: .field(parent, field), isConstant: false, behind: token)
    case .directive(let location):
      return arguments(of: .directive(name), isConstant: !location.takesVariables, behind: token)
    default: return nil
    }
  }

  private func arguments(of owner: ArgumentOwner, isConstant: Bool, behind token: Token) -> InputPlace {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .leftParenthesis else {
      return InputPlace(owner: .arguments(owner), isConstant: isConstant, head: token)
    }
    return arguments(of: owner, isConstant: isConstant, from: index + 1)
  }

  /// - Parameter opening: the index of the opening parenthesis, which follows a name.
  private func arguments(of owner: ArgumentOwner, isConstant: Bool, from opening: Int) -> InputPlace {
    var place = InputPlace(owner: .arguments(owner), isConstant: isConstant, head: tokens[max(0, opening - 1)])
    read(from: opening, into: &place)
    return place
  }

  /// - Parameter opening: the index of the opening brace.
  private func object(_ type: Schema.TypeID, _ isConstant: Bool, from opening: Int) -> InputPlace {
    var place = InputPlace(owner: .object(type), isConstant: isConstant, head: tokens[opening])
    read(from: opening, into: &place)
    return place
  }

  /// Reads the inputs of a bracketed list. An unclosed list ends with the tokens.
  private func read(from opening: Int, into place: inout InputPlace) {
    place.opening = tokens[opening]
    var depth = 0
    for index in tokens.indices.dropFirst(opening) {
      let token = tokens[index]
      switch token.kind {
      case .leftParenthesis, .leftBrace, .leftBracket: depth += 1
      case .rightParenthesis, .rightBrace, .rightBracket: depth -= 1
      case .name where depth == 1 && index + 1 < tokens.count && tokens[index + 1].kind == .colon:
        if let name = token.name {
          place.inputs.append(InputPlace.GivenInput(name: name, nameRange: token.range, range: token.range))
        }
      default: break
      }
      if depth == 0 {
        place.closing = token
        return
      }
      if let last = place.inputs.indices.last { place.inputs[last].range.upper = token.end }
    }
  }
}

extension DirectiveLocation {
  /// Whether arguments of directives at the location can be variables.
  var takesVariables: Bool { isExecutable && self != .variableDefinition }
}
