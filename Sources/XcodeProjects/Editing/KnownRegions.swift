import CatalogCore
import StringTables

/// An editor for the list of languages of a project, which changes no other bytes of the file.
package struct KnownRegions: Sendable {
    private let text: DecodedText
    private let regions: [PropertyListNode]
    private let list: ByteRange
    private let development: PropertyListNode?

    /// Parses the bytes of a `project.pbxproj`.
    ///
    /// - Parameter path: The path of the `.xcodeproj`, for messages.
    package init(_ bytes: [UInt8], path: String) throws(XcodeProjectError) {
        let file: PropertyListFile
        do throws(PropertyListError) {
            file = try PropertyListFile(bytes)
        } catch {
            throw .propertyList(error, path: XcodeProject.file(of: path))
        }
        let objects = ProjectObjects(file.root)
        guard let project = objects.rootID.flatMap({ objects[$0] }), project.kind == "PBXProject" else {
            throw .noProject(path: XcodeProject.file(of: path))
        }
        guard let text = file.text, PropertyListForm.of(text) != .xml, let node = project.node("knownRegions"),
            case .array(let regions) = node.value, let range = node.range
        else { throw .noRegions(path: XcodeProject.file(of: path)) }
        self.text = text
        self.regions = regions
        list = range
        development = project.node("developmentRegion")
    }

    /// The languages as the file spells them, including `Base`.
    package var names: [String] { regions.compactMap(\.string) }

    /// Returns the bytes with a language added; unchanged if the list already has the language.
    package func adding(_ language: String) -> [UInt8] {
        guard !names.contains(language) else { return text.encoded() }
        guard let last = regions.last?.range else {
            return applying([Edit(list, Array("(\(Self.token(language)))".utf8))])
        }
        let new = Array(",".utf8) + lead(of: last) + Array(Self.token(language).utf8)
        return applying([Edit(last.upperBound..<last.upperBound, new)])
    }

    /// Returns the bytes with a language removed.
    package func removing(_ language: String) -> [UInt8] {
        applying(regions.indices.filter { regions[$0].string == language }.compactMap(removal))
    }

    /// Returns the bytes with a language renamed, including in the development region.
    package func renaming(_ old: String, to new: String) -> [UInt8] {
        let isThere = names.contains(new)
        var edits = regions.indices.filter { regions[$0].string == old }.compactMap { index in
            isThere ? removal(of: index) : regions[index].range.map { Edit($0, Array(Self.token(new).utf8)) }
        }
        if let development, development.string == old, let range = development.range {
            edits.append(Edit(range, Array(Self.token(new).utf8)))
        }
        return applying(edits)
    }

    /// Returns the edit that removes a region with the whitespace before it and the comma after it.
    ///
    /// If no comma follows the last region, the comma before it is removed.
    private func removal(of index: Int) -> Edit? {
        guard let range = regions[index].range else { return nil }
        let start = range.lowerBound - lead(of: range).count
        let space = text.utf8[range.upperBound...].prefix { Self.isSpace($0) }.count
        let comma = range.upperBound + space
        if comma < text.utf8.count, text.utf8[comma] == UInt8(ascii: ",") { return Edit(start..<(comma + 1), []) }
        let before = index > 0 && text.utf8[start - 1] == UInt8(ascii: ",") ? start - 1 : start
        return Edit(before..<range.upperBound, [])
    }

    /// Returns the whitespace before a region.
    private func lead(of range: ByteRange) -> [UInt8] {
        Array(text.utf8[..<range.lowerBound].reversed().prefix { Self.isSpace($0) }.reversed())
    }

    private func applying(_ edits: [Edit]) -> [UInt8] {
        ((try? Edit.apply(edits, to: text.utf8)).map { text.encode($0) }) ?? text.encoded()
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Returns a name as Xcode writes it, in quotes if it has characters other than letters, digits and `_./$`.
    private static func token(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "_./$".utf8.contains(byte)
        }
        return isPlain && !name.isEmpty ? name : "\"\(name)\""
    }
}
