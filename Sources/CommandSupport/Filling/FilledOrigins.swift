import Foundation
import XCStringsKit

/// Where texts came from that `fitloc fill` wrote on this machine.
package struct FilledOrigins {
    private let place: JournalPlace
    private let texts: [Place: FilledText]

    /// What tells a text from others.
    private struct Place: Hashable {
        let path: String
        let key: String
        let language: LanguageTag
        let part: PartPath
    }

    /// Reads the journal of a project; one that cannot be read tells nothing.
    package init(of workspace: Workspace) throws(CommandFailure) {
        place = try JournalPlace(of: workspace, environment: ProcessInfo.processInfo.environment)
        let filled = place.path.flatMap { try? FillJournal.filled(path: $0) } ?? []
        let places = filled.map { (Place(path: $0.path, key: $0.key, language: $0.language, part: $0.part), $0) }
        texts = Dictionary(places) { $1 }
    }

    /// Where a text came from; nil where it is not known, or another text stands there now.
    func origin(of item: ReviewQueue.Item) -> FillOrigin? {
        let key = Place(path: place.known(item.path), key: item.key, language: item.language, part: item.part)
        guard let found = texts[key], found.text.utf8.elementsEqual(item.text.utf8) else { return nil }
        return found.origin
    }

    /// The texts of a queue that came from a source, named as `--from` does; `strings` and `command` stand for all such.
    package func texts(of queue: ReviewQueue, from source: String) -> ReviewQueue {
        queue.filtered { item in
            let name = origin(of: item)?.source
            return name == source || name?.hasPrefix(source + ":") == true
        }
    }
}
