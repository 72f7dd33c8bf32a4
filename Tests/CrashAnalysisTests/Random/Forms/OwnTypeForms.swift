/// Members of own types that run without a written name: calls, subscripts, wrappers, observers, defaults.
enum OwnTypeForms {
  static let all: [CodeForm] = [
    CodeForm(.callAsFunction, followed: .nothing) { f in
      f.declare(
        """
        struct Show\(f.id) {
        func callAsFunction(_ x: Any) {
        \(f.effectOfAny("x"))
        }
        func callAsFunction(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        }
        """)
      f.run("let s\(f.id) = Show\(f.id)()\nlet x\(f.id): \(f.pick("Any", f.type)) = \(f.value)\ns\(f.id)(x\(f.id))")
    },
    CodeForm(.overloadedSubscript) { f in
      f.declare(
        """
        struct Shelf\(f.id) {
        \(f.storage)
        subscript(index: Int) -> Void { \(f.touch("item")) }
        subscript(key: String) -> Void { \(f.touch("item")) }
        subscript(at index: Int) -> Void { \(f.touch("item")) }
        static subscript(x: \(f.type)) -> Void { \(f.touch("x")) }
        }
        """)
      f.run(
        "_ = Shelf\(f.id)\(f.pick("(\(f.value))[0]", "(\(f.value))[\"a\"]", "(\(f.value))[at: 0]", "[\(f.value)]"))")
    },
    CodeForm(.subscriptSetter, followed: .nothing) { f in
      f.declare(
        """
        struct Shelf\(f.id) {
        var items: [\(f.type)] = []
        subscript(index: Int) -> \(f.type)? {
        get { items.indices.contains(index) ? items[index] : nil }
        set { if let newValue { items.append(newValue) } }
        }
        }
        """)
      f.run(
        """
        var s\(f.id) = Shelf\(f.id)()
        s\(f.id)[0] = \(f.pick(f.value, "nil"))
        if let x = s\(f.id)[0] {
        \(f.effect("x"))
        }
        """)
    },
    CodeForm(.dynamicMember, followed: .nothing) { f in
      f.declare(
        """
        @dynamicMemberLookup struct Lens\(f.id)<X> {
        let base: X
        subscript<Y>(dynamicMember path: KeyPath<X, Y>) -> Y { base[keyPath: path] }
        }
        struct Box\(f.id) {
        let item: \(f.type)
        }
        """)
      f.run("let x\(f.id) = Lens\(f.id)(base: Box\(f.id)(item: \(f.value))).item\n\(f.effect("x\(f.id)"))")
    },
    CodeForm(.ownWrapper, followed: .nothing) { f in
      f.declare(
        """
        @propertyWrapper struct Logged\(f.id)<X> {
        var wrappedValue: X {
        didSet { count += 1 }
        }
        var count = 0
        var projectedValue: Int { count }
        init(wrappedValue: X) { self.wrappedValue = wrappedValue }
        }
        struct Screen\(f.id) {
        @Logged\(f.id) var item: \(f.type)?
        }
        """)
      f.run(
        """
        var s\(f.id) = Screen\(f.id)()
        \(f.pick("s\(f.id).item = \(f.value)", ""))
        if let x = s\(f.id).item\(f.pick("", ", s\(f.id).$item == 1")) {
        \(f.effect("x"))
        }
        """)
    },
    CodeForm(.wrapperWithArgument, followed: .nothing) { f in
      f.declare(
        """
        @propertyWrapper struct Limited\(f.id) {
        private var value: Int
        let limit: Int
        init(wrappedValue: Int, limit: Int) {
        self.limit = limit
        value = min(wrappedValue, limit)
        }
        var wrappedValue: Int {
        get { value }
        set { value = min(newValue, limit) }
        }
        }
        struct Screen\(f.id) {
        @Limited\(f.id)(limit: 2) var count = 1
        }
        """)
      f.run(
        """
        var s\(f.id) = Screen\(f.id)()
        s\(f.id).count = \(f.pick("1", "2", "3"))
        if s\(f.id).count == 2 {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.lazyWithEffect) { f in
      f.declare("final class Screen\(f.id) {\n\(f.storage)\nlazy var shown: Void = \(f.touch("item"))\n}")
      f.run("let s\(f.id) = Screen\(f.id)(\(f.value))\n\(f.pick("_ = s\(f.id).shown", "_ = s\(f.id)"))")
    },
    CodeForm(.lazyOnce, followed: .mocks) { f in
      f.declare(
        """
        final class Screen\(f.id) {
        var count = 0
        lazy var first: Int = {
        count += 1
        return count
        }()
        }
        """)
      f.run(
        """
        let s\(f.id) = Screen\(f.id)()
        let n\(f.id) = s\(f.id).first + \(f.pick("s\(f.id).first", "0"))
        if n\(f.id) == 2 {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.defaultArgument) { f in
      f.declare(
        """
        func isOn\(f.id)() -> Bool { \(f.condition()) }
        func show\(f.id)(_ x: \(f.type), _ isOn: Bool = isOn\(f.id)()) {
        if isOn {
        \(f.effect("x"))
        }
        }
        """)
      f.run("show\(f.id)(\(f.value)\(f.pick("", ", \(f.condition())")))")
    },
    CodeForm(.defaultClosure) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type), then body: (\(f.type)) -> Void = { x in \(f.touch("x")) }) {
        body(x)
        }
        """)
      f.run("show\(f.id)(\(f.value))\(f.pick("", " { _ in }"))")
    },
    CodeForm(.variadicParameter, followed: .nothing) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type)..., count: Int = 1) {
        if x.count == count {
        x.forEach { x in
        \(f.effect("x"))
        }
        }
        }
        """)
      f.run("show\(f.id)(\(f.pick("", f.value, "\(f.value), count: 2", "\(f.value), \(f.value), count: 2")))")
    },
    CodeForm(.localType, followed: .nothing) { f in
      f.run(
        """
        struct Local\(f.id) {
        \(f.storage)
        func go() {
        \(f.effectOfItem())
        }
        static func show(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        }
        \(f.pick("Local\(f.id)(\(f.value)).go()", "Local\(f.id).show(\(f.value))", "_ = Local\(f.id)(\(f.value))"))
        """)
    },
    CodeForm(.localEnum, followed: .nothing) { f in
      f.run(
        """
        enum Local\(f.id) {
        case first, second
        func go(_ x: \(f.type)) {
        switch self {
        case .first:
        \(f.effect("x"))
        case .second:
        \(f.effect("x"))
        }
        }
        }
        Local\(f.id).\(f.pick("first", "second")).go(\(f.value))
        """)
    },
    CodeForm(.observedStructure) { f in
      f.declare(
        """
        struct State\(f.id) {
        var item: \(f.type)?
        }
        final class Screen\(f.id) {
        var state = State\(f.id)() {
        didSet {
        guard let x = state.item else { return }
        \(f.effect("x"))
        }
        }
        }
        """)
      f.run("let s\(f.id) = Screen\(f.id)()\ns\(f.id).state.item = \(f.pick(f.value, "nil"))")
    },
  ]
}
