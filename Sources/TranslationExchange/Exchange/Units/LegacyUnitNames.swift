import CatalogCore
import StringTables

/// The ids that Xcode gives to texts of `.stringsdict` files in XLIFF: their paths in the property list
/// (`docs/formats.md` §7).
package struct LegacyUnitNames {
    private var rules: [[UInt8]: StringsDictRule] = [:]

    /// Reads the rules of a table's files.
    ///
    /// The file of the source language must come first.
    package init(_ files: [LoadedFile]) {
        for file in files where file.format == .stringsdict {
            guard let table = try? LegacyTableFile(file.bytes, kind: .stringsdict) else { continue }
            for entry in table.entries {
                guard case .rule(let rule) = entry.value, rules[Array(entry.key.utf8)] == nil else { continue }
                rules[Array(entry.key.utf8)] = rule
            }
        }
    }

    /// Returns the id of a text.
    package func id(of key: String, _ part: PartPath) -> String {
        var names = [key]
        for (index, step) in part.steps.enumerated() {
            switch step {
            case .variation(.device, let name): names += [StringsDictRule.deviceKey, name]
            case .variation(.plural, let name):
                if index == 0 || !part.isInSubstitution {
                    names.append(variable(of: key, device: part.name(along: .device)))
                }
                names.append(name)
            case .variation(let axis, let name): names += [axis.spelling, name]
            case .substitution(let name): names.append(name)
            case .set(let index): names.append("\(index)")
            }
        }
        return Self.path(part.isWhole ? names + [StringsDictRule.formatKey] : names)
    }

    /// Returns the id and content of the text that names the variable of a plural; nil if the part is not such a
    /// plural.
    package func reference(of key: String, _ part: PartPath) -> (id: String, text: String)? {
        guard part.pluralCategory != nil, !part.isInSubstitution else { return nil }
        let above = part.name(along: .device).map { [StringsDictRule.deviceKey, $0] } ?? []
        let name = variable(of: key, device: part.name(along: .device))
        return (Self.path([key] + above + [StringsDictRule.formatKey]), "%#@\(name)@")
    }

    private static func path(_ names: [String]) -> String {
        "/" + names.map { "\($0):dict" }.joined(separator: "/") + "/:string"
    }

    /// Returns the texts that an id may refer to, as parts of a catalog; empty if the id is not a property-list path.
    ///
    /// The id does not tell whether a variable is the whole text or a substitution, so both parts are returned.
    package static func locations(of id: String) -> [(key: String, part: PartPath)] {
        let (mark, end) = (":dict/", ":string")
        guard id.hasPrefix("/"), id.hasSuffix(mark + end) else { return [] }
        let way = String(id.dropFirst().dropLast(mark.count + end.count))
        let names = way.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
        guard let key = names.first, names.count > 1 else { return [] }
        var rest = names.dropFirst()
        var above = PartPath.whole
        if rest.first == StringsDictRule.deviceKey, rest.count > 1 {
            above = above.appending(.variation(.device, rest[rest.startIndex + 1]))
            rest = rest.dropFirst(2)
        }
        if rest.isEmpty || Array(rest) == [StringsDictRule.formatKey] { return [(key, above)] }
        guard rest.count == 2, let variable = rest.first, let category = rest.last else { return [] }
        let plural = PartPath.Step.variation(.plural, category)
        return [
            (key, above.appending(plural)), (key, above.appending(.substitution(variable)).appending(plural)),
        ]
    }

    /// Returns the name of the variable of a plural.
    ///
    /// A new plural gets the name `value`, as in Xcode.
    private func variable(of key: String, device: String?) -> String {
        guard let rule = rules[Array(key.utf8)] else { return "value" }
        guard let device else { return rule.onlyVariable ?? "value" }
        for case .rule(let inner) in rule.devices.filter({ $0.name == device }).map(\.content) {
            return inner.onlyVariable ?? "value"
        }
        return "value"
    }
}

extension StringsDictRule {
    /// The name of the variable that makes up the whole text, as in `%#@days@`; nil if there is none.
    fileprivate var onlyVariable: String? {
        guard variables.count == 1, let variable = variables.first, format?.string == "%#@\(variable.name)@" else {
            return nil
        }
        return variable.name
    }
}
