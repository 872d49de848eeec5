/// The head of an encoded table: its name, languages and keys, and the contents in each language.
struct EncodedHead {
    var name = ""
    var languages: [LanguageTag] = []
    var keys: EncodedList?
    /// The contents of each language; nil for a language with invalid contents.
    var contents: [EncodedList?] = []

    /// The source language, which is the first language.
    var sourceLanguage: LanguageTag { languages.first ?? "en" }

    /// Reads the head of a table; of an invalid table, the parts that can be read.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.first == EncodedMark.version, let root = EncodedList(bytes, 1..<bytes.count) else { return }
        name = root.part(0, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
        keys = root.part(2, in: bytes).flatMap { EncodedList(bytes, $0) }
        guard let tags = root.part(1, in: bytes).flatMap({ EncodedList(bytes, $0) }) else { return }
        // The number of languages is limited by the number of contents, in case the count is wrong.
        for index in 0..<min(tags.count, max(0, root.count - 3)) {
            let spelling = tags.part(index, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
            languages.append(LanguageTag(spelling))
            contents.append(root.part(3 + index, in: bytes).flatMap { EncodedList(bytes, $0) })
        }
    }
}
