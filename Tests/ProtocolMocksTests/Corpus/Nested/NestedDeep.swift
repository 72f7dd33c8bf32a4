enum NestedOuter {
  final class Middle {
    enum Inner {
      /// @mockable
      protocol Deep { func deep() -> Int }
    }
  }
}
