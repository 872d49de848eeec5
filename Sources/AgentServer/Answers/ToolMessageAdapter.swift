/// Functions that adapt messages of commands for tools, where an agent passes arguments in place of options.
enum ToolMessageAdapter {
    private static let words: KeyValuePairs = [
        "--incomplete": "incomplete: true", "--keep-going": "keep_going: true", "--in-sources": "in_code: true",
        "--catalog FILE": "catalog", "--catalog": "catalog", "--value ": "values ", "--unset ": "unset ",
        "--missing": "missing", "--language": "languages",
        "fitloc set": "set", "fitloc add": "add",
    ]

    /// Returns the converted message.
    static func adapted(_ sentence: String) -> String {
        guard sentence.contains("--") || sentence.contains("fitloc ") else { return sentence }
        return words.reduce(sentence) { adapted, word in adapted.replacing(word.key, with: word.value) }
    }
}
