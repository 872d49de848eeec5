/// The functions that nothing calls and the views that nothing makes, whose texts nobody sees.
struct UnusedDeclarations: Sendable {
    private let usage: CodeUsage
    private let declarations: Declarations
    /// Whether the project is a program, so that no other project uses its code.
    private let isProgram: Bool
    private let known = Memo<String, Bool>()

    init(_ usage: CodeUsage, _ declarations: Declarations) {
        (self.usage, self.declarations) = (usage, declarations)
        isProgram = declarations.declareProgram
    }

    /// Returns whether nothing uses a declaration or one of those around it, given its full name.
    func hold(_ declaration: String) -> Bool {
        guard isProgram, !declaration.isEmpty else { return false }
        return known.value(for: declaration) {
            let parts = declaration.split(separator: ".").map(String.init)
            return parts.indices.contains { index in
                isUnused(parts[index], in: parts[..<index].joined(separator: "."))
            }
        }
    }

    private func isUnused(_ name: String, in owner: String) -> Bool {
        guard !usage.isUsed(name) else { return false }
        return Names.isType(name)
            ? isUnmadeView(owner.isEmpty ? name : "\(owner).\(name)") : isUncalled(name, in: owner)
    }

    private func isUnmadeView(_ type: String) -> Bool {
        declarations.facts(of: type).contains { $0.kind == .structure && $0.inherited.contains("View") }
    }

    private func isUncalled(_ name: String, in owner: String) -> Bool {
        let functions = declarations.functions[name, of: owner].filter { $0.kind == .function }
        guard !functions.isEmpty, !functions.contains(where: \.isExposed),
            !Self.implicit.contains(name), !name.hasPrefix("build"), name.first?.isLetter ?? false
        else { return false }
        return owner.isEmpty || SystemConformances.areInert(owner, declarations)
    }

    /// Functions that the compiler calls.
    private static let implicit: Set<String> = ["callAsFunction", "main"]
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

/// The supertypes of Apple's frameworks.
enum SystemConformances {
    /// Returns whether no framework calls members of a type by its supertypes, except those that show no text.
    ///
    /// A framework can call any member of a subclass of its classes, and of a type that adopts its protocols.
    static func areInert(_ type: String, _ declarations: Declarations) -> Bool {
        // An extension of a type of a framework has no members that the framework calls.
        (declarations.facts(of: type).flatMap(\.inherited) + declarations.ancestors(of: type)).allSatisfy { supertype in
            let name = Declarations.last(supertype.filter { $0 != " " })
            return inert.contains(name) || declarations.declares(name)
        }
    }

    private static let inert: Set<String> = [
        "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
        "Character",
        "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Comparable", "Identifiable", "Sendable",
        "CaseIterable", "RawRepresentable", "OptionSet", "ObservableObject", "Observable", "View", "ViewModifier",
        "App",
        "Scene", "AnyObject", "Error", "CodingKey", "NSObject", "Actor", "ExpressibleByStringLiteral",
        "@uncheckedSendable", "Strideable", "PersistentModel", "Reducer", "Copyable", "BitwiseCopyable",
    ]
}
