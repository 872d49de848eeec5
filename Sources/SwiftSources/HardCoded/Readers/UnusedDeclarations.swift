import CatalogCore

/// The declarations that a program never gets to, so that nobody sees their texts.
///
/// The search begins with what the system calls: the main type, delegates, intents, types that interface files can name,
/// and code outside of declarations. Whatever they name is used, and whatever that names in turn. A name counts for all
/// declarations of that name, and a declaration whose use is not understood counts as used. Previews, sample data,
/// tests and debug builds use nothing.
struct UnusedDeclarations: Sendable {
    private var needs: DeclarationNeeds
    /// Whether the project is a program, so that no other project uses its code.
    private var isProgram: Bool
    private let isLibrary: Bool
    /// The global variables that the program makes when it starts, whether or not code reads them.
    private let eagerGlobals: Set<String>
    /// The names that used declarations name.
    private var used: Set<String> = []
    /// Those of the names that used declarations name only in patterns.
    private var matched: Set<String> = []
    /// The declarations that wait for a name, by that name.
    private var waiting: [String: [String]] = [:]

    /// Finds the unused declarations of a project.
    ///
    /// - Parameters:
    ///   - interfaceClasses: The classes that interface files name; nil if they are not known.
    ///   - eagerGlobals: The global variables that the program makes when it starts.
    ///   - isLibrary: Whether other projects can use the code too.
    init(
        _ usage: CodeUsage, _ declarations: Declarations, interfaceClasses: Set<String>?, eagerGlobals: Set<String>,
        isLibrary: Bool
    ) {
        needs = DeclarationNeeds(declarations, interfaceClasses: interfaceClasses)
        self.isLibrary = isLibrary
        self.eagerGlobals = eagerGlobals
        isProgram = declarations.declareProgram && !isLibrary
        guard isProgram else { return }
        follow(Array(usage.declarations), usage)
    }

    /// Returns the unused declarations with other uses, and other declarations if they changed.
    func starting(again usage: CodeUsage, _ declarations: Declarations? = nil) -> UnusedDeclarations {
        var unused = self
        if let declarations {
            unused.needs = DeclarationNeeds(declarations, interfaceClasses: needs.interfaceClasses)
            unused.isProgram = declarations.declareProgram && !isLibrary
        }
        (unused.used, unused.matched, unused.waiting) = ([], [], [:])
        if unused.isProgram { unused.follow(Array(usage.declarations), usage) }
        return unused
    }

    /// Returns the unused declarations after the code of some declarations got more names.
    ///
    /// - Parameters:
    ///   - names: The full names of these declarations.
    ///   - usage: All uses, with those of these declarations.
    func adding(_ names: Set<String>, _ usage: CodeUsage) -> UnusedDeclarations {
        guard isProgram else { return self }
        var unused = self
        unused.follow(Array(names), usage)
        return unused
    }

    private mutating func follow(_ declarations: [String], _ usage: CodeUsage) {
        var open = declarations
        var (used, matched, waiting) = (used, matched, waiting)
        while let next = open.popLast() {
            // What only sample data and previews use is unused, whether or not they are themselves.
            guard HardCodedScope.covers(declaration: next, needs.declarations) else { continue }
            if let need = needs.first(of: next, notIn: used) {
                waiting[need, default: []].append(next)
                continue
            }
            usage.visitNames(in: next) { name, isPattern in
                let isNew = used.insert(name).inserted
                if !isPattern { matched.remove(name) } else if isNew { matched.insert(name) }
                guard isNew, let others = waiting.removeValue(forKey: name) else { return }
                open += others
            }
        }
        (self.used, self.matched, self.waiting) = (used, matched, waiting)
    }

    /// Returns whether the program never gets to a declaration, given its full name.
    func hold(_ declaration: String) -> Bool { isProgram && needs.first(of: declaration, notIn: used) != nil }

    /// Returns whether a declaration is a global variable that no used code names, given its full name.
    ///
    /// The program makes the value of such a variable when code first reads it.
    func holdGlobal(_ declaration: String) -> Bool {
        guard isProgram, !declaration.contains("."), !used.contains(declaration), !eagerGlobals.contains(declaration)
        else { return false }
        let variables = needs.declarations.properties[declaration, of: ""]
        return !variables.isEmpty && variables.allSatisfy { !$0.isExposed }
    }

    /// Returns whether the program never makes a value of an enumeration that is one of some cases.
    func neverMake(_ cases: [String], of type: String) -> Bool {
        guard isProgram, !cases.isEmpty, isMadeByCases(type) else { return false }
        return cases.allSatisfy { !used.contains($0) || matched.contains($0) }
    }

    /// Returns whether a type is an enumeration whose values only the names of its cases make.
    func isMadeByCases(_ type: String) -> Bool { needs.isMadeByCases(type) }
}

extension Declarations {
    /// Whether the code is that of a program, and so the only code that uses its declarations.
    var declareProgram: Bool { Self.programs.contains { !heirs(of: $0).isEmpty } }

    /// The supertypes of the main types of programs.
    static let programs: Set<String> = [
        "App", "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
        "UIWindowSceneDelegate",
    ]
}
