/// The sections about reading, writing and editing one large catalog.
extension Plan {
    /// The section about parsing bytes to a document or object.
    var parse: Section {
        get throws {
            Section(
                title: "Parse", subject: try largeSubject, comparison: .speed(ofRow: 2),
                rows: try [
                    inside("`Document`", "fitloc", .parse, [.speed(600), .ratio(10), .memory(4)]),
                    inside("`Catalog`, with every text read", "fitloc", .entries, [.memory(4)]),
                    inside("`JSONDecoder`", "codable", .parse),
                    inside("`JSONSerialization`", "serialization", .parse),
                ] + pythonRows(.parse))
        }
    }

    /// The section about serializing a document or object to bytes.
    var write: Section {
        get throws {
            Section(
                title: "Write unchanged", subject: try largeSubject, comparison: .speed(ofRow: 2),
                rows: try [
                    inside("`Edit.apply`, no edits", "fitloc", .write, [.speed(1000), .memory(4)]),
                    inside("`XcodeForm`", "fitloc", .form, [.memory(4)]),
                    inside("`JSONEncoder`", "codable", .write),
                    inside("`JSONSerialization`", "serialization", .write),
                ] + pythonRows(.write))
        }
    }

    /// The section about changing one value in memory.
    var edit: Section {
        get throws {
            Section(
                title: "Change one value", subject: try largeSubject, comparison: .speed(ofRow: 1),
                rows: try [
                    inside("parse, find, splice", "fitloc", .edit, [.milliseconds(150), .memory(4)]),
                    inside("`JSONDecoder`, `JSONEncoder`", "codable", .edit),
                    inside("`JSONSerialization`", "serialization", .edit),
                ] + pythonRows(.edit))
        }
    }

    /// The section about changing one value in a file.
    var rewrite: Section {
        get throws {
            Section(
                title: "Change one value of a file on disk", subject: try largeSubject, comparison: .speed(ofRow: 1),
                rows: try [
                    inside("`EditableTable.apply`", "fitloc", .rewrite, [.milliseconds(150)]),
                    inside("`JSONDecoder`, `JSONEncoder`, the whole file", "codable", .rewrite),
                ] + pythonRows(.rewrite))
        }
    }
}
