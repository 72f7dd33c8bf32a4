/// Initializers: memberwise, failable, throwing, convenience and inherited ones.
enum InitializerForms {
  static let all: [CodeForm] = [
    CodeForm(.memberwise) { f in
      f.declare(
        "struct Box\(f.id) {\nvar count = 1\nlet item: \(f.type)\nvar isOn = \(f.condition())\nfunc go() {\nif isOn {\n\(f.effectOfItem())\n}\n}\n}"
      )
      f.run("Box\(f.id)(\(f.pick("", "count: 2, "))item: \(f.value)\(f.pick("", ", isOn: \(f.condition())"))).go()")
    },
    CodeForm(.failableInitializer) { f in
      f.declare(
        """
        struct Box\(f.id) {
        let item: \(f.type)
        init?(_ item: \(f.type), _ isOn: Bool) {
        guard isOn else { return nil }
        self.item = item
        }
        }
        """)
      f.run("if let b = Box\(f.id)(\(f.value), \(f.condition())) {\n\(f.effect("b.item"))\n}")
    },
    CodeForm(.throwingInitializer) { f in
      declareThrowing(&f)
      f.run("if let b = try? Box\(f.id)(\(f.value), \(f.condition())) {\n\(f.effect("b.item"))\n}")
    },
    CodeForm(.caughtInitializer) { f in
      declareThrowing(&f)
      f.run(
        """
        do {
        let b = try Box\(f.id)(\(f.value), \(f.condition()))
        \(f.effect("b.item"))
        } catch {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.delegatingInitializer) { f in
      f.declare(
        """
        struct Box\(f.id) {
        \(f.storage)
        init(all items: [\(f.type)]) {
        self.init(items[0])
        \(f.touch("item"))
        }
        }
        """)
      f.run("_ = Box\(f.id)(\(f.pick(f.value, "all: [\(f.value)]")))")
    },
    CodeForm(.convenienceInitializer, followed: .nothing) { f in
      f.declare(
        """
        class Base\(f.id) {
        let item: \(f.type)
        init(item: \(f.type)) { self.item = item }
        convenience init(_ x: \(f.type)) {
        self.init(item: x)
        \(f.touch("x"))
        }
        }
        final class Sub\(f.id): Base\(f.id) {
        override init(item: \(f.type)) {
        super.init(item: item)
        \(f.touch("item"))
        }
        }
        """)
      f.run("_ = \(f.pick("Base", "Sub"))\(f.id)(\(f.pick("", "item: "))\(f.value))")
    },
    CodeForm(.initializerInExtension) { f in
      f.declare("struct Box\(f.id) {\nlet count: Int\n}")
      f.declare("extension Box\(f.id) {\ninit(_ x: \(f.type)) {\nself.init(count: 1)\n\(f.touch("x"))\n}\n}")
      f.run("_ = Box\(f.id)(\(f.pick("count: 1", f.value)))")
    },
    CodeForm(.superCall, followed: .nothing) { f in
      f.declare(
        """
        class Base\(f.id) {
        \(f.storage)
        func go() {
        \(f.effectOfItem())
        }
        func all() { go() }
        }
        final class Sub\(f.id): Base\(f.id) {
        override func go() {
        \(f.pick("super.go()", ""))
        \(f.touch("item"))
        }
        }
        """)
      f.run("\(f.pick("Base", "Sub"))\(f.id)(\(f.value)).\(f.pick("go", "all"))()")
    },
    CodeForm(.overriddenProperty) { f in
      f.declare(
        """
        class Base\(f.id) {
        var isOn: Bool { \(f.condition()) }
        }
        final class Sub\(f.id): Base\(f.id) {
        override var isOn: Bool { \(f.condition()) }
        }
        """)
      f.run(
        """
        let b\(f.id): Base\(f.id) = \(f.pick("Base", "Sub"))\(f.id)()
        if b\(f.id).isOn {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.classMethod, followed: .nothing) { f in
      f.declare(
        """
        class Base\(f.id) {
        class func show(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        static func all(_ x: \(f.type)) { show(x) }
        }
        final class Sub\(f.id): Base\(f.id) {
        override class func show(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        }
        """)
      f.run(
        "let t\(f.id): Base\(f.id).Type = \(f.pick("Base", "Sub"))\(f.id).self\nt\(f.id).\(f.pick("show", "all"))(\(f.value))"
      )
    },
  ]

  private static func declareThrowing(_ f: inout FormWriter) {
    f.declare(
      """
      struct Box\(f.id) {
      let item: \(f.type)
      init(_ item: \(f.type), _ isOn: Bool) throws {
      guard isOn else { throw Failure() }
      self.item = item
      }
      }
      """)
  }
}
