import XCStringsKit

extension SourceIndex {
    /// The doubts that look-ups leave about all keys where they are passed on as functions.
    var openReferences: [Clue] {
        let names = LookupHelper.known.union(helpers.map(\.name)).map { String($0.prefix { $0 != "(" }) }
        let known = Set(names)
        return files.filter { !$0.isForTests }.flatMap { file in
            file.facts.references.filter { $0.member.map(known.contains) ?? true }.map {
                Clue(kind: .anyKey, text: "*", path: file.path, position: $0.spot.position)
            }
        }
    }
}
