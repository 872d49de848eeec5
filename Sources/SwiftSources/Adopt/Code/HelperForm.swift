import XCStringsKit

/// The way in which a project looks its strings up by itself: `"key".localized`, `L("key")`.
struct HelperForm: Hashable, Sendable {
    /// What stands round a key.
    enum Shape: Hashable, Sendable {
        /// `"key".name`, with `()` where it is a function.
        case member(String, isCalled: Bool)
        /// `name(label: "key")`.
        case function(String, label: String?)
    }

    let shape: Shape
    /// The label that the values of a text have; nil where none can be given.
    private let valueLabel: String?

    /// The form that a project uses most for a table; nil where it uses none.
    init?(in project: SourceProject, for table: String) {
        let uses = project.index.uses.filter {
            $0.kind == .helper && $0.tableName == table && $0.place.audience != .test
        }
        let counts = uses.reduce(into: [String: Int]()) { $0[$1.callee, default: 0] += 1 }
        guard let callee = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
        let name = callee.hasPrefix(".") ? String(callee.dropFirst()) : callee
        let declared = project.index.helpers.map(\.name)
        let labels = declared.filter { $0.hasPrefix("\(name)(") }.map(Self.labels)
        if callee.hasPrefix(".") {
            shape = .member(name, isCalled: !declared.contains(name) && labels.contains([]))
            valueLabel = Self.labelOfValues(name, behind: 0, in: project) ?? Self.labelGiven(to: name, in: project)
        } else {
            let first = labels.compactMap(\.first).first ?? "_"
            shape = .function(name, label: first == "_" ? nil : first)
            valueLabel = Self.labelOfValues(name, behind: 1, in: project)
        }
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

    /// `localized(with:)` has one label, `L(_:_:)` two.
    private static func labels(_ name: String) -> [String] {
        name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
    }

    /// `with`, where code somewhere gives values so: what looks up may be declared in a package that is not read.
    private static func labelGiven(to name: String, in project: SourceProject) -> String? {
        let isGiven = project.index.files.contains { file in
            file.facts.calls.contains { $0.name == name && $0.labels.first == "with" }
        }
        return isGiven ? "with" : nil
    }

    /// The label of the parameter that takes any number of values, behind so many others; `_` for none.
    private static func labelOfValues(_ name: String, behind count: Int, in project: SourceProject) -> String? {
        let functions = project.index.declarations.functions[name] ?? []
        let last = functions.first { function in
            function.parameters.count == count + 1 && function.parameters[count].type.hasSuffix("...")
        }
        return last.map { $0.parameters[count].label ?? "_" }
    }
}
