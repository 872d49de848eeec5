import SwiftSources
import XCStringsKit

/// The places that surely use a key, as `fitloc usages` finds them.
struct KeyUses: Sendable {
    /// A place in code.
    struct Place: Hashable, Sendable {
        /// The file.
        let path: String
        /// Where in the file.
        let position: TextPosition
        /// The bytes; nil in code that is not Swift.
        let range: Range<Int>?
        /// What takes the key; empty where it has no name.
        let callee: String
    }

    /// The places, by file and position.
    let places: [Place]

    /// Looks for them.
    init(of key: String, in view: ProjectView) async {
        guard let evidence = await view.evidence.value()?.evidence(of: key) else {
            places = []
            return
        }
        let uses = evidence.uses.map { Place($0.place, $0.callee) }
        let expansions = evidence.expansions.map { Place($0.place, $0.callee) }
        let lookups = evidence.lookups.map { Place(path: $0.path, position: $0.position, range: nil, callee: "") }
        places = Set(uses + expansions + lookups).sorted {
            ($0.path, $0.position, $0.callee) < ($1.path, $1.position, $1.callee)
        }
    }
}

extension KeyUses.Place {
    fileprivate init(_ place: SourcePlace, _ callee: String) {
        self.init(path: place.path, position: place.position, range: place.range, callee: callee)
    }
}
