import AccessorGenerator
import CatalogCore
import CatalogEditing
import CatalogRuntime
import LintRules
import Testing

@testable import SwiftSources

/// A small project with hard-coded strings, and the result of adopting them.
struct AdoptionCase {
    var path = "App/Home/HomeView.swift"
    var code: String
    /// The other files of the project.
    var others: [String: String] = [:]
    var tables: [String: String] = ["App/Localizable.xcstrings": AdoptionCase.catalog]
    var language: LanguageTag? = "pt-BR"
    var generation: GenerationSettings?
    var helpers: [String] = []
    var keys: [String: String] = [:]
    var isolation: DefaultIsolation?

    /// A project with dotted keys, as in FitToday.
    static let catalog = catalog(
        """
        "common.save": {"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"Save"}},\
        "pt-BR":{"stringUnit":{"state":"translated","value":"Salvar"}}}},
        "fitpal.quick_action.motivation": {"extractionState":"manual","localizations":{\
        "en":{"stringUnit":{"state":"translated","value":"Motivation"}},\
        "pt-BR":{"stringUnit":{"state":"translated","value":"Motivação"}}}},
        "home.header.subtitle": {"extractionState":"manual","localizations":{\
        "en":{"stringUnit":{"state":"translated","value":"Ready?"}},"pt-BR":{"stringUnit":{"state":"translated","value":"Tudo pronto?"}}}},
        "profile.greeting": {"extractionState":"manual","localizations":{\
        "en":{"stringUnit":{"state":"translated","value":"Hi %@"}},"pt-BR":{"stringUnit":{"state":"translated","value":"Oi %@"}}}}
        """)

    static func catalog(_ entries: String, source: String = "en") -> String {
        "{\"sourceLanguage\":\"\(source)\",\"strings\":{\(entries)},\"version\":\"1.0\"}"
    }

    /// The helpers of FitToday.
    static let localized = """
        extension String {
            var localized: String { NSLocalizedString(self, comment: "") }
            func localized(with arguments: CVarArg...) -> String { String(format: localized, arguments: arguments) }
        }
        let used = "home.header.subtitle".localized
        """

    struct Outcome {
        let after: String
        let plan: AdoptionPlan
        let tables: [String: String]

        /// The added keys.
        var keys: [String] { plan.adoptions.map(\.key) }
        var left: [AdoptionObstacle] { plan.left.map(\.obstacle) }
    }

    var project: SourceProject {
        get throws {
            let files = others.merging([path: code]) { $1 }.sorted { $0.key < $1.key }.map { path, code in
                SourceScanner().file(at: path, holding: Array(code.utf8))
            }
            let catalogs = try self.catalogs
            let accessors = generation.map { [AccessorTarget($0, catalogs: catalogs).directory] } ?? []
            return SourceProject(files, tables: catalogs, settings: .init(helpers: helpers), accessors: accessors)
        }
    }

    private var catalogs: [Catalog] {
        get throws { try tables.sorted { $0.key < $1.key }.map { try Catalog(Array($0.value.utf8), path: $0.key) } }
    }

    func run() throws -> Outcome {
        let project = try project
        let catalogs = try catalogs
        let texts = try texts(in: project)
        let isolation = isolation
        let settings = AdoptionSettings(
            targets: generation.map { [AccessorTarget($0, catalogs: catalogs)] } ?? [], isolation: { _ in isolation })
        let chosen = Dictionary(
            texts.compactMap { text in keys[text.text.key].map { (text.location, $0) } },
            uniquingKeysWith: { first, _ in first })
        let plan = AdoptionPlan(of: texts, in: project, settings: settings, keys: chosen)
        let file = try #require(project.index.files.first { $0.path == path })
        let after = try RewrittenFile(file, plan.edits(for: path)).new
        return Outcome(after: String(decoding: after, as: UTF8.self), plan: plan, tables: try written(plan, catalogs))
    }

    private func written(_ plan: AdoptionPlan, _ catalogs: [Catalog]) throws -> [String: String] {
        var written: [String: String] = [:]
        for catalog in catalogs {
            let table = EditableTable(catalog, rules: .standard)
            for (path, new) in try table.plan(plan.changes(in: table)).files.newContents {
                written[path] = String(decoding: new, as: UTF8.self)
            }
        }
        return written
    }

    /// Returns the literals that look like sentences, without names of tables and similar literals.
    private func texts(in project: SourceProject) throws -> [HardCodedText] {
        let file = try #require(project.index.files.first { $0.path == path })
        return file.facts.literals.compactMap { literal in
            let words = literal.segments.map { if case .text(let text) = $0 { text } else { "" } }.joined()
            guard words.contains(where: \.isLetter), words.first?.isUppercase ?? false || !words.allSatisfy(\.isASCII)
            else {
                return nil
            }
            if case .argument(let call, let index) = literal.role,
                ["table", "tableName"].contains(file.facts.calls[call].labels[index])
            {
                return nil
            }
            let reader = SpecifierReader(types: TypeResolver(declarations: project.index.declarations))
            return HardCodedText(
                text: reader.text(of: literal.segments, in: ""), location: file.location(literal.spot),
                position: position(of: literal, in: file, project), language: language)
        }
    }

    private func position(
        of literal: LiteralFact, in file: SourceFile, _ project: SourceProject
    ) -> HardCodedText.Position {
        if let use = project.index.uses.first(where: { $0.location == file.location(literal.spot) }) {
            return .localizable(callee: use.callee)
        }
        switch literal.role {
        case .argument(let call, let index): return .shown(name: file.facts.calls[call].labels[index] ?? "_")
        case .assigned(let name, _), .bound(let name, _): return .shown(name: name)
        case .returned(let name, _):
            return name == "errorDescription" ? .error(property: name) : .displayName(property: name)
        default: return .value
        }
    }
}
