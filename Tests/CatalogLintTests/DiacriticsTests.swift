import Foundation
import Testing

@testable import CatalogLint

@Suite("Texts without diacritics")
struct DiacriticsTests {
    /// Returns a text without the marks of its canonical decomposition.
    private static func decomposed(_ text: String) -> String {
        let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
        return String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .nonspacingMark }))
    }

    @Test("Every character of Latin-1 is as in its decomposition")
    func latin() {
        for value in UInt8.min...UInt8.max {
            let text = "x" + String(Character(Unicode.Scalar(value)))
            let stripped = Diacritics.stripped(text)
            #expect(Array(stripped.unicodeScalars) == Array(Self.decomposed(text).unicodeScalars))
        }
    }

    @Test(
        "So are other letters, also beside those of Latin-1",
        arguments: ["Őszi é", "thế giới", "e\u{301}t\u{E9}", "Ærøskøbing ß", "Ёлка", "가나"])
    func other(text: String) {
        #expect(Array(Diacritics.stripped(text).unicodeScalars) == Array(Self.decomposed(text).unicodeScalars))
    }
}
