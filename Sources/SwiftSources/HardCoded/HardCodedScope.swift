import CatalogCore

/// A filter that excludes code whose texts users do not see, such as tests, previews and sample data.
enum HardCodedScope {
    /// Returns whether the texts of a file can be visible to users.
    static func covers(_ file: SourceFile, _ declarations: Declarations) -> Bool {
        guard !file.isC, !file.isForTests, !file.isForPreviews, !isForModels(file.path) else { return false }
        // A script is a tool for developers: `#!/usr/bin/env swift`.
        guard !file.bytes.starts(with: "#!".utf8), !isScript(file.path) else { return false }
        let name = String((file.path.split(separator: "/").last ?? "").dropLast(6))
        return name != "Package" && (!isForMakers(name, declarations) || isView(name, "", declarations))
    }

    /// Returns whether a file is part of a server for language models, which read its texts: `AppMCP/main.swift`.
    private static func isForModels(_ path: String) -> Bool {
        path.split(separator: "/").contains { part in
            let name = part.prefix { $0 != "." }
            return name == "MCP" || name.hasSuffix("MCP") || name.hasPrefix("MCPServer") || name.hasPrefix("MCPTool")
        }
    }

    /// Returns whether a file is a trial or a tool of the developers: `test_fonts.swift`, `scripts/Resize.swift`.
    private static func isScript(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.last?.hasPrefix("test_") ?? false || parts.count > 1 && parts[0].lowercased() == "scripts"
    }

    /// Returns whether the texts of a declaration can be visible to users.
    static func covers(_ context: ContextFact, _ declarations: Declarations) -> Bool {
        !context.isPreview && !context.isDebug && covers(declaration: context.declaration, declarations)
    }

    /// Returns whether the texts of the code that encloses a declaration can be visible to users.
    static func coversOuter(_ context: ContextFact, _ declarations: Declarations) -> Bool {
        let outer = context.declaration.lastIndex(of: ".").map { String(context.declaration[..<$0]) } ?? ""
        return !context.isPreview && !context.isDebug && covers(declaration: outer, declarations)
    }

    /// Returns whether the texts of a declaration can be visible to users, given its full name.
    ///
    /// A view is visible whatever its name.
    static func covers(declaration: String, _ declarations: Declarations) -> Bool {
        if declaration.isEmpty { return true }
        return declarations.coverage.value(for: declaration) {
            let dot = declaration.lastIndex(of: ".")
            let outer = dot.map { String(declaration[..<$0]) } ?? ""
            let name = dot.map { String(declaration[declaration.index(after: $0)...]) } ?? declaration
            return covers(declaration: outer, declarations)
                && (!isForMakers(name, declarations) || isView(name, outer, declarations))
                && !isPlaceholder(name, outer, declarations)
        }
    }

    /// Returns whether a name suggests code for developers only: `MockStore`, `previewItems`.
    private static func isForMakers(_ name: String, _ declarations: Declarations) -> Bool {
        ProgramNames(declarations).leave(name, isForMakers)
    }

    private static func isForMakers(_ name: String) -> Bool {
        isPrompt(name) || isPreview(name) || isSample(name) || isInvented(name) || isNames(name)
    }

    /// Returns whether the name of a variable or property suggests invented data, as in `let mockSongs = ["…"]`.
    static func holdsSamples(_ name: String) -> Bool { isSample(name) || isInvented(name) }

    /// Returns whether a name suggests invented data: `SampleData`, `FeedSimulation`, `FakeStore`.
    ///
    /// A view of that name shows its texts: `SampleRateView`.
    private static func isInvented(_ name: String) -> Bool {
        ["Simulation", "Simulator", "Benchmark", "Benchmarks", "SampleData", "Samples"].contains(where: name.hasSuffix)
            || name.hasPrefix("sampleData") || isSamples(name)
            || ["Fake", "Testable"].contains {
                name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false
            }
    }

    /// Returns whether a type is named for samples: `SampleRules`, but not `SampleRate`.
    private static func isSamples(_ name: String) -> Bool {
        guard name.hasPrefix("Sample"), let next = name.dropFirst(6).first, next.isUppercase else { return false }
        return !["Rate", "Size", "Buffer", "Type", "Format", "Count"].contains(where: name.dropFirst(6).hasPrefix)
    }

    /// Returns whether a declaration has values that stand in for data: the entries of a widget’s gallery, and
    /// `static let placeholder: Poem`, and `static func placeholders() -> [Poem]`.
    private static func isPlaceholder(_ name: String, _ owner: String, _ declarations: Declarations) -> Bool {
        guard ["placeholder", "placeholders", "getSnapshot", "snapshot"].contains(name) || isExample(name) else {
            return false
        }
        let isData = { (type: String) in
            let named = type.filter { !"[]?".contains($0) }
            let element = named == "Self" ? owner : named
            return declarations.declares(element) && !element.hasSuffix("ViewModel") && !hasViewName(element)
        }
        let functions = declarations.functions[name, of: owner]
        if !functions.isEmpty {
            if name.hasPrefix("placeholder") || isExample(name), functions.compactMap(\.result).contains(where: isData)
            {
                return true
            }
            return declarations.facts(of: owner).flatMap(\.inherited).contains { $0.hasSuffix("TimelineProvider") }
        }
        return declarations.properties[name, of: owner].compactMap(\.type).contains(where: isData)
    }

    /// Returns whether a name suggests an invented value: `exampleLocation`, `closedExampleShop`, but not `examples`.
    private static func isExample(_ name: String) -> Bool {
        let isNamed = ["example", "sample"].contains {
            name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false
        }
        return isNamed || name.contains("Example") && KeyWordSplitter.words(ofName: name).contains("example")
    }

    /// Returns whether a name suggests a list of names for programs: `LayerKeys`, `CellIdentifiers`.
    private static func isNames(_ name: String) -> Bool {
        ["Keys", "Identifiers"].contains { name.hasSuffix($0) && name.count > $0.count } && Names.isType(name)
    }

    /// Returns whether a name suggests a prompt for a language model, which users do not see.
    private static func isPrompt(_ name: String) -> Bool {
        [
            "Prompt", "Prompts", "PromptBuilder", "PromptTemplate", "PromptTemplates", "PromptFactory",
            "PromptComposer", "PromptAssembler", "PromptLibrary",
        ].contains(where: name.hasSuffix)
    }

    /// Returns whether a name suggests sample data or debugging code.
    private static func isSample(_ name: String) -> Bool {
        wholeNames.contains(name) || beginnings.contains(where: name.hasPrefix)
            || words.contains(where: name.utf8.contains(word:))
    }

    private static let wholeNames: Set<String> = [
        "sample", "Sample", "example", "Example", "debugDescription", "dummy", "Dummy",
    ]
    private static let beginnings = ["mock", "stub", "fixture", "debug", "Demo"]
    /// Words that can occur anywhere in a name.
    private static let words = ["Mock", "Stub", "Fixture", "Debug"].map { Array($0.utf8) }

    /// Returns whether a name suggests a preview; `WorkoutPreviewView` and `previewTitle` are parts of an app.
    private static func isPreview(_ name: String) -> Bool {
        // Interface Builder calls this function to show a view while it is designed.
        if name == "prepareForInterfaceBuilder" { return true }
        if ["Previews", "PreviewData", "PreviewProvider", "PreviewContent"].contains(where: name.hasSuffix)
            || isPreviewHelper(name)
        {
            return true
        }
        if name.hasPrefix("Preview") {
            return ["Repository", "Service", "Store", "Data", "Manager", "Client", "Factory", "Items", "Models"]
                .contains(where: name.hasSuffix)
        }
        guard name.hasPrefix("preview") else { return false }
        return !["Title", "Text", "Label", "Message", "View", "Section", "Card", "Body"].contains(where: name.hasSuffix)
    }

    /// Returns whether a name suggests a view around the view that a preview shows.
    private static func isPreviewHelper(_ name: String) -> Bool {
        ["PreviewWrapper", "PreviewHost", "ForPreview", "ForPreviews"].contains(where: name.hasSuffix)
    }

    // MARK: - Views

    /// Returns whether a type is a view, or whether a property or function returns one.
    ///
    /// A part of a view can be called a stub, `profileStub`, unless it is for debugging.
    private static func isView(_ name: String, _ owner: String, _ declarations: Declarations) -> Bool {
        guard !isPreviewHelper(name), !name.hasPrefix("debug"), !name.contains("Debug") else { return false }
        if Names.isType(name) {
            guard !isSample(name) else { return false }
            return declarations.facts(of: owner.isEmpty ? name : "\(owner).\(name)").flatMap(\.inherited).contains {
                views.contains($0)
            }
        }
        let properties = declarations.properties[name, of: owner].compactMap(\.type)
        let functions = declarations.functions[name, of: owner].compactMap(\.result)
        return (properties + functions).contains(where: hasViewName)
    }

    private static func hasViewName(_ type: String) -> Bool { views.contains(where: type.hasSuffix) }

    private static let views = ["View", "ViewModifier", "ToolbarContent", "Scene", "Commands", "Widget"]
}
