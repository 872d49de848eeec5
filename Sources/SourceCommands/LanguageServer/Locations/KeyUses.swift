import CatalogCore
import SwiftSources

/// The certain uses of a key, as `fitloc usages` finds them.
struct KeyUses: Sendable {
    /// A location in code.
    struct Location: Hashable, Sendable {
        /// The path of the file.
        let path: String
        /// The position in the file.
        let position: TextPosition
        /// The range in bytes; nil in code other than Swift.
        let range: Range<Int>?
        /// The API that receives the key; empty if it is unknown.
        let callee: String
    }

    /// The locations, sorted by file and position.
    let locations: [Location]

    /// Searches for the uses of a key.
    init(of key: String, in view: ProjectView) async {
        guard let evidence = await view.evidence.value()?.evidence(of: key) else {
            locations = []
            return
        }
        let uses = evidence.uses.map { Location($0.location, $0.callee) }
        let expansions = evidence.expansions.map { Location($0.location, $0.callee) }
        let lookups = evidence.lookups.map { Location(path: $0.path, position: $0.position, range: nil, callee: "") }
        locations = Set(uses + expansions + lookups).sorted {
            ($0.path, $0.position, $0.callee) < ($1.path, $1.position, $1.callee)
        }
    }
}

extension KeyUses.Location {
    fileprivate init(_ location: CodeLocation, _ callee: String) {
        self.init(path: location.path, position: location.position, range: location.range, callee: callee)
    }
}
