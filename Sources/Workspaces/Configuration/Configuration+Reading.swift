import CatalogCore
import CatalogLint
import FileSearch
import LintRules
import Yams

extension Configuration {
    /// Parses a configuration.
    ///
    /// - Parameter shownPath: The path to show in messages.
    /// - Throws: The first error in the file, with its position.
    package static func read(
        _ bytes: [UInt8], path: String, shownPath: String
    ) throws(ConfigurationError) -> Configuration {
        var configuration = Configuration(path: path, shownPath: shownPath, bytes: bytes)
        let source = ConfigurationSource(path: shownPath, lines: LineIndex(bytes))
        guard let node = try compose(bytes, path: shownPath) else { return configuration }
        let members = try ConfigurationNode(node, name: "", in: source).members(
            expected: "names with values, such as languages: [en, pt-BR]")
        // A later version may know more names, so its demand comes first.
        for member in members where member.name == "fitloc" { try requireVersion(member.value) }
        for member in members { try configuration.read(member) }
        return configuration
    }

    private static func compose(_ bytes: [UInt8], path: String) throws(ConfigurationError) -> Node? {
        do {
            return try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self))
        } catch let error as YamlError {
            throw ConfigurationError(path: path, position: error.position, reason: error.reason(in: bytes))
        } catch {
            throw ConfigurationError(path: path, position: .start, reason: .syntax("\(error)"))
        }
    }

    /// Refuses the file if this program is not the version that it needs.
    private static func requireVersion(_ node: ConfigurationNode) throws(ConfigurationError) {
        guard let demand = VersionDemand(try node.text()) else {
            throw node.error(.wrongKind(name: "fitloc", expected: "a version such as 0.3.1, or “>= 0.3”"))
        }
        guard ProgramVersion.current.satisfies(demand) else {
            throw node.error(.otherVersion(needed: demand.text, present: ProgramVersion.current.name))
        }
    }

    private static let names = [
        "fitloc", "coverage", "extends", "catalogs", "sources", "exclude", "source-language", "languages",
        "default-catalog", "rules",
        "exceptions", "overrides", "baseline", "glossary", "do-not-translate", "fill", "helpers",
        "notes", "service",
    ]

    private mutating func read(_ member: ConfigurationNode.Member) throws(ConfigurationError) {
        let value = member.value
        switch member.name {
        case "fitloc": break
        case "coverage": coverage = try value.coverage()
        case "extends": preset = try value.preset()
        case "catalogs":
            catalogs = try paths(value)
            catalogPositions = try value.values(expected: "a list of paths").map(\.position)
        case "sources": sources = try paths(value)
        case "exclude": exclude = try value.pathPatterns()
        case "source-language":
            sourceLanguage = try value.languages().first
            sourceLanguageLocation = SettingLocation(file: file, range: value.offset..<value.offset)
        case "languages": languages = value.isNull ? nil : try value.languages()
        case "default-catalog": defaultCatalog = try path(value)
        case "rules": try readRules(value)
        case "exceptions": exceptions = try value.elements(expected: "a list of exceptions").map(exception)
        case "overrides": overrides = try value.elements(expected: "a list of overrides").map(override)
        case "do-not-translate":
            doNotTranslate = try value.texts()
            if !doNotTranslate.isEmpty { termPositions[member.name] = member.key.position }
        case "glossary":
            glossary = try value.glossary()
            if !glossary.isEmpty { termPositions[member.name] = member.key.position }
        case "helpers": helpers = try value.texts()
        case "baseline": baseline = try path(value)
        case "notes": notes = try notesPath(value)
        case "fill": fill = try value.fill(noting: &demands)
        case "service": service = try value.service(noting: &demands)
        default: throw value.unknown(member, known: Self.names)
        }
    }

    /// Reads paths and records a demand for each, because a path that leads out of the project needs the user's trust.
    private mutating func paths(_ node: ConfigurationNode) throws(ConfigurationError) -> [String] {
        try node.values(expected: "a list of paths").map { value throws(ConfigurationError) in try path(value) }
    }

    /// Reads the path of the file for notes, which is a document, so that no note can end up in code or settings.
    private mutating func notesPath(_ node: ConfigurationNode) throws(ConfigurationError) -> String {
        let path = try path(node)
        guard [".md", ".txt"].contains(where: path.lowercased().hasSuffix) else {
            throw node.error(.wrongKind(name: node.name, expected: "a file that ends in .md or .txt"))
        }
        return path
    }

    private mutating func path(_ node: ConfigurationNode) throws(ConfigurationError) -> String {
        let path = try node.text()
        demands.append(TrustDemand(grant: .path(path), position: node.position))
        return path
    }

    // MARK: - Rules

    private mutating func readRules(_ node: ConfigurationNode) throws(ConfigurationError) {
        for member in try node.members(expected: "rule names with severities") {
            let rule = try member.key.ruleID()
            guard let parts = try? member.value.members(), !member.value.isNull else {
                severities[rule] = try member.value.severity()
                continue
            }
            for part in parts {
                switch part.name {
                case "severity": severities[rule] = try part.value.severity()
                case "options": options[rule] = try ruleOptions(part.value, of: rule)
                default: throw part.value.unknown(part, known: ["severity", "options"])
                }
            }
        }
    }

    private func ruleOptions(_ node: ConfigurationNode, of rule: RuleID) throws(ConfigurationError) -> RuleOptions {
        let known = RuleSet.standard.description(of: rule)?.options.map(\.name) ?? []
        var values: [String: [String]] = [:]
        for member in try node.members() {
            guard known.contains(member.name) else { throw node.unknown(member, known: known) }
            values[member.name] = try member.value.texts()
        }
        return RuleOptions(values)
    }

    // MARK: - Exceptions and overrides

    private func exception(_ node: ConfigurationNode) throws(ConfigurationError) -> LintException {
        var rule: RuleID?
        var (keys, paths): ([GlobPattern], [GlobPattern]) = ([], [])
        var languages: [LanguageTag] = []
        for member in try node.members(expected: "an exception: rule, keys, languages, paths, reason") {
            switch member.name {
            case "rule": rule = try member.value.ruleID()
            case "keys": keys = try member.value.patterns(over: .text)
            case "languages": languages = try member.value.languages()
            case "paths": paths = try member.value.patterns(over: .path)
            case "reason": _ = try member.value.text()
            default: throw node.unknown(member, known: ["rule", "keys", "languages", "paths", "reason"])
            }
        }
        guard let rule else { throw node.error(.missing("rule")) }
        return LintException(
            rule: rule, keys: keys, languages: languages, paths: paths, file: file, range: node.offset..<node.offset)
    }

    private func override(_ node: ConfigurationNode) throws(ConfigurationError) -> LintOverride {
        var paths: [GlobPattern] = []
        var languages: [LanguageTag] = []
        var severities: [RuleID: Severity] = [:]
        for member in try node.members(expected: "an override: paths, languages, rules") {
            switch member.name {
            case "paths": paths = try member.value.patterns(over: .path)
            case "languages": languages = try member.value.languages()
            case "rules":
                for rule in try member.value.members(expected: "rule names with severities") {
                    severities[try rule.key.ruleID()] = try rule.value.severity()
                }
            default: throw node.unknown(member, known: ["paths", "languages", "rules"])
            }
        }
        return LintOverride(paths: paths, languages: languages, severities: severities)
    }
}

extension YamlError {
    /// The position at which the text stops being valid YAML.
    fileprivate var position: TextPosition {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
            TextPosition(line: mark.line, column: mark.column)
        case .duplicatedKeysInMapping(_, let context):
            TextPosition(line: context.mark.line, column: context.mark.column)
        default: .start
        }
    }

    /// The reason of the error.
    fileprivate func reason(in bytes: [UInt8]) -> ConfigurationError.Reason {
        let lines = LineIndex(bytes)
        switch self {
        case .duplicatedKeysInMapping(let duplicates, _): return .givenTwice(duplicates.map { "\($0)" })
        case .scanner where isTab(bytes, at: lines.offset(of: position)): return .tab
        // Its problem continues the sentence of its context.
        case .composer(let context?, let problem, _, _): return .syntax("\(context.text) \(problem)")
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(nil, let problem, _, _):
            return .syntax(problem)
        default: return .syntax("\(self)")
        }
    }

    private func isTab(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: "\t")
    }
}
