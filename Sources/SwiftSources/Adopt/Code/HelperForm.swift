import XCStringsKit

/// The way in which a project looks its strings up by itself: `"key".localized`, `L("key")`, `L10n.t("key")`.
struct HelperForm: Hashable, Sendable {
    /// What stands round a key.
    enum Shape: Hashable, Sendable {
        /// `"key".name`, with `()` where it is a function.
        case member(String, isCalled: Bool)
        /// `name(label: "key")`, the name with the type that it is called on.
        case function(String, label: String?)
    }

    let shape: Shape
    /// The label that the values of a text have; nil where none can be given.
    private let valueLabel: String?

    /// The name that it is called by, as uses have it.
    let callee: String

    /// The forms that a project uses for a table and that a key alone is enough for, the most frequent first.
    static func all(in project: SourceProject, for table: String) -> [HelperForm] {
        let uses = project.index.uses.filter {
            $0.kind == .helper && $0.tableName == table && $0.place.audience != .test
        }
        let counts = uses.reduce(into: [String: Int]()) { $0[$1.callee, default: 0] += 1 }
        let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        return ordered.compactMap { HelperForm($0, in: project) }
    }

    /// The form of one that is called by a name; nil for none that a key alone is enough for.
    private init?(_ callee: String, in project: SourceProject) {
        let declared = HelperDeclarations(callee, in: project)
        guard let found = callee.hasPrefix(".") ? declared.member : declared.function else { return nil }
        self.callee = callee
        shape = found.shape
        valueLabel = found.valueLabel
    }

    /// Code that looks a key up.
    func code(for key: String, _ arguments: [String]) -> String {
        let literal = SwiftLiteral().spelling(of: key)
        guard !arguments.isEmpty else { return plain(literal) }
        guard let valueLabel else { return "String(format: \(plain(literal)), \(arguments.joined(separator: ", ")))" }
        let label = valueLabel == "_" ? "" : "\(valueLabel): "
        let values = label + arguments.joined(separator: ", ")
        switch shape {
        case .member(let name, _): return "\(literal).\(name)(\(values))"
        case .function(let name, let label): return "\(name)(\(Self.written(label))\(literal), \(values))"
        }
    }

    private func plain(_ literal: String) -> String {
        switch shape {
        case .member(let name, let isCalled): "\(literal).\(name)\(isCalled ? "()" : "")"
        case .function(let name, let label): "\(name)(\(Self.written(label))\(literal))"
        }
    }

    private static func written(_ label: String?) -> String { label.map { "\($0): " } ?? "" }
}
