import CatalogRuntime
import Foundation

/// A single-byte encoding in which spreadsheet programs write CSV files on European systems.
enum CodePage: String, CaseIterable {
    case western = "Windows-1252"
    case centralEuropean = "Windows-1250"
    case cyrillic = "Windows-1251"
    case greek = "Windows-1253"
    case turkish = "Windows-1254"

    private var encoding: String.Encoding {
        switch self {
        case .western: .windowsCP1252
        case .centralEuropean: .windowsCP1250
        case .cyrillic: .windowsCP1251
        case .greek: .windowsCP1253
        case .turkish: .windowsCP1254
        }
    }

    /// The code page that programs use on a system in a language.
    init(usualFor language: LanguageTag) {
        switch language.spelling.prefix(while: { $0 != "-" }) {
        case "bs", "cs", "hr", "hu", "pl", "ro", "sk", "sl", "sq": self = .centralEuropean
        case "be", "bg", "kk", "ky", "mk", "mn", "ru", "sr", "tg", "uk": self = .cyrillic
        case "el": self = .greek
        case "az", "ku", "tr": self = .turkish
        default: self = .western
        }
    }

    /// Returns bytes as UTF-8; nil if a byte has no character.
    func utf8(of bytes: [UInt8]) -> [UInt8]? {
        let characters = (0x80...0xFF).map { byte in
            String(bytes: [UInt8(byte)], encoding: encoding).map { Array($0.utf8) } ?? []
        }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        for byte in bytes {
            guard byte >= 0x80 else {
                text.append(byte)
                continue
            }
            let character = characters[Int(byte) - 0x80]
            guard !character.isEmpty else { return nil }
            text += character
        }
        return text
    }

    /// Returns a text as programs write it, with a question mark for each character that the code page lacks; nil if it
    /// lacks none.
    func withoutForeignCharacters(_ text: String) -> String? {
        var (result, isChanged) = ("", false)
        for scalar in text.unicodeScalars {
            let character = String(scalar)
            if scalar.isASCII || character.data(using: encoding) != nil {
                result += character
            } else {
                // Programs on Windows write one for each unit of UTF-16.
                result += String(repeating: "?", count: scalar.value > 0xFFFF ? 2 : 1)
                isChanged = true
            }
        }
        return isChanged ? result : nil
    }
}
