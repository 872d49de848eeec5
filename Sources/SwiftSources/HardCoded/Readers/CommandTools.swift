/// The folders with tools for the command line in the project of an app, whose texts only developers read.
struct CommandTools: Sendable {
    /// The folders, with `/` at their ends.
    private let folders: [String]

    init(_ files: [SourceFile]) {
        let code = files.filter { !$0.isForTests }
        let entries = code.filter(Self.isEntry).compactMap { Self.folder(of: $0.path) }
        let others = entries.isEmpty ? [] : code.filter { $0.isC || UserFacingLocationClassifier.showsThings($0) }
        // Without an app, the tool itself is what people see.
        guard !others.isEmpty else {
            folders = []
            return
        }
        folders = Set(entries).filter { folder in !others.contains { $0.path.hasPrefix(folder) } }.sorted()
    }

    /// Returns whether a file belongs to such a tool.
    func hold(_ path: String) -> Bool { folders.contains(where: path.hasPrefix) }

    /// Returns whether a file is where a program begins that may be a tool: `main.swift`, or a main type that is no app.
    private static func isEntry(_ file: SourceFile) -> Bool {
        file.isMain
            || file.facts.types.contains { type in
                type.attributes.contains("main")
                    && type.inherited.allSatisfy { $0.hasSuffix("ParsableCommand") || $0 == "Sendable" }
            }
    }

    /// Returns the folder of a file; nil at the root of the project.
    private static func folder(of path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[...$0]) }
    }
}
