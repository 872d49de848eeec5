import CatalogCore
import CatalogLint
import CatalogRuntime
import FileSearch
import LintRules

/// The settings for catalogs in the nearest `.fitloc.yml` above them, as far as they are about catalogs.
///
/// Settings for other work, and settings that this program does not understand, are left to `fitloc lint`.
struct ProjectSettings: Sendable {
    static let fileName = ".fitloc.yml"

    /// The settings of a catalog.
    private(set) var lint = LintSettings()
    /// Whether the settings exclude the catalog.
    private(set) var isExcluded = false
    /// The path of the file; nil if there is none.
    private(set) var path: String?

    /// Reads the settings for a catalog.
    ///
    /// - Throws: The first line that cannot be understood.
    init(for catalog: String) throws(SettingsFailure) {
        let catalog = ResolvedPath.resolvedIfThere(catalog)
        guard let (folder, bytes) = Self.nearest(to: catalog) else { return }
        let path = "\(folder)/\(Self.fileName)"
        self.path = path
        let relative = catalog.hasPrefix("\(folder)/") ? String(catalog.dropFirst(folder.utf8.count + 1)) : catalog
        do throws(PlainYAML.Failure) {
            let root = try PlainYAML(String(decoding: bytes, as: UTF8.self))
            lint.file = relative
            try read(root, TableFile(untabled: path, bytes: bytes))
            isExcluded = try excludes(root, relative)
        } catch {
            throw SettingsFailure(path: path, line: error.line, message: error.message)
        }
    }

    private static func nearest(to catalog: String) -> (folder: String, bytes: [UInt8])? {
        var rest = catalog[...]
        // Joining the parts of the path would take longer than the search: it makes types at run time.
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            let folder = String(rest)
            if let bytes = try? FileReader.read("\(folder)/\(fileName)", limit: 1 << 20).bytes {
                return (folder, bytes)
            }
        }
        return nil
    }

    private func excludes(_ root: PlainYAML, _ path: String) throws(PlainYAML.Failure) -> Bool {
        guard let patterns = root["exclude"] else { return false }
        let own = try Self.patterns(patterns, over: .path)
        // A name alone matches in any folder.
        let names = own.filter { !$0.description.contains("/") }.compactMap {
            try? GlobPattern("**/\($0)", over: .path, allowsBraces: true)
        }
        return (own + names).contains { pattern in
            // A folder is excluded with everything in it.
            var parts = path.split(separator: "/")
            while !parts.isEmpty {
                if pattern.matches(parts.joined(separator: "/")) { return true }
                parts = parts.dropLast()
            }
            return false
        }
    }

    // MARK: - Settings

    private mutating func read(_ root: PlainYAML, _ file: TableFile) throws(PlainYAML.Failure) {
        if let preset = root["extends"]?.texts.first.flatMap(RulePreset.init) {
            lint.severities = preset.severities(of: .standard)
        }
        lint.sourceLanguage = root["source-language"]?.texts.first.map { LanguageTag($0) }
        if let languages = root["languages"]?.texts, !languages.isEmpty {
            lint.requiredLanguages = languages.map { LanguageTag($0) }
        }
        for (name, value) in root["rules"]?.members ?? [] {
            let rule = RuleSet.standard.canonical(RuleID(name))
            let severity = value.members.isEmpty ? value : value["severity"]
            if let severity { lint.severities[rule] = try Self.severity(severity) }
            let options = value["options"]?.members ?? []
            if !options.isEmpty {
                lint.options[rule] = RuleOptions(Dictionary(options.map { ($0.key, $0.value.texts) }) { $1 })
            }
        }
        lint.doNotTranslate = root["do-not-translate"]?.texts ?? []
        for value in root["glossary"]?.elements ?? [] { lint.glossary.append(Self.term(value)) }
        for value in root["overrides"]?.elements ?? [] { lint.overrides.append(try Self.override(value)) }
        for value in root["exceptions"]?.elements ?? [] {
            guard let rule = value["rule"]?.texts.first else { continue }
            lint.exceptions.append(
                LintException(
                    rule: RuleSet.standard.canonical(RuleID(rule)),
                    keys: try value["keys"].map { value throws(PlainYAML.Failure) in
                        try Self.patterns(value, over: .text)
                    } ?? [],
                    languages: (value["languages"]?.texts ?? []).map { LanguageTag($0) },
                    paths: try value["paths"].map { value throws(PlainYAML.Failure) in
                        try Self.patterns(value, over: .path)
                    } ?? [], file: file, range: 0..<0))
        }
    }

    private static func override(_ value: PlainYAML) throws(PlainYAML.Failure) -> LintOverride {
        var severities: [RuleID: Severity] = [:]
        for (name, severity) in value["rules"]?.members ?? [] {
            severities[RuleSet.standard.canonical(RuleID(name))] = try self.severity(severity)
        }
        var paths: [GlobPattern] = []
        if let value = value["paths"] { paths = try patterns(value, over: .path) }
        return LintOverride(
            paths: paths, languages: (value["languages"]?.texts ?? []).map { LanguageTag($0) }, severities: severities)
    }

    private static func term(_ value: PlainYAML) -> GlossaryTerm {
        func patterns(_ members: [(key: String, value: PlainYAML)]) -> [LanguageTag: [TermPattern]] {
            Dictionary(members.map { (LanguageTag($0.key), $0.value.texts.map { TermPattern($0) }) }) { $0 + $1 }
        }
        return GlossaryTerm(
            sources: (value["term"]?.texts ?? []).map { TermPattern($0) },
            renderings: patterns(value.members.filter { !["term", "never", "note"].contains($0.key) }),
            never: patterns(value["never"]?.members ?? []))
    }

    private static func severity(_ value: PlainYAML) throws(PlainYAML.Failure) -> Severity {
        guard let severity = value.texts.first.flatMap(Severity.init) else {
            throw PlainYAML.Failure(line: value.line, message: "a severity is off, note, warning or error")
        }
        return severity
    }

    private static func patterns(
        _ value: PlainYAML, over subject: GlobPattern.Subject
    ) throws(PlainYAML.Failure) -> [GlobPattern] {
        try value.texts.map { text throws(PlainYAML.Failure) in
            let pattern = text.hasSuffix("/") ? String(text.dropLast()) : text
            do throws(GlobError) {
                return try GlobPattern(pattern, over: subject, allowsBraces: true)
            } catch {
                throw PlainYAML.Failure(line: value.line, message: "the pattern “\(text)” is invalid: \(error)")
            }
        }
    }
}

/// A line of the settings that cannot be understood.
struct SettingsFailure: Error {
    let path: String
    let line: Int
    let message: String
}
