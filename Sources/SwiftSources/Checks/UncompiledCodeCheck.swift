import CatalogCore
import CatalogLint
import LintRules

/// A check for folders of Swift files with texts that no target contains, beside that for tables.
///
/// All findings in such a folder are notes, and one finding says why.
struct UncompiledCodeCheck: SourceCheck {
    private let project: SourceProject
    private let texts: [HardCodedText]

    init(_ analysis: CodeAnalysis) { (project, texts) = (analysis.project, analysis.texts) }

    var rule: any Rule.Type { FileNotInTargetRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        let uncompiled = project.keys.tableAccess.uncompiled
        guard !uncompiled.isEmpty else { return }
        let withTexts = Set(project.index.uses.map(\.location.path) + texts.map(\.location.path))
        for folder in folders(of: uncompiled) where folder.files.contains(where: { withTexts.contains($0.path) }) {
            guard let first = folder.files.first else { continue }
            findings.add(Self.message(on: folder), in: first.text, range: 0..<0)
        }
    }

    /// A folder with files that nothing compiles.
    private struct Folder {
        let path: String
        let files: [SourceFile]
        /// Whether folders inside have code that targets compile.
        let hasOthers: Bool
    }

    private static func message(on folder: Folder) -> FindingMessage {
        let name = Quotation.of(folder.path)
        if folder.files.count == 1 {
            return "no target of the Xcode project contains this file, so nobody sees its texts; add it or delete it"
        }
        return folder.hasOthers
            ? """
            no target of the Xcode project contains the Swift files directly in \(name), so nobody sees their texts; add \
            them or delete them
            """
            : """
            no target of the Xcode project contains the Swift files in \(name), so nobody sees their texts; add them or \
            delete them
            """
    }

    /// Returns the files that nothing compiles by the outermost folder without other code.
    private func folders(of uncompiled: Set<String>) -> [Folder] {
        var living: Set<SourceFolder> = []
        for file in project.index.files where !uncompiled.contains(file.path) {
            living.formUnion(SourceFolder(of: file.path).ancestry)
        }
        let files = project.index.files.filter {
            uncompiled.contains($0.path) && !$0.isForTests && !Self.isOfOtherUse($0.path)
        }
        let groups = Dictionary(grouping: files) { file in
            let folder = SourceFolder(of: file.path)
            return folder.ancestry.prefix { !living.contains($0) }.last ?? folder
        }
        return groups.map { folder, files in
            Folder(path: folder.path, files: files, hasOthers: folder.isRoot || living.contains(folder))
        }.sorted { $0.path < $1.path }
    }

    /// Returns whether a file is a script, a template or an example, which need no target.
    private static func isOfOtherUse(_ path: String) -> Bool {
        path.lowercased().split(separator: "/").dropLast().contains { otherUses.contains(String($0)) }
    }

    private static let otherUses: Set<String> = [
        "script", "scripts", "tool", "tools", "template", "templates", "example", "examples", "sample", "samples",
        "snippet", "snippets", "doc", "docs", "documentation", "fastlane", "ci_scripts", "fixtures", "stencils",
    ]
}
