/// Tells what code shows people nothing, by where it lies.
enum HardCodedScope {
    /// Whether texts of a file may be shown.
    static func covers(_ file: SourceFile, _ declarations: Declarations) -> Bool {
        guard !file.isForTests, !file.isForPreviews else { return false }
        let name = String((file.path.split(separator: "/").last ?? "").dropLast(6))
        return name != "Package" && (!isForMakers(name) || isView(name, "", declarations))
    }

    /// Whether texts of a declaration may be shown.
    static func covers(_ context: ContextFact, _ declarations: Declarations) -> Bool {
        !context.isPreview && !context.isDebug && covers(declaration: context.declaration, declarations)
    }

    /// Whether texts of what stands round a declaration may be shown.
    static func coversOuter(_ context: ContextFact, _ declarations: Declarations) -> Bool {
        let outer = context.declaration.lastIndex(of: ".").map { String(context.declaration[..<$0]) } ?? ""
        return !context.isPreview && !context.isDebug && covers(declaration: outer, declarations)
    }

    /// The same by the name of the declaration, with those round it: a view is shown, whatever its name.
    static func covers(declaration: String, _ declarations: Declarations) -> Bool {
        var outer = ""
        for name in declaration.split(separator: ".").map(String.init) {
            guard !isForMakers(name) || isView(name, outer, declarations) else { return false }
            outer = outer.isEmpty ? name : "\(outer).\(name)"
        }
        return true
    }

    /// Whether a name is one of what only the makers of an app see: `MockStore`, `previewItems`.
    private static func isForMakers(_ name: String) -> Bool { isPrompt(name) || isPreview(name) || isSample(name) }

    /// Whether a name is one of what a language model is told, which no person reads.
    private static func isPrompt(_ name: String) -> Bool {
        ["Prompt", "Prompts", "PromptBuilder"].contains(where: name.hasSuffix)
    }

    /// Whether a name is one of data for tests, or of what helps to find mistakes.
    private static func isSample(_ name: String) -> Bool {
        wholeNames.contains(name) || beginnings.contains(where: name.hasPrefix)
            || words.contains { name.utf8.contains($0) }
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
        if name.hasPrefix("Preview") {
            return ["Repository", "Service", "Store", "Data", "Manager", "Client", "Factory", "Items", "Models"]
                .contains(where: name.hasSuffix)
        }
        guard name.hasPrefix("preview") else { return false }
        return !["Title", "Text", "Label", "Message", "View", "Section", "Card", "Body"].contains(where: name.hasSuffix)
    }

    // MARK: - Views

    /// Whether a type is a view, or a property or function gives one.
    private static func isView(_ name: String, _ owner: String, _ declarations: Declarations) -> Bool {
        guard !isSample(name) else { return false }
        if Names.isType(name) {
            return declarations.facts(of: owner.isEmpty ? name : "\(owner).\(name)").flatMap(\.inherited).contains {
                views.contains($0)
            }
        }
        let properties = (declarations.properties[name] ?? []).filter { $0.owner == owner }.compactMap(\.type)
        let functions = (declarations.functions[name] ?? []).filter { $0.owner == owner }.compactMap(\.result)
        return (properties + functions).contains { type in views.contains { type.hasSuffix($0) } }
    }

    private static let views = ["View", "ViewModifier", "ToolbarContent", "Scene", "Commands", "Widget"]
}

extension String.UTF8View {
    /// Whether the bytes of a word stand somewhere; Foundation's search, which knows languages, takes a hundred times as
    /// long.
    fileprivate func contains(_ word: [UInt8]) -> Bool {
        guard let first = word.first else { return true }
        return indices.contains { self[$0] == first && self[$0...].starts(with: word) }
    }
}
