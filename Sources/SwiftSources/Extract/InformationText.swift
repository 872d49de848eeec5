import XCStringsKit

/// A text of an Info.plist that people read.
package struct InformationText: Hashable, Sendable {
    /// The file.
    package let path: String
    /// The key, such as `NSCameraUsageDescription`.
    package let key: String
    /// The text.
    package let text: String
    /// What Xcode tells translators of such a key.
    package let comment: String

    /// Reads the texts of an Info.plist, in any form of property lists; none where it is an empty file.
    ///
    /// Texts that the build is yet to fill in, `$(PRODUCT_NAME)`, are left out. Of a key that is there twice the last
    /// counts.
    ///
    /// - Throws: where it is no property list with keys, with the place.
    package static func all(in bytes: [UInt8], path: String) throws(LegacyTableError) -> [InformationText] {
        var texts: [String: InformationText] = [:]
        for entry in try LegacyTableFile(bytes, kind: .strings).entries {
            guard let comment = comment(on: entry.key) else { continue }
            texts[entry.key] = nil
            guard case .text(let text) = entry.value, !text.isEmpty, !text.contains("$(") else { continue }
            texts[entry.key] = InformationText(path: path, key: entry.key, text: text, comment: comment)
        }
        return texts.values.sorted { $0.key < $1.key }
    }

    /// What Xcode calls a key that people read; nil for all others.
    private static func comment(on key: String) -> String? {
        if let name = names[key] { return name }
        guard key.hasSuffix("UsageDescription") else { return nil }
        let subject = key.dropLast("UsageDescription".count)
        return "Privacy - \(words(subject.hasPrefix("NS") ? subject.dropFirst(2) : subject)) Usage Description"
    }

    private static let names = [
        "CFBundleName": "Bundle name", "CFBundleDisplayName": "Bundle display name",
        "NSHumanReadableCopyright": "Copyright (human-readable)",
        "NFCReaderUsageDescription": "Privacy - NFC Scan Usage Description",
    ]

    /// Words of a name: `FaceID` is two, and so is `PhotoLibrary`.
    private static func words(_ name: Substring) -> String {
        var words = ""
        var last: Character = " "
        for character in name {
            if character.isUppercase, last.isLowercase { words.append(" ") }
            words.append(character)
            last = character
        }
        return words
    }
}
