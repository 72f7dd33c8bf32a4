/// A generated subclass, which has the isolation of its superclass.
///
/// The default isolation of a module, such as `MainActor`, doesn't apply to types that conform to a protocol of
/// `SendableMetatype`.
public protocol InheritedIsolation: SendableMetatype {}
