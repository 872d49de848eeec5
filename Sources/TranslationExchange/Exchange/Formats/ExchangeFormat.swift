/// A format for exchanging texts with translators and other platforms.
///
/// A format is a folder beside this one. Its writer and reader tell everything about the format; no other code asks
/// which format it has.
public struct ExchangeFormat: Sendable {
    /// All formats, in the order of help texts.
    public static let all: [ExchangeFormat] = [
        .xliff,
        .xcloc,
        .csv,
        .tmx,
        .po,
        .android,
        .arb,
        .json,
    ]

    /// The format of an export to a folder if none is named.
    public static let ofFolders = xcloc

    /// The writer.
    let writer: any ExchangeWriter
    /// The reader; nil if files of the format cannot be imported.
    let reader: (any ExchangeReader)?

    /// Creates a format whose files can be imported.
    init(_ format: some ExchangeWriter & ExchangeReader) {
        writer = format
        reader = format
    }

    /// Creates a format that is only written.
    init(writtenBy writer: some ExchangeWriter) {
        self.writer = writer
        reader = nil
    }
}

extension ExchangeFormat: Hashable {
    /// Returns whether two formats have the same name.
    public static func == (left: ExchangeFormat, right: ExchangeFormat) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// MARK: - Names

extension ExchangeFormat {
    /// The name on command lines, such as `po`.
    public var name: String { writer.name }

    /// The name in sentences, such as `PO`.
    public var title: String { writer.title }

    /// The extensions of the files that an export writes, without dots; none if only their folder has a usual name.
    public var endings: [String] { writer.endings }

    /// The extensions of the files that can be imported, without dots.
    public var receivedEndings: [String] { reader?.receivedEndings ?? [] }

    /// Whether files of the format can be imported.
    public var isImportable: Bool { reader != nil }

    /// The form of an export's output.
    public var layout: ExportLayout { writer.layout }

    /// Whether an export has all languages if none are named.
    public var exportsAllLanguages: Bool { writer.exportsAllLanguages }

    /// Whether the files are for translators, who may get a part of the keys, rather than for a platform.
    public var isForTranslators: Bool { writer.isForTranslators }

    /// Returns the format with a name; nil if there is none.
    public init?(named name: String) {
        guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// Returns the format of a file to write, by its extension; nil if the extension is unknown.
    public init?(ofPath path: String) {
        let ending = Self.ending(of: path)
        guard let format = Self.all.first(where: { $0.endings.contains(ending) }) else { return nil }
        self = format
    }

    /// Returns the format of a file to import, by its extension; nil if the extension is unknown.
    ///
    /// The format of files that cannot be imported is returned as well.
    public init?(ofReceived path: String) {
        let ending = Self.ending(of: path)
        guard let format = Self.all.first(where: { $0.receivedEndings.contains(ending) }) ?? Self(ofPath: path) else {
            return nil
        }
        self = format
    }

    /// Returns the format of a file without a name, by its contents; nil if they are of no format that names its languages
    /// and keys itself.
    init?(ofContents bytes: [UInt8]) {
        let head = ContentHead(of: bytes)
        guard let format = Self.all.first(where: { $0.reader?.recognizes(head) ?? false }) else { return nil }
        self = format
    }

    private static func ending(of path: String) -> String {
        let parts = path.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        return parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
    }
}
