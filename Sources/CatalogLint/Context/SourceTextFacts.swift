import CatalogCore

/// A source text with what rules ask of it, found once for all its translations.
package final class SourceTextFacts {
    /// The text, with its escapes decoded.
    package let text: Text
    /// The bytes of the text.
    package let bytes: ByteSet
    /// The location of the text, by which an entry knows it.
    let location: TableLocation

    init(_ text: Text) {
        self.text = text.decoded
        bytes = ByteSet(self.text.utf8)
        location = text.location
    }

    /// The groups of bytes of the text.
    package private(set) lazy var byteGroups = ByteGroups(text.utf8)

    /// The plain words of the text.
    package private(set) lazy var plain = PlainText(text)

    /// The different words of the text that cannot belong to a name, because they are in lower case.
    private(set) lazy var plainWords: [String] = {
        let words = plain.proseWords.filter { !$0.isCapitalised && $0.range.count > 1 }
        return Set(words.map(\.folded)).sorted()
    }()

    /// Whether the text may contain an address.
    package private(set) lazy var mayHaveAddress = bytes.intersects(TextAddress.marks) && TextAddress.mayBeIn(text.utf8)

    /// Whether the text is the name of a license.
    package private(set) lazy var isLicenseName = LicenseNames.contain(text.string)

    /// Whether the text is a command for a terminal.
    private(set) lazy var isTerminalCommand = TerminalCommand.isOne(text.string)

    /// Whether a small letter of ASCII stands directly before a capital, as in the name “GitHub”.
    package private(set) lazy var hasInnerCapital = text.utf8.hasInnerCapital
}

extension ArraySlice<UInt8> {
    /// Whether a small letter of ASCII stands directly before a capital.
    package var hasInnerCapital: Bool {
        withUnsafeBufferPointer { bytes in
            var wasSmall = false
            for byte in bytes {
                if wasSmall, (0x41...0x5A).contains(byte) { return true }
                wasSmall = (0x61...0x7A).contains(byte)
            }
            return false
        }
    }
}
