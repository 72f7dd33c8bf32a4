import Source
import SwiftLowering

/// A variable or function of the enclosing functions.
struct Local {
  var number: Int
  var type: StaticType
  /// The interface, if it is a function.
  var function: FunctionInterface?
}

/// The variables and functions of the enclosing functions and blocks.
struct LocalNames {
  private var scopes: [[Name: [Local]]] = [[:]]
  private(set) var count = 0

  /// Declares a variable, which hides others of its name.
  mutating func declare(_ name: Name, _ type: StaticType) {
    scopes[scopes.count - 1][name] = [Local(number: count, type: type)]
    count += 1
  }

  /// Declares a function. Functions of one name in one block are overloads.
  mutating func declare(_ function: FunctionInterface) {
    let local = Local(number: count, type: .function(function.functionType), function: function)
    var found = scopes[scopes.count - 1][function.name, default: []]
    if found.contains(where: { $0.function == nil }) { found = [] }
    scopes[scopes.count - 1][function.name] = found + [local]
    count += 1
  }

  /// Replaces the variables of inference in the types.
  mutating func finish(_ finished: (StaticType) -> StaticType) {
    for index in scopes.indices {
      for (name, found) in scopes[index] where found.contains(where: { $0.type.hasVariables }) {
        scopes[index][name] = found.map { local in
          var local = local
          local.type = finished(local.type)
          return local
        }
      }
    }
  }

  mutating func open() { scopes.append([:]) }

  mutating func close() { scopes.removeLast() }

  /// The declarations of a block that is closed.
  struct Block {
    fileprivate let names: [Name: [Local]]
  }

  /// Closes the innermost block, whose declarations can be added to the block around it.
  mutating func take() -> Block { Block(names: scopes.removeLast()) }

  mutating func add(_ block: Block) { scopes[scopes.count - 1].merge(block.names) { $1 } }

  /// The innermost declarations of a name; empty if there are none.
  subscript(name: Name) -> [Local] {
    for scope in scopes.reversed() {
      if let found = scope[name] { return found }
    }
    return []
  }
}
