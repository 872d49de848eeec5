import CatalogCore
import Foundation
import TestSupport

/// The generated Swift file with the translated messages of findings, from `Localizable/Findings.xcstrings`.
struct FindingTextsPage {
    /// The path of the generated file, relative to the package.
    static let path = "Sources/InterfaceTexts/FindingTexts.swift"

    private let catalog: Catalog

    init() throws {
        let file = SourceTree.package.appendingPathComponent("Localizable/Findings.xcstrings")
        catalog = try Catalog(Array(Data(contentsOf: file)), path: file.path)
    }

    /// The Swift code of the file.
    var source: String {
        let lines = (0..<catalog.entryCount).map { catalog.entry(at: $0) }.compactMap { entry in
            entry.localization("pt-BR")?.content.unit?.value.map { text in
                "        \(Self.literal(entry.key.string)):\n            \(Self.literal(text.string)),\n"
            }
        }
        return """
            // Generated from Localizable/Findings.xcstrings by scripts/test --update: do not edit.
            // swift-format-ignore-file

            /// The words of findings in other languages than English.
            enum FindingTexts {
                /// The Portuguese templates by the English ones.
                static let portuguese: [String: String] = [

            """ + lines.joined() + "    ]\n}\n"
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
