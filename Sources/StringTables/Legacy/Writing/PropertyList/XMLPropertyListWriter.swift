import Foundation

/// A writer that writes values of a property list as XML.
struct XMLPropertyListWriter {
    let style: XMLPropertyListStyle
    /// The key of the table that the values belong to, for errors.
    let key: String
    private(set) var output = ""

    init(style: XMLPropertyListStyle, key: String) {
        self.style = style
        self.key = key
    }

    /// Writes a member; the caller has already written the indentation `indent`.
    mutating func append(_ member: PropertyListMember, indent: String) throws(LegacyValueError) {
        output += "<key>" + (try Self.escaped(member.key, key: key)) + "</key>"
        let isDictionary = member.node.members != nil
        if let separator = isDictionary ? style.beforeDictionary : style.beforeText {
            output += separator
        } else {
            output += style.lineBreak + indent
        }
        try append(member.node.value, indent: indent)
    }

    /// Writes a value; the caller has already written the indentation `indent`.
    mutating func append(_ value: PropertyListValue, indent: String) throws(LegacyValueError) {
        switch value {
        case .string(let string): output += "<string>" + (try Self.escaped(string, key: key)) + "</string>"
        case .integer(let number): output += "<integer>\(number)</integer>"
        case .real(let number): output += "<real>\(number)</real>"
        case .boolean(let flag): output += flag ? "<true/>" : "<false/>"
        case .date(let date): output += "<date>\(date.formatted(.iso8601))</date>"
        case .data(let bytes): output += "<data>\(Data(bytes).base64EncodedString())</data>"
        case .array(let nodes): try append(nodes, indent: indent)
        case .dictionary(let members): try append(members, indent: indent)
        }
    }

    private mutating func append(_ nodes: [PropertyListNode], indent: String) throws(LegacyValueError) {
        output += nodes.isEmpty ? "<array/>" : "<array>"
        for node in nodes {
            output += style.lineBreak + indent + style.indentation
            try append(node.value, indent: indent + style.indentation)
        }
        if !nodes.isEmpty { output += style.lineBreak + indent + "</array>" }
    }

    private mutating func append(_ members: [PropertyListMember], indent: String) throws(LegacyValueError) {
        output += members.isEmpty ? "<dict/>" : "<dict>"
        for member in members {
            output += style.lineBreak + indent + style.indentation
            try append(member, indent: indent + style.indentation)
        }
        if !members.isEmpty { output += style.lineBreak + indent + "</dict>" }
    }

    /// Returns `text` with XML escapes.
    ///
    /// Writes a carriage return as a character reference, because XML reads a raw one as a line feed.
    static func escaped(_ text: String, key: String) throws(LegacyValueError) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": throw .character(scalar, key: key)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
