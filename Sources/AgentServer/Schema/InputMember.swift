import CatalogCore

/// An argument of a tool, or a member of an argument.
struct InputMember: Sendable {
    /// The name of the argument.
    let name: String
    /// The type of the argument's value.
    let type: InputType
    /// Whether the member is required.
    let isRequired: Bool
    /// A description, if the name is not sufficient.
    let note: String?

    /// Creates an optional member.
    init(_ name: String, _ type: InputType, _ note: String? = nil) {
        self.init(name, type, note, isRequired: false)
    }

    private init(_ name: String, _ type: InputType, _ note: String?, isRequired: Bool) {
        self.name = name
        self.type = type
        self.note = note
        self.isRequired = isRequired
    }

    /// The same member, but required.
    var required: InputMember { InputMember(name, type, note, isRequired: true) }

    /// Returns the JSON schema of an object with members.
    static func schema(of members: [InputMember]) -> DocumentFragment {
        let required = members.filter(\.isRequired).map { DocumentFragment.string($0.name) }
        return .present([
            "type": "object", "properties": .object(members.map { .init($0.name, $0.schema) }),
            "required": required.isEmpty ? nil : .array(required), "additionalProperties": false,
        ])
    }

    private var schema: DocumentFragment {
        type.schema.adding(.present(["description": note.map { .string($0) }]))
    }
}

extension InputMember {
    /// The path of the catalog.
    static let catalog = InputMember("catalog", .text, "Path; needed only if several catalogs are possible.")
    /// Whether to only report the changes without writing.
    static let dryRun = InputMember("dry_run", .flag, "Report changes without writing them.")
    /// The cursor of the next page.
    static let cursor = InputMember("cursor", .text, "next_cursor of the previous answer.")

    /// Returns the argument for the maximum number of items in an answer.
    static func limit(_ usual: Int) -> InputMember { InputMember("limit", .integer(1...200), "Default: \(usual).") }
}
