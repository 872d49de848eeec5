/// What a table is made of: a list of its name, its languages, its keys, and the contents in each language.
struct EncodedHead {
    var name = ""
    var languages: [LanguageTag] = []
    var keys: EncodedList?
    /// The contents by language; nil where they are broken.
    var contents: [EncodedList?] = []

    /// The first language is the source's.
    var sourceLanguage: LanguageTag { languages.first ?? "en" }

    /// Reads the head of a table; of a broken one what there is.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.first == EncodedMark.version, let root = EncodedList(bytes, 1..<bytes.count) else { return }
        name = root.part(0, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
        keys = root.part(2, in: bytes).flatMap { EncodedList(bytes, $0) }
        guard let tags = root.part(1, in: bytes).flatMap({ EncodedList(bytes, $0) }) else { return }
        // No more languages than there are contents, whatever the count says.
        for index in 0..<min(tags.count, max(0, root.count - 3)) {
            let spelling = tags.part(index, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
            languages.append(LanguageTag(spelling))
            contents.append(root.part(3 + index, in: bytes).flatMap { EncodedList(bytes, $0) })
        }
    }
}
