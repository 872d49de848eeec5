/// Detection of texts that programs read.
enum TechnicalText {
    static func isTechnical(_ pieces: [String], _ tokens: [Substring]) -> Bool {
        if NeutralWords.make(pieces, tokens) || isFiller(tokens) || isLabelForPrograms(pieces, tokens) { return true }
        if pieces.contains(where: hasMark) { return true }
        if isFileOfValue(pieces, tokens) || isRepository(pieces, tokens) || isHiddenFile(pieces, tokens) { return true }
        // Between two values, the mark separates: `\(done)/\(total) steps`.
        if let first = tokens.first,
            isQuery(first, tokens) || isCommand(first, tokens) || first.hasPrefix("--")
                || first.hasPrefix("/") && first != "/"
        {
            return true
        }
        if !tokens.isEmpty, tokens.allSatisfy(isDateFormat) { return true }
        if let first = tokens.first, isProduct(first) || isSelector(tokens) { return true }
        if tokens.count == 1, pieces.count == 1, isMark(tokens[0]) || isCode(tokens[0]) || isTimeZone(tokens[0]) {
            return true
        }
        if let first = tokens.first, isCall(first) { return true }
        if pieces.count == 1, isCode(lines: pieces[0]) { return true }
        if pieces.contains(where: isLicense) || isCredit(tokens) || isCopyright(tokens) { return true }
        // A single identifier in a long sentence is only a name within it.
        let odd = tokens.count(where: isIdentifier)
        return odd > 0 && odd * 3 >= tokens.count
    }

    /// Returns whether a text has a mark of code, an address or a format.
    private static func hasMark(_ piece: String) -> Bool {
        piece.utf8.contains(where: startsOfMarks.contains) && marks.contains(where: piece.utf8.contains(word:))
    }

    private static let marks = [
        "://", "</", "/>", "{", "}", "=>", "->", "::", "==", "&&", "||", "$(", "\\", "@\"", "%02", "<br", "[a-z", "(?",
    ].map { Array($0.utf8) }
    /// The first bytes of the marks, which most texts lack.
    private static let startsOfMarks = Set(marks.compactMap(\.first))

    /// Returns whether a text is one lowercase word with a colon or a dot right before a value: `rejected:\(code)`,
    /// `image.\(type)`.
    private static func isLabelForPrograms(_ pieces: [String], _ tokens: [Substring]) -> Bool {
        guard tokens.count == 1, pieces.count <= 2, let piece = pieces.first, ":.".contains(piece.suffix(1)) else {
            return false
        }
        return piece.dropLast().allSatisfy { $0.isASCII && ($0.isLowercase || "-_".contains($0)) }
    }

    /// Returns whether a text is one word in lower case, a colon and a value, as files of settings and code have:
    /// `matcher: \(pattern)`.
    static func isPair(_ text: KeyText) -> Bool {
        let pieces = KeyClassification.texts(text)
        guard pieces.count == 1, text.hasValues, pieces[0].hasSuffix(": ") else { return false }
        return pieces[0].dropLast(2).allSatisfy { $0.isASCII && ($0.isLowercase || "-_".contains($0)) }
    }

    /// Returns whether a text without spaces ends in the extension of a file right behind a value: `\(name).json`.
    private static func isFileOfValue(_ pieces: [String], _ tokens: [Substring]) -> Bool {
        guard let ending = pieces.last, ending.first == ".", tokens.count == pieces.count, 3...6 ~= ending.count,
            !pieces.contains(where: { $0.contains(where: \.isWhitespace) })
        else { return false }
        return ending.dropFirst().allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }

    /// Returns whether a text is the name of a file that folders do not show: `.notes-index.json`.
    private static func isHiddenFile(_ pieces: [String], _ tokens: [Substring]) -> Bool {
        guard pieces.count == 1, tokens.count == 1, let token = tokens.first, token.first == "." else { return false }
        return token.dropFirst().contains(".")
            && token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
            && token.last != "."
    }

    /// Returns whether a text is the path of a repository or package: `ana/weather-tools`, but not `and/or`.
    private static func isRepository(_ pieces: [String], _ tokens: [Substring]) -> Bool {
        guard pieces.count == 1, tokens.count == 1, let token = tokens.first, token.contains("-") || token.contains("_")
        else { return false }
        let parts = token.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
            && token.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || "/-_.".contains($0)) }
    }

    /// Returns whether a text only fills a place until there is another, or comes from the instructions of a framework:
    /// `Lorem ipsum dolor`, its translation, `Dummy 2`, `Test Crash`.
    private static func isFiller(_ tokens: [Substring]) -> Bool {
        // The template of a new project.
        if tokens.map({ $0.lowercased() }).elementsEqual(["hello,", "world!"]) { return true }
        if tokens.elementsEqual(["Test", "Crash"]) { return true }
        if tokens.prefix(4).elementsEqual(["But", "I", "must", "explain"]) { return true }
        return tokens.first.map { ["lorem", "dummy", "foobar"].contains($0.lowercased()) } ?? false
    }

    /// Returns whether a token is a program with its version, as user agents begin: `Mozilla/5.0`.
    private static func isProduct(_ token: Substring) -> Bool {
        let parts = token.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count > 2, parts[0].allSatisfy({ $0.isLetter && $0.isASCII }) else {
            return false
        }
        return parts[1].contains(".") && parts[1].allSatisfy { ("0"..."9").contains($0) || $0 == "." }
    }

    /// Returns whether the tokens are selectors of CSS: `h2, .title`, `a[href]`.
    private static func isSelector(_ tokens: [Substring]) -> Bool {
        let isLower = tokens.allSatisfy { token in token.allSatisfy { $0.isASCII && !$0.isUppercase } }
        guard isLower else { return false }
        if tokens.count == 1 { return tokens[0].hasSuffix("]") && tokens[0].dropFirst().contains("[") }
        return tokens.dropLast().contains { $0.hasSuffix(",") || $0 == ">" }
            && tokens.contains { ($0.hasPrefix(".") || $0.hasPrefix("#")) && $0.dropFirst().first?.isLetter ?? false }
    }

    /// Returns whether a text without spaces is a tag, a value of a language or a host: `[quote]`, `nil`, `localhost`.
    private static func isMark(_ token: Substring) -> Bool {
        if token.hasPrefix("["), token.hasSuffix("]") { return true }
        if token.hasPrefix("<"), token.hasSuffix(">") { return true }
        // The ending of a version: `-debug`.
        if token.first == "-", token.dropFirst().allSatisfy({ $0.isASCII && $0.isLowercase }) { return true }
        return ["nil", "null", "NaN", "undefined", "localhost", "(null)"].contains(String(token))
    }

    /// Returns whether a text without spaces names a time zone: `Europe/London`.
    private static func isTimeZone(_ token: Substring) -> Bool {
        guard let slash = token.firstIndex(of: "/"), token[slash...].dropFirst().first?.isUppercase ?? false else {
            return false
        }
        return [
            "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
            "Etc",
        ].contains(String(token[..<slash]))
    }

    /// Returns whether a text without spaces is a code of capitals and digits, or a UUID: `NO2`, `H264`.
    private static func isCode(_ token: Substring) -> Bool {
        guard token.count > 2, token.contains(where: { $0.isASCII && $0.isNumber }), token.contains(where: \.isLetter)
        else { return false }
        let groups = token.split(separator: "-", omittingEmptySubsequences: false)
        if groups.count == 5, groups.allSatisfy({ $0.allSatisfy(\.isHexDigit) }) { return true }
        return token.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "-") }
    }

    /// Returns whether at least half of several lines have signs of code: a semicolon or an opening bracket at the end,
    /// a call with a quoted argument, an assignment.
    private static func isCode(lines text: String) -> Bool {
        guard text.contains("\n") else { return false }
        let lines = text.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
        let odd = lines.count { line in
            [";", "{", "}", "()", "(", "[", "],"].contains(where: line.hasSuffix) || line.contains(" = ")
                || ["('", "(\"", "()"].contains(where: line.contains)
        }
        return lines.count > 1 && odd * 2 >= lines.count
    }

    /// Returns whether a token has a bracket right behind a word, as formulas and codes do, but not plurals:
    /// `max(0, 1)`, `IE(SEM)`.
    private static func isCall(_ token: Substring) -> Bool {
        guard let open = token.firstIndex(of: "("), open != token.startIndex else { return false }
        let name = token[..<open]
        let inside = token[token.index(after: open)...].prefix { $0 != ")" }
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }), !inside.isEmpty else { return false }
        let isEnding = inside.count < 4 && inside.allSatisfy(\.isLowercase)
        // A value as debuggers print it: `Row(title: …)`.
        if inside.hasSuffix(":"), name.contains(where: \.isLowercase), name.first?.isUppercase ?? false { return true }
        return !isEnding && (name.allSatisfy(\.isUppercase) || name.allSatisfy { !$0.isUppercase })
    }

    /// Returns whether a text is from a license or the name of one, which stays in its language: “MIT License”.
    private static func isLicense(_ text: String) -> Bool {
        let words = text.split { $0.isWhitespace || $0 == "." || $0 == "," }
        if 2...3 ~= words.count, words[1] == "License",
            ["MIT", "BSD", "Apache", "ISC", "GPL", "zlib"].contains(words[0])
        {
            return true
        }
        return licenses.contains(where: text.utf8.contains(word:))
    }

    private static let licenses = [
        "Copyright (c)", "Copyright (C)", "Permission is hereby granted", "Redistribution and use in source",
        "Licensed under the ", "THE SOFTWARE IS PROVIDED", "ICP备",
    ].map { Array($0.utf8) }

    /// Returns whether the tokens credit a person by name and address, as in `Ana Souza <ana@example.com>, 2024`.
    private static func isCredit(_ tokens: [Substring]) -> Bool {
        let (addresses, others) = tokens.reduce(into: ([Substring](), [Substring]())) { parts, token in
            if token.hasPrefix("<"), token.contains("@"), token.contains(">") {
                parts.0.append(token)
            } else {
                parts.1.append(token)
            }
        }
        return addresses.count == 1 && others.allSatisfy { ($0.first { $0.isLetter } ?? "A").isUppercase }
    }

    /// Returns whether the tokens are a mark of copyright and names: `Copyright © 2024 Ana Souza`, `© Orca Labs 2020–2024`.
    ///
    /// “All rights reserved” is language.
    private static func isCopyright(_ tokens: [Substring]) -> Bool {
        guard tokens.prefix(2).contains("©") || tokens.first?.first == "©" else { return false }
        return tokens.allSatisfy { token in
            Prose.particles.contains(String(token))
                || token.first { $0.isLetter || $0.isNumber }.map { !$0.isLowercase } ?? true
        }
    }

    /// Returns whether the tokens are a command with an option: `git commit --amend`.
    private static func isCommand(_ first: Substring, _ tokens: [Substring]) -> Bool {
        first.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || "-_".contains($0)) }
            && tokens.dropFirst().contains { $0.hasPrefix("--") && $0.dropFirst(2).first?.isLowercase ?? false }
    }

    private static func isQuery(_ first: Substring, _ tokens: [Substring]) -> Bool {
        let verbs = [
            "SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP", "PRAGMA", "BEGIN", "SELF", "COMMIT",
            "ROLLBACK", "VACUUM", "REINDEX", "SAVEPOINT",
        ]
        return verbs.contains(String(first))
            || tokens.contains { ["==", "BEGINSWITH", "CONTAINS[cd]", "LIKE"].contains($0) }
    }

    /// Returns whether a token is a date format, such as `EEEE, d MMM yyyy` or `HH:mm`.
    private static func isDateFormat(_ token: Substring) -> Bool {
        let runs = token.split { !$0.isLetter }
        return runs.allSatisfy { run in
            run.first.map { first in
                "GyYuUQqMLwWdDFEecahHKkmsSAzZOvVXx".contains(first) && run.allSatisfy { $0 == first }
            }
                ?? true
        } || token.contains("'T'")
    }

    /// Returns whether a text is an identifier or the name of a file.
    static func isIdentifier(_ text: String) -> Bool {
        text.utf8.contains { "._/".utf8.contains($0) } && !text.contains(where: \.isWhitespace)
            && isIdentifier(text[...])
    }

    /// Returns whether a token is an identifier.
    ///
    /// Examples are `com.fittoday.app`, `data.json`, `snake_case`, `camelCase`, `key=value`, `#tag`, `a/b/c` and
    /// `name@host.com`.
    private static func isIdentifier(_ token: Substring) -> Bool {
        let bare = token.drop { "\"'“(«‘".contains($0) }
        let core = bare.prefix { !"\"'”)»’,;:!?…".contains($0) }
        guard let last = core.last else { return false }
        let inner =
            last == "." ? core[..<(core.lastIndex { $0 != "." }.map(core.index(after:)) ?? core.startIndex)] : core
        if isNetworkRange(inner) { return true }
        if inner.contains("_") || inner.contains("=") || inner.contains("@") || inner.contains("#") { return true }
        if inner.contains("."), inner.contains(where: { $0.isLetter }), !inner.hasPrefix("."), inner.count > 3 {
            return !inner.split(separator: ".").allSatisfy { $0.count == 1 }
        }
        if inner.count(where: { $0 == "/" }) > 1 { return true }
        if inner.count > 40 { return true }
        return isCamelCase(inner)
    }

    /// Returns whether a token is a range of addresses of the Internet Protocol: `10.0.0.0/8`.
    private static func isNetworkRange(_ token: Substring) -> Bool {
        guard let slash = token.firstIndex(of: "/") else { return false }
        let parts = token[..<slash].split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { 1...3 ~= $0.count && $0.allSatisfy { ("0"..."9").contains($0) } }
    }

    private static func isCamelCase(_ word: Substring) -> Bool {
        guard let first = word.first, first.isLowercase, first.isASCII, word.allSatisfy({ $0.isLetter || $0.isNumber })
        else {
            return false
        }
        // `iPhone`, `iCloud` and `macOS` are product names.
        return word.count > 3 && word.dropFirst(2).contains(where: \.isUppercase) && !names.contains(String(word))
    }

    private static let names: Set<String> = ["macOS", "iPadOS", "watchOS", "tvOS", "visionOS", "iOS", "iPhone", "iPad"]
}
