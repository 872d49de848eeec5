/// Keys that would have one name in generated code, and what to do about them.
struct CollisionReport {
    let keys: GenerationSettings
    let accessors: [Accessor]
    /// What the name stands below: `Strings`, or an enumeration.
    let scope: String
    /// The name that they would share.
    let name: String
    /// What to do, where it is not what is usual.
    var advice: String?

    /// An error at the first key that names all of them, and a note at each of the others.
    var diagnostics: [GenerationDiagnostic] {
        guard let first = accessors.first else { return [] }
        let others = accessors.dropFirst()
        let places = others.map { "\(Quoted.text($0.key)) at \($0.place.description)" }.joined(separator: ", ")
        let symbol = "\(scope).\(name)"
        guard others.contains(where: { $0.key != first.key }) else {
            return [
                GenerationDiagnostic(at: first.place, "the key \(Quoted.text(first.key)) is there again: \(places)")
            ]
        }
        let problem = GenerationDiagnostic(
            at: first.place,
            "\(Quoted.text(first.key)) would be \(symbol), and so would \(places); \(advice ?? suggestion)")
        return [problem]
            + others.map { GenerationDiagnostic(.note, at: $0.place, "\(Quoted.text($0.key)) would be \(symbol) too") }
    }

    /// Why one of the keys gets no accessor, and what to do, as a sentence without its end.
    func reason(for accessor: Accessor) -> String {
        let others = accessors.filter { $0.entry != accessor.entry }
        let places = others.map { "\(Quoted.text($0.key)) at \($0.place.description)" }.joined(separator: ", ")
        guard others.contains(where: { $0.key != accessor.key }) else { return "it is there again: \(places)" }
        return "it would be \(scope).\(name), and so would \(places); \(suggestion)"
    }

    private var suggestion: String {
        let way = "rename all but one, or set “generatesSymbol” to false on them"
        guard keys.selectedKeys == .all, accessors.count(where: \.isManual) < 2 else { return way }
        return way + ", or ask for accessors of manual keys only (“keys”: “manual”)"
    }
}
