/// Tells what code shows people nothing, by where it lies.
enum HardCodedScope {
    /// Whether texts of a file may be shown.
    static func covers(_ file: SourceFile) -> Bool {
        guard !SourceAudience.isForTests(file.path), !SourceAudience.isForPreviews(file.path) else { return false }
        let name = file.path.split(separator: "/").last ?? ""
        return name != "Package.swift" && !isForMakers(String(name.dropLast(6)))
    }

    /// Whether texts of a declaration may be shown.
    static func covers(_ context: ContextFact) -> Bool {
        !context.isPreview && !context.isDebug
            && !context.declaration.split(separator: ".").map(String.init).contains(where: isForMakers)
    }

    /// Whether a name is one of what only the makers of an app see: `MockStore`, `previewItems`.
    private static func isForMakers(_ name: String) -> Bool {
        let lower = name.lowercased()
        // What a language model is told is read by no person.
        if name.hasSuffix("Prompt") || name.contains("PromptBuilder") || name.hasSuffix("Prompts") { return true }
        if ["sample", "example", "debugdescription", "dummy"].contains(lower) { return true }
        return ["mock", "preview", "stub", "fixture", "debug"].contains { word in
            lower.hasPrefix(word) || name.contains(word.prefix(1).uppercased() + word.dropFirst())
        }
    }
}
