import CatalogCore

/// A fix that replaces a lookup by an accessor if the type of the expression stays the same.
struct AccessorFix {
    private let use: KeyUse
    private let file: SourceFile
    private let declarations: Declarations

    init(_ use: KeyUse, _ file: SourceFile, _ declarations: Declarations) {
        self.use = use
        self.file = file
        self.declarations = declarations
    }

    /// Returns the edits, or none if the fix is not certainly safe.
    func edits(_ accessor: ProposedAccessor) -> [Edit] {
        guard !accessor.entry.isCase else { return [] }
        let name = accessor.entry.path.joined(separator: ".")
        switch accessor.style {
        case .portable: return range.map { [Edit($0, Array("\(name).resolved".utf8))] } ?? []
        case .apple:
            let short = "." + accessor.entry.path.dropFirst().joined(separator: ".")
            if isPlainText { return [Edit(use.location.range, Array(short.utf8))] }
            return range.map { [Edit($0, Array("String(localized: \(short))".utf8))] } ?? []
        }
    }

    /// The range of the whole lookup, if its result is a `String`.
    private var range: ByteRange? {
        guard let literal = file.facts.literals.first(where: { $0.spot.range == use.location.range }),
            literal.steps.isEmpty
        else { return nil }
        switch literal.role {
        case .receiver(let member, nil): return property(member)
        case .argument(let call, 0): return self.call(file.facts.calls[call])
        default: return nil
        }
    }

    /// Returns the range of `"key".localized`, if the project declares the property as a `String`.
    private func property(_ member: String) -> ByteRange? {
        let types = declarations.properties[member, of: "String"].map(\.type)
        guard !types.isEmpty, types.allSatisfy({ $0 == "String" }) else { return nil }
        let end = use.location.range.upperBound
        let name = Array(".\(member)".utf8)
        guard file.bytes[end...].starts(with: name) else { return nil }
        return use.location.range.lowerBound..<end + name.count
    }

    /// Returns the range of `NSLocalizedString("key", comment: "…")` or `String(localized: "key")`.
    private func call(_ call: CallFact) -> ByteRange? {
        guard !call.hasTrailingClosure, call.base == .none else { return nil }
        let others = Set(call.labels.dropFirst())
        let isLookup =
            call.name == "NSLocalizedString" && call.labels.first == .some(nil)
            || call.name == "String" && call.labels.first == "localized"
        return isLookup && others.isSubset(of: ["comment", "table", "tableName"]) ? call.spot.range : nil
    }

    /// Whether the lookup is `Text("key")` without other arguments.
    private var isPlainText: Bool {
        guard let literal = file.facts.literals.first(where: { $0.spot.range == use.location.range }),
            literal.steps.isEmpty,
            literal.traits.isEmpty, case .argument(let call, 0) = literal.role
        else { return false }
        let fact = file.facts.calls[call]
        return fact.name == "Text" && fact.base == .none && fact.labels == [nil]
    }
}
