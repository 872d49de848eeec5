/// How the folders of XCStringsKit lie above one another.
///
/// A folder may use what lies lower, and itself. Each folder that is not named here is an operation: nothing else in the
/// kit uses it, not even another operation; what two of them share belongs lower.
enum KitFolders {
    static let levels: [String: Int] = [
        "XML": 0, "Conflicts": 0, "Legacy": 1, "Tables": 2, "Versions": 2, "History": 3, "Lint": 4, "Bridge": 4,
        "Survey": 5,
        "Memory": 5, "Exchange": 5, "Changes": 5,
    ]
    static let operations = 6

    static func level(of folder: String) -> Int { levels[folder] ?? operations }

    /// The uses that go up or across, as sentences.
    static func violations(in files: [SourceFile]) -> [String] {
        let files = files.filter { $0.target == "XCStringsKit" && !$0.folder.isEmpty }
        let owners = owners(of: files)
        return files.flatMap { file in
            file.words.sorted().compactMap { word in
                guard let owner = owners[word], owner != file.folder, level(of: owner) >= level(of: file.folder) else {
                    return nil
                }
                return "\(file) uses \(word) of \(owner)"
            }
        }
    }

    /// The folder of each type; those of one name in two folders cannot be told apart by name and are left out.
    private static func owners(of files: [SourceFile]) -> [String: String] {
        let declaration =
            #/^(?:(?:public|package|internal|final|indirect)\s+)*(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)/#
            .anchorsMatchLineEndings()
        var folders: [String: Set<String>] = [:]
        for file in files {
            for match in file.code.matches(of: declaration) {
                folders[String(match.1), default: []].insert(file.folder)
            }
        }
        return folders.compactMapValues { $0.count == 1 ? $0.first : nil }
    }
}
