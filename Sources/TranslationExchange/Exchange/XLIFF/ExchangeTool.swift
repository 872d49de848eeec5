/// The program that a file for translators says it was written by.
public struct ExchangeTool: Hashable, Sendable {
    /// The identifier, by which translation tools tell whose conventions the file follows.
    public let id: String
    /// The name.
    public let name: String
    /// The version.
    public let version: String
    /// The build.
    public let build: String

    /// Creates a description.
    public init(id: String, name: String, version: String, build: String) {
        self.id = id
        self.name = name
        self.version = version
        self.build = build
    }

    /// This program, writing as Xcode does.
    ///
    /// Translation tools look for Xcode's identifier to know what `|==|plural.one` means, so that it stays.
    public static func fitloc(version: String) -> ExchangeTool {
        ExchangeTool(id: "com.apple.dt.xcode", name: "fitloc", version: version, build: version)
    }
}
