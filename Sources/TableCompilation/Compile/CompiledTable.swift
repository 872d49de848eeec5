/// A file in the output of a catalog compilation.
public struct CompiledTable: Sendable {
    /// The kinds of files.
    public enum Kind: String, Sendable {
        /// A table of texts.
        case strings
        /// A table of texts that vary.
        case stringsdict
    }

    /// The name of the table.
    public let name: String
    /// The name of the language folder, without `.lproj`.
    public let language: String
    /// The kind of the file.
    public let kind: Kind
    /// The contents, in file order.
    public let members: [CompiledValue.Member]
    /// Whether XML can represent all members.
    private let fitsXML: Bool

    init(name: String, language: String, kind: Kind, members: [CompiledValue.Member], fitsXML: Bool) {
        self.name = name
        self.language = language
        self.kind = kind
        self.members = members
        self.fitsXML = fitsXML
    }

    /// The path of the file below the output folder, such as `pt-BR.lproj/Localizable.strings`.
    public var path: String { "\(language).lproj/\(name).\(kind.rawValue)" }

    /// Returns the bytes of the file.
    ///
    /// A table with a character that XML cannot represent is always binary, because only Apple's frameworks could read the
    /// text form.
    public func bytes(_ serialization: TableSerialization) -> [UInt8] {
        switch serialization {
        case .text where fitsXML: XMLTableWriter.bytes(of: members)
        case .text, .binary: BinaryTableWriter.bytes(of: members)
        }
    }
}

/// The file format of a compiled table.
public enum TableSerialization: String, Sendable, CaseIterable {
    /// An XML property list, as Xcode writes it; a binary one if XML cannot represent a character of the table.
    case text
    /// A binary property list.
    case binary
}
