/// The declarations that all random functions share. The analysis knows the results of `yes`, `no` and the `make…`
/// functions, and the effects of the `set…` functions. It cannot know the result of `decide`.
enum Prelude {
  static func text(_ shapes: Shapes, models: String, mocks: String) -> String {
    """
    import Foundation
    import MockSupport
    import \(models)
    import \(mocks)

    func yes() -> Bool { true }
    func no() -> Bool { false }
    func decide(_ value: Bool) -> Bool { CommandLine.arguments.isEmpty ? !value : value }
    struct Failure: Error {}
    func keep<T>(_ value: T) -> T { value }
    enum Load<T> {
      case idle
      case loaded(T)
    }
    func succeed<T>(_ value: T) -> Result<T, Failure> { .success(value) }
    final class Watched<T> {
      var count = 0
      var value: T? {
        willSet { count += 1 }
        didSet { count += 1 }
      }
      init(_ value: T) { self.value = value }
    }
    struct Boxed<T> {
      private var stored: T
      init(_ stored: T) { self.stored = stored }
      var value: T {
        get { stored }
        set { stored = newValue }
      }
      subscript(index: Int) -> T { stored }
    }
    struct Refreshed<T> {
      private(set) var stored: T?
      private let latest: T
      init(_ latest: T) { self.latest = latest }
      var current: T {
        mutating get {
          stored = latest
          return latest
        }
      }
      subscript(index: Int) -> T {
        mutating get {
          stored = latest
          return latest
        }
      }
    }
    enum Slot<T> {
      case empty
      case full(T)
      var value: T? {
        get {
          switch self {
          case .empty: nil
          case .full(let value): value
          }
        }
        set {
          if let newValue { self = .full(newValue) } else { self = .empty }
        }
      }
    }
    @propertyWrapper struct Plain<T> { var wrappedValue: T }
    @propertyWrapper struct Counted<T> {
      private var stored: T
      private var count: Int
      init(wrappedValue: T, from start: Int = 0) {
        stored = wrappedValue
        count = start
      }
      var wrappedValue: T {
        get { stored }
        set {
          count += 1
          stored = newValue
        }
      }
      var projectedValue: T { stored }
    }
    struct Wrapping<T> {
      @Plain var plain: T
      @Counted var counted: T
      init(_ value: T) {
        plain = value
        counted = value
      }
    }
    final class WrappingClass<T> {
      @Plain var plain: T
      @Counted var counted: T
      init(_ value: T) {
        plain = value
        _counted = Counted(wrappedValue: value, from: 1)
      }
    }
    func consume<T>(_ value: T) { if "\\(type(of: value))".isEmpty { print("never") } }

    """ + shapes.classes.map { maker(of: $0, shapes) }.joined()
      + shapes.classes.compactMap { setter(of: $0, shapes) }.joined()
      + shapes.classes.map { changers(of: $0, shapes) }.joined()
      + shapes.classes.enumerated().map { overloads(of: $1, number: $0, shapes) }.joined()
  }

  private static func changers(of type: String, _ shapes: Shapes) -> String {
    let set = shapes.mocks[type]?.leaves.last.map { "  mock.\($0.name) = \($0.value)\n" } ?? ""
    return """
      func replace\(type)(_ mock: inout Mock<\(type)>) {
        mock = Mock<\(type)>()
      \(set)}
      func configured\(type)(_ configure: (Mock<\(type)>) -> Void) -> Mock<\(type)> {
        let mock = Mock<\(type)>()
        configure(mock)
        return mock
      }

      """
  }

  /// Functions with the same names for several types, each with another effect.
  private static func overloads(of type: String, number: Int, _ shapes: Shapes) -> String {
    let leaves = shapes.mocks[type]?.leaves ?? []
    let set = (number.isMultiple(of: 2) ? leaves.first : leaves.last).map { "  mock.\($0.name) = \($0.value)\n" } ?? ""
    let unset = (number.isMultiple(of: 2) ? leaves.last : leaves.first).map { "  mock.\($0.name) = nil\n" } ?? ""
    return """
      func change(_ mock: Mock<\(type)>) {
      \(set)}
      func change(_ mock: Mock<\(type)>, back: Bool) {
      \(unset)}
      func change(_ mock: Mock<\(type)>, _ text: String) {
      \(unset)\(set)}
      func remade(_ mock: Mock<\(type)>) -> Mock<\(type)> {
      \(number.isMultiple(of: 3) ? "  mock" : "  Mock<\(type)>()")
      }

      """
  }

  private static func maker(of type: String, _ shapes: Shapes) -> String {
    let set = shapes.mocks[type]?.leaves.first.map { "  mock.\($0.name) = \($0.value)\n" } ?? ""
    return "func make\(type)() -> Mock<\(type)> {\n  let mock = Mock<\(type)>()\n\(set)  return mock\n}\n"
  }

  /// Returns a helper that sets one or two fields; nil if the type has no text among its fields.
  static func setter(of type: String, _ shapes: Shapes) -> String? {
    guard let shape = shapes.mocks[type], let text = shape.leaves.first(where: \.isString) else { return nil }
    let other = shape.leaves.last { $0.name != text.name }.map { "  mock.\($0.name) = \($0.value)\n" } ?? ""
    return """
      func set\(type)(_ mock: Mock<\(type)>, text: String?, goesOn: Bool = true) {
        mock.\(text.name) = text
        guard goesOn else { return }
      \(other)}

      """
  }
}
