/// Views for developers that are part of an app, such as a debug menu.
enum DeveloperCode {
    /// Returns whether the full name of a declaration names such a view: `DebugMenuView.body`.
    static func holds(_ declaration: String, _ programs: ProgramNames) -> Bool {
        declaration.split(separator: ".").contains { name in
            guard name.first?.isUppercase ?? false else { return false }
            return programs.leave(String(name), isNamed)
        }
    }

    /// Returns whether a file is only for developers, by its name and its folders.
    ///
    /// `Developer` is no such folder, since people keep all their projects in it.
    static func holdsFile(_ path: String, _ programs: ProgramNames) -> Bool {
        let parts = path.split(separator: "/")
        let name = (parts.last ?? "").prefix { $0 != "." }
        // Code beside the documents of a project is part of them.
        if parts.count > 1, ["docs", "documentation"].contains(parts[0].lowercased()) { return true }
        // Some name their views as values: `developerView.swift`.
        return programs.leave(name.prefix(1).uppercased() + name.dropFirst(), isNamed)
            || parts.dropLast().contains { folders.contains($0.lowercased()) }
    }

    private static func isNamed(_ name: String) -> Bool {
        if isCatalogOfComponents(name) || isInternal(name) { return true }
        guard words.contains(where: name.contains) else { return false }
        return KeyWordSplitter.words(ofName: name).contains(where: lowerWords.contains)
    }

    /// Returns whether a view shows all components of a design: `DesignSystemGallery`, but not `DesignSystemButton`.
    private static func isCatalogOfComponents(_ name: String) -> Bool {
        ["DesignSystem", "Components", "Component"].contains(where: name.contains)
            && ["Preview", "Gallery", "Showcase", "Catalog"].contains(where: name.contains)
    }

    /// Returns whether a view is for the makers of an app: `InternalSettingsView`, but not `InternalLinkView`.
    private static func isInternal(_ name: String) -> Bool {
        ["Settings", "Menu", "Tools", "Options", "Preferences"].contains { name.hasPrefix("Internal\($0)") }
    }

    private static let words = ["Debug", "Developer", "Development", "Playground", "Storybook", "Demo"]
    private static let lowerWords = Set(words.map { $0.lowercased() })
    private static let folders: Set<String> = ["debug", "debugmenu", "playground", "playgrounds", "storybook"]
}
