import CatalogCore

/// A function, a method or a macro with parameters in C or Objective-C.
struct CFunction: Hashable, Sendable {
    /// The kind of declaration.
    enum Kind: Hashable, Sendable {
        case function
        case macro
        case method(isStatic: Bool)
    }

    let kind: Kind
    /// The names: one for each parameter of a method.
    let names: [String]
    let parameters: [String]
    /// The class of a method; empty for functions and macros.
    let owner: String
    /// The tokens of the body.
    let body: Range<Int>
    /// Whether the result can be a text; always true for a macro.
    var returnsText = true

    /// The name with labels, in which the first parameter of a method has none: `string(_:comment:)`.
    var signature: String {
        guard !parameters.isEmpty else { return names.joined() }
        let labels = parameters.indices.map { index in
            index == 0 || !names.indices.contains(index) ? "_" : names[index]
        }
        return "\(names.first ?? "")(\(labels.map { "\($0):" }.joined()))"
    }

    /// The full name of the declaration: `HomeController.viewDidLoad`.
    var declaration: String { owner.isEmpty ? names.first ?? "" : "\(owner).\(names.first ?? "")" }
}

/// A reader of the functions, methods and macros of a file.
struct CFunctionReader {
    private let code: CCode
    private var owner = ""
    /// The index of the first token of the declaration that is being read.
    private var start = 0
    private(set) var functions: [CFunction] = []

    init(_ code: CCode) {
        self.code = code
        read()
    }

    private mutating func read() {
        var index = 0
        while index < code.tokens.count {
            let token = code.tokens[index]
            switch token.kind {
            case .directive:
                index = readDirective(index)
                start = index
                continue
            case .mark(UInt8(ascii: "@")): index = readKeyword(index)
            case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: "}")): start = index + 1
            case .mark(UInt8(ascii: "{")): index = readBlock(index)
            default: break
            }
            index += 1
        }
    }

    /// Reads a directive and returns the index after it.
    private mutating func readDirective(_ index: Int) -> Int {
        let end = code.tokens[index...].firstIndex { $0.kind == .directiveEnd } ?? code.tokens.count
        let name = index + 2
        // A parenthesis directly behind the name begins parameters.
        if code.name(at: index + 1) == "define", let macro = code.name(at: name), code.isMark("(", at: name + 1),
            code.tokens[name].range.upperBound == code.tokens[name + 1].range.lowerBound,
            let (list, close) = code.arguments(of: name + 1), close < end
        {
            functions.append(
                CFunction(
                    kind: .macro, names: [macro], parameters: list.compactMap { code.name(at: $0.lowerBound) },
                    owner: "", body: close + 1..<end))
        }
        return min(end + 1, code.tokens.count)
    }

    /// Reads `@implementation` or `@end` and returns the index of its last token.
    private mutating func readKeyword(_ index: Int) -> Int {
        switch code.name(at: index + 1) {
        case "implementation":
            owner = code.name(at: index + 2) ?? ""
            start = index + 3
            // The name of a category.
            if code.isMark("(", at: start), let close = code.close(of: start) { start = close + 1 }
            return start - 1
        case "end":
            owner = ""
            start = index + 2
            return index + 1
        default: return index
        }
    }

    /// Reads a block and returns the index of its end, or of its beginning if it can contain functions.
    private mutating func readBlock(_ open: Int) -> Int {
        guard let close = code.close(of: open) else {
            start = open + 1
            return open
        }
        let head = start..<open
        if let function = method(head, open + 1..<close) ?? function(head, open + 1..<close) {
            functions.append(function)
        } else if code.names(in: head).contains(where: Self.containers.contains) {
            start = open + 1
            return open
        }
        start = close + 1
        return close
    }

    /// The keywords before a block that contains declarations.
    private static let containers: Set = ["namespace", "extern", "class", "struct", "template"]

    /// Returns the method with this head: `- (NSString *)stringFor:(NSString *)key comment:(NSString *)comment`.
    private func method(_ head: Range<Int>, _ body: Range<Int>) -> CFunction? {
        guard code.isMark("-", at: head.lowerBound) || code.isMark("+", at: head.lowerBound), head.count > 1 else {
            return nil
        }
        let isStatic = code.isMark("+", at: head.lowerBound)
        var (names, parameters): ([String], [String]) = ([], [])
        var index = head.lowerBound + 1
        while index < head.upperBound {
            if code.isMark("(", at: index) {
                guard let close = code.close(of: index) else { return nil }
                index = close + 1
                continue
            }
            guard let name = code.name(at: index) else { break }
            names.append(name)
            guard code.isMark(":", at: index + 1) else { break }
            index += 2
            if code.isMark("(", at: index), let close = code.close(of: index) { index = close + 1 }
            guard let parameter = code.name(at: index) else { break }
            parameters.append(parameter)
            index += 1
        }
        guard !names.isEmpty else { return nil }
        return CFunction(
            kind: .method(isStatic: isStatic), names: names, parameters: parameters, owner: owner, body: body,
            returnsText: isText(head.lowerBound + 1))
    }

    /// Returns whether the type in parentheses at an index can be that of a text.
    private func isText(_ open: Int) -> Bool {
        guard code.isMark("(", at: open), let close = code.close(of: open) else { return true }
        return code.names(in: open..<close).contains(where: Self.textTypes.contains)
    }

    private static let textTypes: Set = [
        "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "CFStringRef", "id",
        "instancetype", "string",
    ]

    /// Returns the function with this head: `static NSString *Localized(NSString *key)`.
    private func function(_ head: Range<Int>, _ body: Range<Int>) -> CFunction? {
        // Attributes with arguments can precede the name.
        var name: Int?
        code.forEachOuter(in: head) { index in
            if code.name(at: index) != nil, code.isMark("(", at: index + 1), index > head.lowerBound { name = index }
        }
        guard let name, let (list, _) = code.arguments(of: name + 1) else { return nil }
        let parameters = list.map { part in part.reversed().lazy.compactMap { code.name(at: $0) }.first ?? "" }
        return CFunction(
            kind: .function, names: [code.name(at: name) ?? ""], parameters: parameters, owner: "", body: body,
            returnsText: code.names(in: head.lowerBound..<name).contains(where: Self.textTypes.contains))
    }
}

extension [CFunction] {
    /// Returns the function whose body has a token; functions are in the order of the file.
    func function(at index: Int) -> CFunction? {
        let next = partitioningIndex { $0.body.lowerBound > index }
        return next > 0 && self[next - 1].body.contains(index) ? self[next - 1] : nil
    }
}
