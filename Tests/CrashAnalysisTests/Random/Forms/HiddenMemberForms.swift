/// Members of extensions that members of the same name hide, which depends on static types.
enum HiddenMemberForms {
  static let all: [CodeForm] = [
    CodeForm(.hiddenMethod, followed: .nothing) { f in
      declare(&f, requirement: "")
      f.run("let b\(f.id): \(f.pick("any Shown", "Box"))\(f.id) = Box\(f.id)(\(f.value))\nb\(f.id).go()")
    },
    CodeForm(.hiddenOrRequired, followed: .nothing) { f in
      declare(&f, requirement: f.pick("func go()", ""))
      f.run("let b\(f.id): any Shown\(f.id) = Box\(f.id)(\(f.value))\nb\(f.id).go()")
    },
    CodeForm(.hiddenInGeneric, followed: .nothing) { f in
      declare(&f, requirement: f.pick("func go()", ""))
      f.declare("func pass\(f.id)\(f.pick("<X: Shown\(f.id)>(_ x: X)", "(_ x: some Shown\(f.id))")) {\nx.go()\n}")
      f.run("pass\(f.id)(Box\(f.id)(\(f.value)))")
    },
    CodeForm(.hiddenInList, followed: .mocks) { f in
      declare(&f, requirement: f.pick("func go()", ""))
      f.run(
        "let b\(f.id): [\(f.pick("any Shown", "Box"))\(f.id)] = [Box\(f.id)(\(f.value))]\nb\(f.id).forEach { $0.go() }")
    },
    CodeForm(.hiddenInOpaque, followed: .nothing) { f in
      declare(&f, requirement: f.pick("func go()", ""))
      let result = f.pick("some Shown", "any Shown", "Box")
      f.declare("func made\(f.id)(_ x: \(f.type)) -> \(result)\(f.id) { Box\(f.id)(x) }")
      f.run("made\(f.id)(\(f.value)).go()")
    },
    CodeForm(.hiddenProperty, followed: .nothing) { f in
      f.declare(
        """
        protocol Shown\(f.id) {
        \(f.pick("var title: Void { get }", ""))
        }
        extension Shown\(f.id) {
        var title: Void { () }
        }
        struct Box\(f.id): Shown\(f.id) {
        \(f.storage)
        var title: Void { \(f.touch("item")) }
        }
        """)
      f.run(
        """
        let b\(f.id): \(f.pick("any Shown", "Box"))\(f.id) = Box\(f.id)(\(f.value))
        \(f.pick("_ = b\(f.id).title", "consume([b\(f.id)].map { $0.title })"))
        """)
    },
    CodeForm(.hiddenByRefinement, followed: .nothing) { f in
      f.declare(
        """
        protocol Outer\(f.id) {
        var item: \(f.type) { get }
        }
        protocol Inner\(f.id): Outer\(f.id) {}
        extension Outer\(f.id) {
        func go() {
        \(f.effectOfItem())
        }
        }
        extension Inner\(f.id) {
        func go() {
        \(f.effectOfItem())
        }
        }
        struct Box\(f.id): Inner\(f.id) {
        \(f.storage)
        }
        """)
      f.run(
        "let b\(f.id): \(f.pick("any Outer", "any Inner", "Box"))\(f.id) = Box\(f.id)(\(f.value))\nb\(f.id).go()")
    },
    CodeForm(.hiddenByConstraint, followed: .nothing) { f in
      f.declare(
        """
        protocol Shown\(f.id) {
        var item: \(f.type) { get }
        }
        protocol Named\(f.id) {}
        extension Shown\(f.id) {
        func go() {
        \(f.effectOfItem())
        }
        }
        extension Shown\(f.id) where Self: Named\(f.id) {
        func go() {
        \(f.effectOfItem())
        }
        }
        struct Box\(f.id): Shown\(f.id)\(f.pick("", ", Named\(f.id)")) {
        \(f.storage)
        }
        func pass\(f.id)<X: Shown\(f.id)>(_ x: X) {
        x.go()
        }
        """)
      f.run(f.pick("Box\(f.id)(\(f.value)).go()", "pass\(f.id)(Box\(f.id)(\(f.value)))"))
    },
    CodeForm(.hiddenOfValue, followed: .nothing) { f in
      f.declare(
        """
        protocol Shown\(f.id) {}
        extension Shown\(f.id) {
        func go\(f.id)() {
        \(f.effectOfAny("self"))
        }
        }
        """)
      f.declare(f.extended(as: "Shown\(f.id)", "func go\(f.id)() {\nlet x = self\n\(f.effect("x"))\n}"))
      f.run("let x\(f.id): \(f.pick("any Shown\(f.id)", f.type)) = \(f.value)\nx\(f.id).go\(f.id)()")
    },
    CodeForm(.hiddenStaticMethod, followed: .mocks) { f in
      f.declare(
        """
        protocol Shown\(f.id) {
        \(f.pick("static func show(_ x: \(f.type))", ""))
        }
        extension Shown\(f.id) {
        static func show(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        }
        enum Screen\(f.id): Shown\(f.id) {
        static func show(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        }
        func pass\(f.id)<X: Shown\(f.id)>(_ type: X.Type, _ x: \(f.type)) {
        X.show(x)
        }
        """)
      f.run(f.pick("Screen\(f.id).show(\(f.value))", "pass\(f.id)(Screen\(f.id).self, \(f.value))"))
    },
  ]

  /// Declares a protocol with an extension, and a structure that also has the method of the extension.
  private static func declare(_ f: inout FormWriter, requirement: String) {
    f.declare(
      """
      protocol Shown\(f.id) {
      var item: \(f.type) { get }
      \(requirement)
      }
      extension Shown\(f.id) {
      func go() {
      \(f.effectOfItem())
      }
      }
      """)
    ProtocolForms.declareBox(&f, conforming: "Shown\(f.id)")
  }
}
