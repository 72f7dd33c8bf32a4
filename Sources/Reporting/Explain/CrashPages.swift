import Source

extension Explanation {
  /// Pages on what ends tests written in Swift.
  static let crashPages: [Explanation] = [
    Explanation(
      .fieldNotExecuted, "A test reads a field that the conversion of its mock never fills.",
      details: "A model also shows fields that other selection sets around it select. `from` fills only what the "
        + "model's own selection set selects, so these are missing, whatever is set on the mock, and reading a required one "
        + "ends the test process. It is an error where the read surely happens, else a warning.",
      example: .swift(
        """
        // query Heroes { heroes { ...Details friend { name } } }
        // fragment Details on Character { friend { height } }
        let friend = HeroesQuery.Data.Hero.Friend(from: Mock<Human>(height: 1.72, name: "Leia"))
        friend.height  // ends the test: the fragment selects it, not `friend { name }`
        """),
      wayOut: "Convert a mock of the object around it and read the field from there: "
        + "`HeroesQuery.Data.Hero(from: Mock<Human>(friend: leia)).friend.height`. Or convert to the fragment's model."),
    Explanation(
      .unsetRequiredField, "A test reads a required field that is not set on the mock which the model was made from.",
      details: "Mocks may be partial: what nobody reads need not be set. But the model's property is not optional, so "
        + "there is nothing that reading it could give, and the test process ends, with all tests that would still run. "
        + "`Mock<T>()` sets nothing; with an argument, it gives the other required fields defaults (from Apollo iOS 1.23 "
        + "on), but the mocks among these are empty. It is an error where the read surely happens and the field surely "
        + "is unset, and a hint where either depends on something that is not known.",
      example: .swift(
        """
        let hero = Mock<Human>()
        hero.height = 1.72
        let model = HeroQuery.Data(from: Mock<Query>(hero: hero))
        model.hero?.name  // ends the test
        """),
      wayOut: "Set the field on the mock: `hero.name = \"Luke\"`. The finding tells where the mock was made. Where the "
        + "test is meant to end so, silence it with `// mockd:ignore unset-required-field`."),
    Explanation(
      .wrongMockType, "A mock is turned into a model that never stands for an object of its type.",
      details: "The compiler accepts every mock for every model, and the conversion checks nothing. Fields that happen "
        + "to have the same names are filled, all others are missing. It is an error where a missing one that is "
        + "required is surely read, else a warning.",
      example: .swift(
        """
        // fragment HumanHeight on Human { height }
        let model = HumanHeight(from: Mock<Droid>(name: "R2-D2"))
        model.height  // ends the test
        """),
      wayOut: "Use a mock of the model's type, or of one that can stand for it."),
  ]
}
