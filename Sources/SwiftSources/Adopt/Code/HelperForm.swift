/// A form of lookup that a project declares itself, such as `"key".localized`, `L("key")` or `L10n.t("key")`.
struct HelperForm: Hashable, Sendable {
    /// The syntax of a lookup.
    enum Shape: Hashable, Sendable {
        /// `"key".name`, or `"key".name()` for a function.
        case member(String, isCalled: Bool)
        /// `name(label: "key")`; the name includes the type that the function is called on.
        case function(String, label: String?)
    }

    let shape: Shape
    /// The label of the arguments for the values; `_` for no label, nil if the helper takes no values.
    private let valueLabel: String?

    /// The bundle that the helper asks.
    let bundle: HelperBundle

    /// The name of the helper, as in `KeyUse.callee`: `.localized` for a member, `L` for a function.
    let callee: String

    /// Returns the helpers that a project uses for a table and that need only a key, the most frequent first.
    static func all(in project: SourceProject, for table: String) -> [HelperForm] {
        let uses = project.index.uses.filter {
            $0.kind == .helper && $0.tableName == table && $0.location.audience != .test
        }
        let counts = uses.reduce(into: [String: Int]()) { $0[$1.callee, default: 0] += 1 }
        let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        return ordered.compactMap { HelperForm($0, in: project) }
    }

    /// Creates the form of a named helper; nil if the helper needs more than a key.
    private init?(_ callee: String, in project: SourceProject) {
        let declared = HelperDeclarations(callee, in: project)
        guard let found = callee.hasPrefix(".") ? declared.member : declared.function else { return nil }
        self.callee = callee
        shape = found.shape
        valueLabel = found.valueLabel
        bundle = HelperBundle(of: callee, in: project)
    }

    /// Returns code that looks up a key with arguments.
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
