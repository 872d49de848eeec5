@testable import SwiftSources

/// The uses in an index, one line each, in the form of the expected files.
struct UseReport {
    let index: SourceIndex
    let showsPaths: Bool

    init(_ index: SourceIndex, showsPaths: Bool) {
        self.index = index
        self.showsPaths = showsPaths
    }

    var text: String {
        let problems = index.files.compactMap { file in file.problem.map { "problem: \($0)" } }
        let uses = index.uses.map { ($0.location, line($0)) } + index.dynamicUses.map { ($0.location, line($0)) }
        let lines = uses.sorted { $0.0 < $1.0 }.map(\.1)
        let helpers = index.helpers.map { "helper \($0.name) in line \($0.line)" }
        return (problems + helpers + lines).map { $0 + "\n" }.joined()
    }

    private func line(_ use: KeyUse) -> String {
        var parts = [location(use.location), use.kind.rawValue, use.callee, quoted(use.key)]
        if let table = use.table { parts.append("table=\(table)") }
        if let bundle = use.bundle { parts.append("bundle=\(bundle)") }
        if let value = use.defaultValue { parts.append("default=\(quoted(value))") }
        if let comment = use.comment { parts.append("comment=\(quoted(comment))") }
        if use.location.audience != .product { parts.append(use.location.audience.rawValue) }
        if use.certainty == .likely { parts.append("likely") }
        return parts.joined(separator: "  ")
    }

    private func line(_ use: DynamicUse) -> String {
        var parts = [location(use.location), use.kind.rawValue, use.callee, "~ \(use.pattern)"]
        if let table = use.table { parts.append("table=\(table)") }
        if let bundle = use.bundle { parts.append("bundle=\(bundle)") }
        if let expansions = use.expansions { parts.append("= \(expansions.joined(separator: " "))") }
        if use.isInterpolated { parts.append("interpolated") }
        return parts.joined(separator: "  ")
    }

    private func location(_ location: CodeLocation) -> String {
        let position = "\(location.position.line):\(location.position.column)"
        return showsPaths ? "\(location.path):\(position)" : position
    }

    private func quoted(_ key: KeyText) -> String {
        quoted(key.key) + (key.isCertain ? "" : "?")
    }

    private func quoted(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
        return "\"\(plain)\""
    }
}
