/// A value in a settings file, in the part of YAML that people write by hand.
///
/// The program depends on no other package, so it reads mappings, lists, words and quoted texts itself. It refuses
/// anchors, tags, several documents and texts of several lines.
struct PlainYAML {
    /// The content of a value.
    indirect enum Content {
        case text(String)
        case list([PlainYAML])
        case map([(key: String, value: PlainYAML)])
    }

    let content: Content
    /// The line of the value, from 1.
    let line: Int

    /// An error at a line.
    struct Failure: Error {
        let line: Int
        let message: String
    }

    /// The texts of a list; a single text is a list with one element.
    var texts: [String] {
        switch content {
        case .text(let text): text.isEmpty ? [] : [text]
        case .list(let values): values.flatMap(\.texts)
        case .map: []
        }
    }

    /// The elements of a list.
    var elements: [PlainYAML] {
        guard case .list(let values) = content else { return [] }
        return values
    }

    /// The members of a mapping.
    var members: [(key: String, value: PlainYAML)] {
        guard case .map(let members) = content else { return [] }
        return members
    }

    /// The value of a member; nil if there is none.
    subscript(name: String) -> PlainYAML? { members.last { $0.key == name }?.value }

    /// Reads a file.
    init(_ text: String) throws(Failure) {
        var reader = try PlainYAMLReader(text)
        self = try reader.document()
    }

    init(_ content: Content, line: Int) {
        self.content = content
        self.line = line
    }
}
