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
        !context.isPreview && !context.isDebug && covers(declaration: context.declaration)
    }

    /// The same by the name of the declaration, with those round it.
    static func covers(declaration: String) -> Bool {
        !declaration.split(separator: ".").map(String.init).contains(where: isForMakers)
    }

    /// Whether a name is one of what only the makers of an app see: `MockStore`, `previewItems`.
    private static func isForMakers(_ name: String) -> Bool {
        let lower = name.lowercased()
        // What a language model is told is read by no person.
        if name.hasSuffix("Prompt") || name.contains("PromptBuilder") || name.hasSuffix("Prompts") { return true }
        if ["sample", "example", "debugdescription", "dummy"].contains(lower) || isPreview(name) { return true }
        return ["mock", "stub", "fixture", "debug"].contains { word in
            lower.hasPrefix(word) || name.contains(word.prefix(1).uppercased() + word.dropFirst())
        }
    }

    /// Whether a name is one of previews; a `WorkoutPreviewView`, or a `previewTitle`, is part of an app.
    private static func isPreview(_ name: String) -> Bool {
        if ["Previews", "PreviewData", "PreviewProvider", "PreviewContent"].contains(where: name.hasSuffix) {
            return true
        }
        guard name.hasPrefix("preview") else { return false }
        return !["Title", "Text", "Label", "Message", "View", "Section", "Card", "Body"].contains(where: name.hasSuffix)
    }
}
