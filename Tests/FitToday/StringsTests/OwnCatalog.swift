import CatalogReports
import CatalogRuntime
import Foundation
import StringTables
import TestSupport

/// The catalog from which the accessors are generated, as read by the toolchain.
struct OwnCatalog {
    static let languages: [LanguageTag] = ["en", "pt-BR"]

    let project: Project
    let keys: [PreviewedKey]
    /// The words that may be the same in both languages, from the repository's configuration.
    let doNotTranslate: [String]

    private static let loading = Task { try await OwnCatalog() }

    /// The catalog, which is read once.
    static var shared: OwnCatalog { get async throws { try await loading.value } }

    private init() async throws {
        let root = SourceTree.package
        let bytes = Array(try Data(contentsOf: root.appendingPathComponent("Localizable/Localizable.xcstrings")))
        project = await TableLoader.load([.init(path: "Localizable.xcstrings", bytes: bytes)])
        keys = Preview.all(of: project, languages: Self.languages).flatMap(\.keys)
        let configuration = try String(contentsOf: root.appendingPathComponent(".fitloc.yml"), encoding: .utf8)
        let list = configuration.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("do-not-translate:") }.dropFirst().prefix { $0.hasPrefix("  - ") }
        doNotTranslate = list.map { String($0.dropFirst("  - ".count)) }
    }
}
