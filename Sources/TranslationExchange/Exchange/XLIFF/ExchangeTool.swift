/// The program that a file for translators names as its author.
public struct ExchangeTool: Hashable, Sendable {
    /// The identifier, from which translation tools infer the conventions of the file.
    public let id: String
    /// The name of the program.
    public let name: String
    /// The version of the program.
    public let version: String
    /// The build number.
    public let build: String

    /// Creates a description of a program.
    public init(id: String, name: String, version: String, build: String) {
        self.id = id
        self.name = name
        self.version = version
        self.build = build
    }

    /// Returns the description of fitloc.
    ///
    /// It uses Xcode's identifier, because translation tools interpret `|==|plural.one` only if they find that
    /// identifier.
    public static func fitloc(version: String) -> ExchangeTool {
        ExchangeTool(id: "com.apple.dt.xcode", name: "fitloc", version: version, build: version)
    }
}
