extension NaiveValue {
    /// A text with two paths: its part, and the object that contains its state.
    package struct PlacedText {
        package var path: [String]
        package var unit: [String]
        package var text: String
        package var state: String?
    }

    /// The texts of a localization, variation or substitution.
    package var texts: [PlacedText] {
        var found: [PlacedText] = []
        if let unit = self["stringUnit"], unit.isObject {
            let text = unit["value"]?.text ?? ""
            found.append(.init(path: [], unit: ["stringUnit"], text: text, state: unit["state"]?.text))
        }
        for axis in self["variations"]?.members ?? [] {
            for member in axis.value.members {
                found += member.value.texts(
                    behind: [axis.name, member.name], in: ["variations", axis.name, member.name])
            }
        }
        for member in self["substitutions"]?.members ?? [] {
            let names = ["substitutions", member.name]
            found += member.value.texts(behind: names, in: names)
        }
        for (index, value) in (at(["stringSet", "values"])?.elements.compactMap(\.text) ?? []).enumerated() {
            let state = at(["stringSet", "state"])?.text
            found.append(.init(path: ["set", "\(index)"], unit: ["stringSet"], text: value, state: state))
        }
        return found
    }

    private func texts(behind path: [String], in unit: [String]) -> [PlacedText] {
        texts.map { .init(path: path + $0.path, unit: unit + $0.unit, text: $0.text, state: $0.state) }
    }

    /// Returns the texts of a key in a language by part: `plural.one = %lld day`.
    package func sayings(_ key: String, _ language: String) -> [String] {
        (at([key, "localizations", language])?.texts ?? []).map { text in
            text.path.isEmpty ? text.text : "\(text.path.joined(separator: ".")) = \(text.text)"
        }
    }

    /// Returns the states of a key's texts in a language, in the order of the file.
    package func states(_ key: String, _ language: String) -> [String] {
        (at([key, "localizations", language])?.texts ?? []).map { $0.state ?? "-" }
    }
}
