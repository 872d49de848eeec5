import CatalogCore

/// A symbol in the form that Xcode's tool writes.
struct XcodeSymbol {
    private let key: String
    private let comment: String?
    private let name: SwiftIdentifier
    private let parameters: [Parameter]

    /// An argument with its label and format.
    private struct Parameter {
        let label: SwiftIdentifier?
        let name: SwiftIdentifier
        let type: String
        let specifier: String
    }

    /// Creates the symbol of an entry, or the reason why there is none.
    static func make(of entry: Entry, in catalog: Catalog) -> Result<XcodeSymbol, ArgumentReader.Rejection> {
        let key = entry.key.string
        guard let symbol = SwiftSymbol(key: key), symbol.name.contains(where: \.isLetter),
            let name = SwiftIdentifier(symbol.name)
        else { return .failure(.init(reason: .noName)) }
        if symbol.isReserved { return .failure(.init(reason: .reservedWord(symbol.name))) }
        return ArgumentReader.arguments(of: entry, source: catalog.sourceLanguage).map { arguments in
            let names = AccessorArgument.names(of: arguments, avoiding: [])
            let parameters = zip(arguments, names).map { argument, name in
                Parameter(
                    label: argument.label, name: name, type: XcodeArgumentType.name(of: argument.specifier),
                    specifier: argument.specifier?.spelling ?? "%d")
            }
            return XcodeSymbol(key: key, comment: entry.comment?.string, name: name, parameters: parameters)
        }
    }

    /// The name with argument labels, which must be unique.
    var signature: String {
        parameters.isEmpty ? name.name : "\(name.name)(\(parameters.map { "\($0.label?.name ?? "_"):" }.joined()))"
    }

    /// Returns the lines of the symbol inside an extension.
    func lines(table: String) -> [String] {
        documentation(table: table) + [declaration, "        " + body(table: table), "    }"]
    }

    /// Returns the documentation comment.
    ///
    /// As in Xcode, only the first line of a comment is indented.
    private func documentation(table: String) -> [String] {
        let own = "     Localized string for key “\(key)” in table “\(table).xcstrings”."
        let above = comment.map { $0.isEmpty ? "" : "     \($0)\n     \n" } ?? ""
        let lines = Self.harmless(above + own).split(separator: "\n", omittingEmptySubsequences: false)
        return ["    /**"] + lines.map(String.init) + ["     */"]
    }

    /// Returns the text without character sequences that would end or nest the enclosing comment.
    private static func harmless(_ text: String) -> String {
        text.replacing("*/", with: "* /").replacing("/*", with: "/ *")
    }

    private var declaration: String {
        guard !parameters.isEmpty else { return "    static var \(name.declared): LocalizedStringResource {" }
        let list = parameters.map { parameter in
            guard let label = parameter.label else { return "_ \(parameter.name.name): \(parameter.type)" }
            let name = label == parameter.name ? "" : " \(parameter.name.name)"
            return "\(label.name)\(name): \(parameter.type)"
        }
        return "    static func \(name.declared)(\(list.joined(separator: ", "))) -> LocalizedStringResource {"
    }

    private func body(table: String) -> String {
        let values = parameters.map { parameter in
            parameter.type == XcodeArgumentType.object
                ? "\\(\(parameter.name.name))" : "\\(\(parameter.name.name), specifier: \"\(parameter.specifier)\")"
        }
        let text = values.isEmpty ? "" : "defaultValue: \"\(values.joined())\", "
        let key = SwiftStringLiteral.source(of: key)
        let table = SwiftStringLiteral.source(of: table)
        return "LocalizedStringResource(\(key), \(text)table: \(table), bundle: resourceBundleDescription)"
    }
}

/// The Swift types of arguments in Xcode's symbols.
///
/// Types that were not observed follow from the C type (`docs/formats.md` §6).
enum XcodeArgumentType {
    /// The type of `%@`.
    static let object = "String"

    /// Returns the type of a specifier's argument.
    ///
    /// A width or precision is a C integer.
    static func name(of specifier: FormatSpecifier?) -> String {
        guard let specifier, let type = specifier.argument else { return "Int32" }
        switch type {
        case .object: return object
        case .integer(let bits, let isSigned):
            return (isSigned ? "Int" : "UInt") + (bits > 32 ? "" : "\(bits)")
        case .floating:
            return specifier.conversion == .fixed && specifier.length == nil ? "Float" : "Double"
        case .character(let bits): return bits == 16 ? "UInt16" : "CChar"
        case .cString, .pascalString: return "UnsafePointer<CChar>"
        case .utf16String: return "UnsafePointer<UInt16>"
        case .pointer: return "UnsafeRawPointer"
        }
    }
}
