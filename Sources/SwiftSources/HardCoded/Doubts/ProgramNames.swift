/// The names of a project's programs, which say nothing about the declarations whose names begin with them.
struct ProgramNames: Sendable {
    /// The names: `FakeShop` for `struct FakeShopApp: App`.
    private let names: [String]

    init(_ declarations: Declarations) { names = declarations.programNames }

    /// Returns whether a name has a meaning, also without the name of the program: `FakeShopStore` in `FakeShopApp` is no
    /// fake.
    ///
    /// If the program's name is a single word, the word has its meaning in the names of other types: `DemoStore` in
    /// `DemoApp`.
    func leave(_ name: String, _ hasMeaning: (String) -> Bool) -> Bool {
        guard hasMeaning(name) else { return false }
        return !names.contains { program in
            guard name.hasPrefix(program) else { return false }
            let rest = String(name.dropFirst(program.count))
            return rest == "App" || KeyWordSplitter.words(ofName: program).count > 1 && !hasMeaning(rest)
        }
    }
}
