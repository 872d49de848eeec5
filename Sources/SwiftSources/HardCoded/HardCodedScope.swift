/// Tells what code shows people nothing, by where it lies.
enum HardCodedScope {
    /// Whether texts of a file may be shown.
    static func covers(_ file: SourceFile) -> Bool {
        guard !file.isForTests, !file.isForPreviews else { return false }
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
        // What a language model is told is read by no person.
        if name.hasSuffix("Prompt") || name.hasSuffix("Prompts") || name.hasSuffix("PromptBuilder") { return true }
        if wholeNames.contains(name) || isPreview(name) { return true }
        return beginnings.contains(where: name.hasPrefix) || words.contains { name.utf8.contains($0) }
    }

    private static let wholeNames: Set<String> = [
        "sample", "Sample", "example", "Example", "debugDescription", "dummy", "Dummy",
    ]
    private static let beginnings = ["mock", "stub", "fixture", "debug"]
    /// Words that stand anywhere in a name.
    private static let words = ["Mock", "Stub", "Fixture", "Debug"].map { Array($0.utf8) }

    /// Whether a name is one of previews; a `WorkoutPreviewView`, or a `previewTitle`, is part of an app.
    private static func isPreview(_ name: String) -> Bool {
        if ["Previews", "PreviewData", "PreviewProvider", "PreviewContent"].contains(where: name.hasSuffix) {
            return true
        }
        guard name.hasPrefix("preview") else { return false }
        return !["Title", "Text", "Label", "Message", "View", "Section", "Card", "Body"].contains(where: name.hasSuffix)
    }
}

extension String.UTF8View {
    /// Whether the bytes of a word stand somewhere; Foundation's search, which knows languages, takes a hundred times as
    /// long.
    fileprivate func contains(_ word: [UInt8]) -> Bool {
        guard let first = word.first else { return true }
        return indices.contains { self[$0] == first && self[$0...].starts(with: word) }
    }
}
