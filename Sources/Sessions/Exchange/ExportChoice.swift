import CatalogCore
import CatalogEditing
import CatalogReports
import CatalogRuntime
import CommandOutput
import FileSearch
import InterfaceTexts
import StringTables
import TranslationExchange
import VersionHistory
import Workspaces

/// The options of a user that choose what an export has.
package struct ExportChoice: Sendable {
    /// Whether only keys to translate are exported.
    package var isOfOpenKeys = false
    /// A pattern that keys match.
    package var pattern: GlobPattern?
    /// A state that a text of the key has.
    package var state: TranslationState?
    /// The commit since which the key is new or its source text changed.
    package var revision: String?
    /// Whether notes tell limits, terms and numbers.
    package var hasContext = false

    /// Creates a choice of all keys.
    package init() {}

    /// Whether only a part of the keys is exported.
    package var isPartial: Bool { isOfOpenKeys || pattern != nil || state != nil || revision != nil }

    /// Returns the chosen keys of a workspace.
    package func selection(in workspace: Workspace) async throws -> ExportSelection {
        var selection = ExportSelection()
        selection.isOfOpenKeys = isOfOpenKeys
        if pattern != nil || state != nil {
            var match = KeyMatch()
            (match.pattern, match.state) = (pattern, state)
            selection.match = match
        }
        if let revision { selection.keys = try await ImportBase(at: revision, of: nil).newKeys(of: workspace) }
        if hasContext { selection.context = workspace.lintSettings(requiring: nil) }
        return selection
    }
}

extension ImportBase {
    /// Returns the keys that are new, or whose source text changed, by the path of the table.
    fileprivate func newKeys(of workspace: Workspace) throws(CommandFailure) -> [String: Set<[UInt8]>] {
        let old = try tables(in: workspace)
        var keys: [String: Set<[UInt8]>] = [:]
        for table in workspace.project.tables {
            let before = old[table.path].map { Self.sources(of: $0) } ?? [:]
            keys[table.path] = Set(Self.sources(of: table).filter { before[$0.key] != $0.value }.keys)
        }
        return keys
    }

    /// Returns the source texts of each key, with their parts.
    private static func sources(of table: any StringTable) -> [[UInt8]: [String]] {
        var sources: [[UInt8]: [String]] = [:]
        table.forEachEntry(in: 0..<table.entryCount) { entry in
            let content = table.sourceLanguage.flatMap { entry.localization($0) }?.content
            sources[Array(entry.key.utf8)] = content?.parts.map { "\($0.path)=\($0.unit.value?.string ?? "")" } ?? []
        }
        return sources
    }
}

/// How much there is to translate.
package struct ExportEstimate {
    /// One line for each language.
    package let lines: [String]

    /// Counts the keys to translate.
    ///
    /// Equal source texts of a key, such as those of plural forms, count once.
    package init(
        of workspace: Workspace, in languages: [LanguageTag]?, _ selection: ExportSelection, version: String
    ) throws(CommandFailure) {
        let target = try ExchangeTarget("-", format: .xliff)
        do throws(ExportRefusal) {
            let request = try ExportRequest(of: workspace, in: languages, selection, version: version)
            lines = request.openKeys.filter { !$0.keys.isEmpty || languages != nil }.map { language, keys in
                let words = keys.reduce(0) { sum, key in
                    key.sources.reduce(sum) {
                        $0 + WordCount.words(in: Array($1.utf8)[...], isLiteral: key.isLiteral)
                    }
                }
                return "\(Texts.Export.estimate(language: "\(language)", keys: keys.count, words: words))"
            }
        } catch {
            throw error.failure(of: target)
        }
    }
}
