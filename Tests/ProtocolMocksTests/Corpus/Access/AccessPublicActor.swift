/// @mockable
public protocol AccessPublicActor: Actor { func run() -> Int }
