/// @mockable
protocol StandardSequenceGeneric: Sequence { func firstOne() -> Element? }
