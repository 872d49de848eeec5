/// Which target may use which: the map of the package, as `docs/architecture.md` draws it.
enum Layers {
    /// The arrows of the map; what lies further down may be used too.
    static let arrows: [String: Set<String>] = [
        "fitloc": ["CommandSupport"],
        "fitloc-network": ["NetworkMessages", "StandardStreams", "CProgramStart", "CLibCurl"],
        "fitloc-sources": ["CommandSupport", "SwiftSources"],
        "CommandSupport": ["XCStringsKit", "TerminalSupport", "CProgramStart"],
        "TerminalSupport": ["StandardStreams", "CatalogCore", "CLibEdit"],
        "StandardStreams": [],
        "SwiftSources": ["XCStringsKit"],
        "XCStringsKit": [
            "CatalogComparison", "CatalogReports", "LintReports", "LintRules", "TableConversion", "TextDifference",
            "TranslationFilling",
        ],
        "TranslationFilling": ["TranslationExchange", "TranslationReuse", "NetworkMessages", "ChildProcesses"],
        "TranslationReuse": ["CatalogLint"],
        "NetworkMessages": [],
        "LintReports": ["CatalogLint"],
        "TranslationExchange": ["CatalogEditing"],
        "CatalogEditing": ["CatalogLint"],
        "LintRules": ["CatalogLint"],
        "CatalogReports": ["CatalogLint", "AccessorGenerator"],
        "CatalogLint": ["StringTables", "FileSearch"],
        "CatalogComparison": ["VersionHistory"],
        "TableConversion": ["StringTables"],
        "VersionHistory": ["StringTables", "FileSearch", "ChildProcesses"],
        "ChildProcesses": [],
        "StringTables": ["CatalogCore", "CLibXML2"],
        "AccessorGenerator": ["FileSearch"],
        "FileSearch": ["CatalogCore"],
        "TextDifference": ["CatalogCore"],
        "generate-strings": ["AccessorGenerator", "StandardStreams"],
        "GenerateStrings": ["generate-strings"],
        "CatalogCore": ["CatalogRuntime"],
        "FitTodayStrings": ["CatalogRuntime"],
        "CatalogRuntime": [],
        "CProgramStart": [],
        "CLibXML2": [],
        "CLibCurl": [],
        "CLibEdit": [],
        "prompt-probe": ["TerminalSupport"],
        "parse-probe": [],
    ]

    /// What each target may import from outside the package; the system's modules are open to all.
    static let outside: [String: Set<String>] = [
        "CommandSupport": ["ArgumentParser", "Yams"],
        "TerminalSupport": ["Rainbow"],
        "fitloc": ["ArgumentParser"],
        "fitloc-sources": ["ArgumentParser"],
        "SwiftSources": ["SwiftSyntax", "SwiftParser", "SwiftOperators"],
        "parse-probe": ["SwiftSyntax", "SwiftParser"],
    ]

    static let system: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Musl", "Darwin",
        "RegexBuilder", "Observation",
    ]

    /// Everything below a target, however far.
    static func below(_ target: String) -> Set<String> {
        var found: Set<String> = []
        var open = [target]
        while let next = open.popLast() {
            for lower in arrows[next] ?? [] where found.insert(lower).inserted { open.append(lower) }
        }
        return found
    }

    /// The modules that a file of a target may import.
    static func importable(by target: String) -> Set<String> {
        let modules = below(target).map { $0.split(separator: "-").joined(separator: "_") }
        return system.union(outside[target] ?? []).union(modules)
    }

    /// The arrows of a manifest that the map does not have, as sentences.
    static func violations(in manifest: Manifest) -> [String] {
        manifest.targets.filter { !$0.isTest && $0.name != "TestSupport" }.flatMap { target -> [String] in
            guard arrows[target.name] != nil else { return ["\(target.name) is not on the map"] }
            return target.dependencies.filter { !below(target.name).contains($0) }.map { "\(target.name) → \($0)" }
        }
    }

    /// The imports of a file that the map does not allow, as sentences.
    static func violations(in file: SourceFile) -> [String] {
        let allowed = importable(by: file.target)
        return file.imports.filter { !allowed.contains($0) }.map { "\(file) imports \($0)" }
    }
}
