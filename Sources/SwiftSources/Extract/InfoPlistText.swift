import StringTables

/// A user-visible text of an Info.plist.
package struct InfoPlistText: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The key, such as `NSCameraUsageDescription`.
    package let key: String
    /// The text that the system shows.
    package let text: String
    /// The comment for translators that Xcode writes for a key of an Info.plist.
    package let comment: String

    /// Reads the texts of an Info.plist in any property list format.
    ///
    /// An empty file has no texts. The result omits texts with build settings such as `$(PRODUCT_NAME)`. If a key
    /// occurs twice, the last one counts.
    ///
    /// - Throws: An error with its position if the file is not a property list with keys.
    package static func all(in bytes: [UInt8], path: String) throws(LegacyTableError) -> [InfoPlistText] {
        var texts: [String: InfoPlistText] = [:]
        for entry in try LegacyTableFile(bytes, kind: .strings).entries {
            guard let comment = comment(on: entry.key) else { continue }
            texts[entry.key] = nil
            guard case .text(let text) = entry.value, !text.isEmpty, !text.contains("$(") else { continue }
            texts[entry.key] = InfoPlistText(path: path, key: entry.key, text: text, comment: comment)
        }
        return texts.values.sorted { $0.key < $1.key }
    }

    /// Returns Xcode's name for a user-visible key, or nil for any other key.
    private static func comment(on key: String) -> String? {
        if let name = names[key] { return name }
        guard key.hasSuffix("UsageDescription") else { return nil }
        let subject = String(key.dropLast("UsageDescription".count))
        let name = subjects[subject] ?? words(subject.hasPrefix("NS") ? subject.dropFirst(2) : subject[...])
        return "Privacy - \(name) Usage Description"
    }

    private static let names = [
        "CFBundleName": "Bundle name", "CFBundleDisplayName": "Bundle display name",
        "NSHumanReadableCopyright": "Copyright (human-readable)",
    ]

    /// Xcode's names for what an app asks to use, where they are not the words of the key.
    private static let subjects = [
        "NFCReader": "NFC Scan", "NSAlarmKit": "AlarmKit", "NSAppleEvents": "AppleEvents Sending",
        "NSAppleMusic": "Media Library", "NSFileProviderDomain": "Access to a File Provider Domain",
        "NSHealthClinicalHealthRecordsShare": "Health Records", "NSHomeKit": "HomeKit",
        "NSLocationAlwaysAndWhenInUse": "Location Always and When In Use",
        "NSPhotoLibraryAdd": "Photo Library Additions", "NSUserTracking": "Tracking",
    ]

    /// Returns a name with spaces between its words: `FaceID` and `PhotoLibrary` have two.
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
