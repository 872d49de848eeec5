/// A file that a catalog compiles to.
public struct CompiledTable: Sendable {
    /// The kinds of files.
    public enum Kind: String, Sendable {
        /// Texts.
        case strings
        /// Texts that vary.
        case stringsdict
    }

    /// The table's name.
    public let name: String
    /// The name of the language's folder, without `.lproj`.
    public let language: String
    /// What kind of file it is.
    public let kind: Kind
    /// What is in it, in the order of the file.
    public let members: [CompiledValue.Member]

    /// Where the file belongs below the output folder: `pt-BR.lproj/Localizable.strings`.
    public var path: String { "\(language).lproj/\(name).\(kind.rawValue)" }

    /// The bytes of the file.
    public func bytes(_ serialization: TableSerialization) -> [UInt8] {
        switch serialization {
        case .text: XMLTableWriter.bytes(of: members)
        case .binary: BinaryTableWriter.bytes(of: members)
        }
    }
}

/// How a compiled table is written.
public enum TableSerialization: String, Sendable, CaseIterable {
    /// An XML property list, as Xcode writes it.
    case text
    /// A binary property list.
    case binary
}
