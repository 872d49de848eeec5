import CatalogCore
import FileSearch
import StringTables

/// The Info.plist of a target, as its file and build settings define it.
package struct ProgramInformation: Sendable {
    /// The texts that the system shows to users.
    package private(set) var texts: [Text] = []
    /// The keys and all texts, which can be keys of a table; nil if some are unknown.
    package private(set) var names: Set<String>? = []

    /// A text that the system shows to users.
    package struct Text: Hashable, Sendable {
        /// The key by which a table has the text.
        package let key: String
        /// The text.
        package let text: String
        /// Whether the text is a name, which often stays the same in all languages.
        package let isName: Bool
        /// The file with the text.
        package let path: String
        /// The text in the file, decoded as UTF-8.
        package let range: ByteRange
    }

    /// Reads the information of a target.
    ///
    /// - Parameters:
    ///   - folder: The folder of the project.
    ///   - projectFile: The path and the decoded text of the project file, which has the settings.
    ///   - read: Returns the bytes of a file; nil if it cannot be read.
    package init(
        of target: ProjectTarget, in folder: String, projectFile: (path: String, bytes: [UInt8]),
        read: (String) -> [UInt8]?
    ) {
        let files = Self.files(of: target, in: folder)
        let settings = target.settings.names(withPrefix: Self.prefix)
        if files.isEmpty, settings.isEmpty { names = nil }
        for file in files.sorted() { take(file: file, read) }
        for name in settings.sorted() { take(setting: name, of: target, projectFile) }
    }

    private static let prefix = "INFOPLIST_KEY_"

    // MARK: - Files

    /// Returns the paths of the Info.plist files that the settings of a target name.
    ///
    /// - Parameter folder: The folder of the project.
    static func files(of target: ProjectTarget, in folder: String) -> Set<String> {
        // The value of `$(SRCROOT)/App/Info.plist` has no folder, because the settings do not know it.
        Set(
            target.settings.values(of: "INFOPLIST_FILE").filter { !$0.isEmpty }.map { file in
                PathText.joined(folder, String(file.drop { $0 == "/" }))
            })
    }

    private mutating func take(file path: String, _ read: (String) -> [UInt8]?) {
        guard let bytes = read(path), let list = try? PropertyListFile(bytes), let members = list.root.members else {
            names = nil
            return
        }
        takeNames(list.root)
        for member in members { take(member, path) }
    }

    private mutating func take(_ member: PropertyListMember, _ path: String) {
        switch member.key {
        case "UIApplicationShortcutItems":
            guard case .array(let items) = member.node.value else { return }
            for text in items.flatMap({ $0.members ?? [] }) where Self.shortcutTexts.contains(text.key) {
                // The system looks up the text itself.
                guard let key = text.node.string else { continue }
                take(text.node, key: key, path)
            }
        case _ where Self.isShown(member.key): take(member.node, key: member.key, path)
        default: break
        }
    }

    private static let shortcutTexts: Set<String> = [
        "UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle",
    ]

    private static func isShown(_ key: String) -> Bool {
        key == "CFBundleDisplayName" || key.hasSuffix("UsageDescription")
    }

    private mutating func take(_ node: PropertyListNode, key: String, _ path: String) {
        guard let text = node.string, let range = node.range else { return }
        add(text, key: key, path, range)
    }

    private mutating func add(_ text: String, key: String, _ path: String, _ range: ByteRange) {
        guard text.contains(where: \.isLetter), !text.contains("$(") else { return }
        texts.append(Text(key: key, text: text, isName: key == "CFBundleDisplayName", path: path, range: range))
    }

    private mutating func takeNames(_ node: PropertyListNode) {
        var open = [node]
        while let node = open.popLast() {
            switch node.value {
            case .string(let text): names?.insert(text)
            case .array(let nodes): open += nodes
            case .dictionary(let members):
                names?.formUnion(members.map(\.key))
                open += members.map(\.node)
            default: break
            }
        }
    }

    // MARK: - Settings

    private mutating func take(
        setting name: String, of target: ProjectTarget, _ file: (path: String, bytes: [UInt8])
    ) {
        let key = String(name.dropFirst(Self.prefix.count))
        names?.insert(key)
        let values = target.settings.values(of: name)
        names?.formUnion(values)
        guard Self.isShown(key) else { return }
        for value in values.sorted() {
            add(value, key: key, file.path, Self.range(of: name, value, in: file.bytes))
        }
    }

    /// Returns the range of a setting with a value in a project file; its start if another file has the setting.
    private static func range(of name: String, _ value: String, in bytes: [UInt8]) -> ByteRange {
        let (name, value) = (Array(name.utf8), Array(value.utf8))
        var first: ByteRange?
        var rest = bytes[...]
        while let found = rest.firstRange(of: name) {
            let end = bytes[found.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if bytes[found.upperBound..<end].firstRange(of: value) != nil { return found }
            first = first ?? found
            rest = bytes[found.upperBound...]
        }
        return first ?? 0..<0
    }
}
