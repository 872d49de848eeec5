import XCStringsKit

/// Two edited versions of a catalog, each of which changes one key in a thousand and adds as many.
struct EditedSides {
    /// The first version.
    let ours: [UInt8]
    /// The second version, which changes other keys than the first.
    let theirs: [UInt8]

    init(of bytes: [UInt8]) throws {
        let document = try Document(bytes)
        ours = try Self.edited(document, from: 0)
        theirs = try Self.edited(document, from: 500)
    }

    private static func edited(_ document: Document, from start: Int) throws -> [UInt8] {
        var change = ObjectChange()
        change.change("strings") { strings in
            let members = document.root["strings"].map { Array($0.members) } ?? []
            for index in stride(from: start, to: members.count, by: 1000) {
                guard let key = members[index].name.string else { continue }
                strings.change(key) { $0.set("comment", to: .string("Changed \(start)")) }
                strings.set("\(key).\(start)", to: .object([]))
            }
        }
        return try Edit.apply(document.edits(making: change, to: document.root), to: document.bytes)
    }
}
