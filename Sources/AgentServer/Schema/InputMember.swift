import CatalogCore

/// An argument of a tool, or a member of one.
struct InputMember: Sendable {
    /// Its name.
    let name: String
    /// What it holds.
    let type: InputType
    /// Whether it must be there.
    let isRequired: Bool
    /// What it means, where its name does not say so.
    let note: String?

    /// Creates a member that may be left out.
    init(_ name: String, _ type: InputType, _ note: String? = nil) {
        self.init(name, type, note, isRequired: false)
    }

    private init(_ name: String, _ type: InputType, _ note: String?, isRequired: Bool) {
        self.name = name
        self.type = type
        self.note = note
        self.isRequired = isRequired
    }

    /// The same where it must not be left out.
    var required: InputMember { InputMember(name, type, note, isRequired: true) }

    /// An object of members as a JSON schema.
    static func schema(of members: [InputMember]) -> DocumentFragment {
        let required = members.filter(\.isRequired).map { DocumentFragment.string($0.name) }
        return .object(
            [
                .init("type", .string("object")),
                .init("properties", .object(members.map { .init($0.name, $0.schema) })),
            ] + (required.isEmpty ? [] : [.init("required", .array(required))])
                + [.init("additionalProperties", .boolean(false))])
    }

    private var schema: DocumentFragment {
        guard let note else { return type.schema }
        return .object(type.schema.members + [.init("description", .string(note))])
    }
}

extension InputMember {
    /// Which catalog is meant.
    static let catalog = InputMember("catalog", .text, "Path; only where several catalogs fit.")
    /// Whether nothing is written.
    static let dryRun = InputMember("dry_run", .flag, "Only say what would change.")
    /// Where the next page begins.
    static let cursor = InputMember("cursor", .text, "next_cursor of the last answer.")

    /// How many items the answer has.
    static func limit(_ usual: Int) -> InputMember { InputMember("limit", .integer(1...200), "Default \(usual).") }
}
