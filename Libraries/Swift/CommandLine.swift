public enum CommandLine {
  public static var argc: Int32 { get }
  public static var arguments: [String] { get set }
}
