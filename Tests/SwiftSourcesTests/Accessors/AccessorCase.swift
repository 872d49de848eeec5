import AccessorGenerator
import CatalogCore
import Testing

@testable import SwiftSources

/// Code whose lookups are replaced by accessors, with a small catalog.
struct AccessorCase {
    var code: String
    var path = "App/HomeView.swift"
    var others: [String: String] = [:]
    /// CSV files.
    var mappings: [String] = []
    var module: String?
    var helpers: [String] = []

    private static let catalog = """
        {"sourceLanguage":"en","strings":{
        "home.title":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"Home"}}}},
        "home.days":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"%(days)lld days"}}}},
        "home.load":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"%(name)@ lifts %(weight)f"}}}},
        "home.terms":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"Read the terms"}},"pt":{"variations":{"device":{"other":{"stringUnit":{"state":"translated","value":"Leia os **termos**"}}}}}}},
        "home.old":{"extractionState":"stale","localizations":{"en":{"stringUnit":{"state":"translated","value":"Old"}}}},
        "level.beginner":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"Beginner"}}}},
        "level.expert":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"Expert"}}}},
        "hint.beginner":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"Slowly"}}}},
        "hint.expert":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"Fast"}}}}
        },"version":"1.0"}
        """

    struct Outcome {
        let after: String
        let adoption: AccessorAdoption
        /// The keys that are left, with the reason.
        var left: [String] { adoption.left.map { "\($0.key): \($0.reason)" } }
    }

    /// The result for the file.
    var outcome: Outcome {
        get throws { try outcome(of: code) }
    }

    private func outcome(of code: String) throws -> Outcome {
        let catalog = try Catalog(Array(Self.catalog.utf8), path: "Strings/Localizable.xcstrings")
        let family = StringFamily(
            "level", name: "Level", cases: ["beginner", "expert"], texts: [FamilyText("hint", "hint.*")])
        let target = AccessorTarget(GenerationSettings(families: [family]), catalogs: [catalog])
        let texts = AccessorTexts([target])
        var mapping = AccessorMapping()
        for text in mappings { try mapping.add(Array(text.utf8), texts: texts) }
        let files = others.merging([path: code]) { $1 }.sorted { $0.key < $1.key }.map { path, code in
            SourceScanner().file(at: path, holding: Array(code.utf8))
        }
        let project = SourceProject(files, tables: [catalog], settings: .init(helpers: helpers))
        let module = module
        let adoption = AccessorAdoption(
            in: project, files: [path], settings: AccessorAdoptionSettings(texts, mapping: mapping) { _ in module })
        let file = try #require(project.index.file(at: path))
        let after = try RewrittenFile(file, adoption.edits[path] ?? []).new
        return Outcome(after: String(decoding: after, as: UTF8.self), adoption: adoption)
    }

    /// Returns the result of repeating the replacement.
    func again(_ first: Outcome) throws -> Outcome { try outcome(of: first.after) }
}
