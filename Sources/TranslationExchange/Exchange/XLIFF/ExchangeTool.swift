/// The program that a file for translators says it was written by.
package struct ExchangeTool: Hashable, Sendable {
    /// The identifier, by which translation tools tell whose conventions the file follows.
    package let id: String
    /// The name.
    package let name: String
    /// The version.
    package let version: String
    /// The build.
    package let build: String

    /// Creates a description.
    package init(id: String, name: String, version: String, build: String) {
        self.id = id
        self.name = name
        self.version = version
        self.build = build
    }

    /// This program, writing as Xcode does.
    ///
    /// Translation tools look for Xcode's identifier to know what `|==|plural.one` means, so that it stays.
    package static func fitloc(version: String) -> ExchangeTool {
        ExchangeTool(id: "com.apple.dt.xcode", name: "fitloc", version: version, build: version)
    }
}
