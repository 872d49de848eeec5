/// Detection of texts that are the same in every language: addresses, file names, and units with numbers.
enum LanguageNeutralText {
    /// Returns whether a text is the same in every language.
    ///
    /// - Parameter excludedPrefixes: The first parts of the project's keys, because `export.pdf` can also be a key.
    static func matches(_ key: KeyText, excludingPrefixes excludedPrefixes: Set<String>) -> Bool {
        let text = key.key
        guard !key.hasValues else { return isLink(text) }
        return isAddress(text) || isUnit(text) || (isDotted(text) && !excludedPrefixes.contains(prefix(of: text)))
    }

    /// Returns whether a text has no letters outside of its values, or is an address.
    static func isWithoutWords(_ key: KeyText) -> Bool {
        if key.hasValues ? isLink(key.key) : isAddress(key.key) { return true }
        return !KeyClassification.texts(key).contains { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }
    }

    private static func prefix(of text: String) -> String { String(text.prefix { $0 != "." }) }

    /// Returns whether text is an address: `https://example.com/path`, `mailto:me@example.com`, `me@example.com`.
    private static func isAddress(_ text: String) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        if isLink(text) || text.hasPrefix("mailto:") || text.hasPrefix("tel:") { return true }
        let sides = text.split(separator: "@", omittingEmptySubsequences: false)
        return sides.count == 2 && !sides[0].isEmpty && sides[1].dropFirst().dropLast().contains(".")
    }

    /// Returns whether text is an address with a scheme, also one with values: `strides://run/%lld`.
    private static func isLink(_ text: String) -> Bool {
        text.contains("://") && !text.contains(where: \.isWhitespace)
    }

    /// Returns whether text is a domain or a file name: `www.example.com/path`, `example.org`, `workouts.json`.
    private static func isDotted(_ text: String) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        let host = text.prefix { $0 != "/" }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, !parts.contains(where: \.isEmpty), let last = parts.last else { return false }
        return parts[0] == "www" || domains.contains(last) || (parts.count == 2 && endings.contains(last))
    }

    /// Returns whether text is a unit with an optional number: `kg`, `12.5kg`, `100 km/h`.
    private static func isUnit(_ text: String) -> Bool {
        let unit = text.drop { $0.isNumber || $0.isWhitespace || "+-−±.,/×".contains($0) }
        return units.contains(String(unit))
    }

    /// Top-level domains; those that are English words, such as `.no` and `.me`, can also end a key.
    private static let domains: Set<Substring> = [
        "com", "org", "net", "edu", "gov", "eu", "ai", "ar", "au", "bg", "br", "ca", "ch", "cl", "cn", "co", "cz", "de",
        "dev", "dk", "ee", "es", "fi", "fr", "gr", "hk", "hr", "hu", "ie", "io", "jp", "kr", "lt", "lv", "mx", "nl",
        "nz", "pl", "pt", "ro", "rs", "ru", "se", "si", "sk", "tr", "tw", "ua", "uk", "za",
    ]

    private static let endings: Set<Substring> = [
        "aac", "bmp", "conf", "css", "csv", "db", "dmg", "docx", "epub", "exe", "flac", "gif", "gpx", "gz", "heic",
        "html", "ics", "ini", "ipa", "jpeg", "jpg", "js", "json", "jsonl", "m4a", "md", "mkv", "mov", "mp3", "mp4",
        "ogg", "pdf", "pkg", "plist", "png", "pptx", "py", "rtf", "sqlite", "srt", "strings", "svg", "swift", "tar",
        "tiff", "toml", "tsv", "ts", "txt", "usdz", "vtt", "wav", "webm", "webp", "xcstrings", "xlsx", "xml", "yaml",
        "yml", "zip",
    ]

    /// Only symbols: words such as `reps` are translated, and some projects translate `min` too.
    private static let units: Set<String> = [
        "kg", "mg", "µg", "lb", "lbs", "oz", "km", "cm", "mm", "nm", "mi", "yd", "ft", "ml", "mL", "cl", "dl", "dL",
        "km/h", "kph", "mph", "m/s", "kcal", "kJ", "kW", "kWh", "MW", "mV", "mA", "mAh", "Hz", "kHz", "MHz", "GHz",
        "kB", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "kbps", "Mbps", "dB", "hPa", "kPa", "mmHg", "mmol/L",
        "mg/dL", "ms", "µs", "ns", "bpm", "rpm", "fps", "px", "pt", "dpi", "ppi", "°C", "°F",
    ]
}
