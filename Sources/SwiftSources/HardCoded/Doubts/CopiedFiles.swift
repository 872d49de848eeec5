import FileSearch

/// The files of a project that are the work of others or templates of Xcode, which the project would not translate.
struct CopiedFiles: Sendable {
    /// The paths of files with a license, in a project whose other files have none.
    private let licensed: Set<String>

    init(_ files: [SourceFile]) {
        let files = files.filter { !$0.isC }
        let licensed = files.filter(Self.hasLicense)
        self.licensed = licensed.count * 4 < files.count ? Set(licensed.map(\.path)) : []
    }

    /// Returns whether a file is the work of others or a template.
    func contain(_ file: SourceFile) -> Bool {
        licensed.contains(file.path) || CodeTemplates.contain(file.path)
            || TestFolders.vendoredFolder(of: file.path) != nil
    }

    /// Returns whether a file begins with the text of a license.
    private static func hasLicense(_ file: SourceFile) -> Bool {
        guard file.bytes.starts(with: "/".utf8) else { return false }
        let head = String(decoding: file.bytes.prefix(1200), as: UTF8.self)
        return [
            "Permission is hereby granted", "Licensed under the Apache License", "Redistribution and use in source",
        ]
        .contains(where: head.contains)
    }
}
