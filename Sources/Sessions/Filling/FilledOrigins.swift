import CatalogCore
import CatalogEditing
import CommandOutput
import Foundation
import TranslationFilling
import Workspaces

/// The sources of texts that `fitloc fill` wrote on this machine.
package struct FilledOrigins {
    private let journalPath: JournalPath
    private let texts: [Location: FilledText]

    /// The location that identifies a text.
    private struct Location: Hashable {
        let path: String
        let key: String
        let language: LanguageTag
        let part: PartPath
    }

    /// Reads the project's journal.
    ///
    /// An unreadable journal counts as empty.
    package init(of workspace: Workspace) throws(CommandFailure) {
        journalPath = try JournalPath(of: workspace, environment: ProcessInfo.processInfo.environment)
        let filled = journalPath.path.flatMap { try? FillJournal.filled(path: $0) } ?? []
        let locations = filled.map { (Location(path: $0.path, key: $0.key, language: $0.language, part: $0.part), $0) }
        texts = Dictionary(locations) { $1 }
    }

    /// Returns the source of a text, or nil if it is unknown or if the text has changed since.
    func origin(of item: ReviewQueue.Item) -> FillOrigin? {
        let key = Location(path: journalPath.known(item.path), key: item.key, language: item.language, part: item.part)
        guard let found = texts[key], found.text.utf8.elementsEqual(item.text.utf8) else { return nil }
        return found.origin
    }

    /// Returns the texts of a queue that came from a source, named as in `--from`.
    ///
    /// `strings`, `command` and so on match every source of that kind.
    package func texts(of queue: ReviewQueue, from source: String) -> ReviewQueue {
        queue.filtered { item in
            let name = origin(of: item)?.source
            return name == source || name?.hasPrefix(source + ":") == true
        }
    }
}
