/// Generic types, their extensions, and static members by contextual type.
enum GenericForms {
  static let all: [CodeForm] = [
    CodeForm(.genericStructure, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.declare("struct Page\(f.id)<C> {\nlet content: C\nfunc go() { show\(f.id)(content) }\n}")
      let page = "Page\(f.id)(content: \(f.value))"
      f.run(f.pick("\(page).go()", "show\(f.id)(\(page).content)"))
    },
    CodeForm(.conditionalExtension, followed: .nothing) { f in
      declarePage(&f)
      f.run(
        f.pick(
          "Page\(f.id)(content: \(f.value)).go()", "pass\(f.id)(Page\(f.id)(content: \(f.value)))",
          "Page\(f.id)<Any>(content: \(f.value)).go()"))
    },
    CodeForm(.conditionalConformance, followed: .nothing) { f in
      f.declare("protocol Shown\(f.id) {\nfunc go()\n}\nstruct Page\(f.id)<C> {\nlet content: C\n}")
      f.declare(
        "extension Page\(f.id): Shown\(f.id) where C == \(f.type) {\nfunc go() {\nlet x = content\n\(f.effect("x"))\n}\n}"
      )
      f.run(
        """
        let p\(f.id): Any = Page\(f.id)\(f.pick("", "<Any>"))(content: \(f.value))
        (p\(f.id) as? any Shown\(f.id))?.go()
        """)
    },
    CodeForm(.nestedGeneric) { f in
      f.declare(
        """
        struct Page\(f.id)<C> {
        let content: C
        struct Row {
        let content: C
        func go(_ body: (C) -> Void) { body(content) }
        }
        var row: Row { Row(content: content) }
        }
        """)
      f.run("Page\(f.id)(content: \(f.value)).row.go { x in\n\(f.effect("x"))\n}")
    },
    CodeForm(.genericEnum) { f in
      f.declare(
        """
        enum Loaded\(f.id)<C> {
        case empty
        case full(C)
        func map<D>(_ body: (C) -> D) -> Loaded\(f.id)<D> {
        switch self {
        case .empty: .empty
        case .full(let x): .full(body(x))
        }
        }
        }
        """)
      f.run(
        """
        let e\(f.id): Loaded\(f.id)<\(f.type)> = \(f.pick(".full(\(f.value))", ".empty"))
        _ = e\(f.id).map { x in \(f.touch("x")) }
        """)
    },
    CodeForm(.staticFactory) { f in
      f.declare(
        f.extended("static func same\(f.id)(_ x: \(f.type)) -> \(f.type) {\n\(f.touch("x"))\nreturn x\n}"))
      f.run("let x\(f.id): \(f.type) = .same\(f.id)(\(f.value))\n\(f.effect("x\(f.id)"))")
    },
    CodeForm(.staticFactoryInArgument) { f in
      f.declare(
        f.extended("static func same\(f.id)(_ x: \(f.type)) -> \(f.type) {\n\(f.touch("x"))\nreturn x\n}"))
      f.declare("func show\(f.id)(_ x: \(f.type)) {\n\(f.effect("x"))\n}")
      f.run("show\(f.id)(.same\(f.id)(\(f.value)))")
    },
    CodeForm(.staticFactoryByType, only: .mock) { f in
      let other = f.functions.pick(f.functions.shapes.classes)
      let set = f.effect("x")
      f.declare(f.extended("static func made\(f.id)() -> \(f.type) {\nlet x = \(f.type)()\n\(set)\nreturn x\n}"))
      if other != f.subject.name {
        f.declare(
          """
          extension Mock where O == \(other) {
          static func made\(f.id)() -> Mock<\(other)> { Mock<\(other)>() }
          }
          """)
      }
      f.run("let m\(f.id): \(f.type) = .made\(f.id)()")
      f.functions.scope.mocks.append(("m\(f.id)", f.subject.name, false))
    },
    CodeForm(.genericResult, followed: .mocks) { f in
      WiderTypeForms.declareShow(&f)
      f.declare("func cast\(f.id)<X>(_ x: Any) -> X? { x as? X }")
      f.run(
        """
        let y\(f.id): \(f.pick(f.type, "Int"))? = cast\(f.id)(\(f.value))
        if let y\(f.id) {
        show\(f.id)(y\(f.id))
        }
        """)
    },
    CodeForm(.metatype, followed: .nothing) { f in
      f.declare(
        """
        func show\(f.id)<X>(_ type: X.Type, _ x: \(f.type)) {
        if type == Int.self {
        \(f.effect("x"))
        } else {
        \(f.effect("x"))
        }
        }
        """)
      f.run("show\(f.id)(\(f.pick("Int", "String")).self, \(f.value))")
    },
  ]

  /// Declares a generic structure with two extensions that have the same method.
  private static func declarePage(_ f: inout FormWriter) {
    f.declare(
      """
      struct Page\(f.id)<C> {
      let content: C
      }
      extension Page\(f.id) {
      func go() {
      \(f.effectOfAny("content"))
      }
      }
      extension Page\(f.id) where C == \(f.type) {
      func go() {
      let x = content
      \(f.effect("x"))
      }
      }
      func pass\(f.id)<C>(_ page: Page\(f.id)<C>) {
      page.go()
      }
      """)
  }
}
