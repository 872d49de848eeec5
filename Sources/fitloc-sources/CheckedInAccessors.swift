import CommandSupport
import SwiftSources
import XCStringsKit

/// Accessors that `fitloc generate` wrote into a file among the code, where no `generate-strings.json` tells of them.
struct CheckedInAccessors {
    /// The targets that have them.
    private(set) var targets: [AccessorTarget] = []
    /// The file of each target.
    private(set) var paths: [String] = []
    /// The files that are not what would be made now, so that nobody knows which keys their accessors stand for.
    private(set) var unread: [UnreadFile] = []

    /// - Parameters:
    ///   - files: the code.
    ///   - known: the folders of targets whose settings are known.
    init(in files: [SourceFile], besides known: [String], exclusions: [IgnoreRules]) {
        let made = files.filter { file in
            guard GeneratedFileMark.begins(file.bytes) else { return false }
            let path = ResolvedPath.resolvedIfThere(file.path)
            return !known.contains { path.hasPrefix($0 + "/") }
        }
        guard !made.isEmpty else { return }
        let catalogs = FileFinder(endings: [TableFormat.catalog.rawValue], exclusions: exclusions).find(["."]).files
        for file in made {
            let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
            let names = GeneratedFileMark.catalogs(of: lines)
            let sources = names.compactMap { name in
                Self.only(catalogs.filter { $0.path.split(separator: "/").last == name[...] })
            }
            let input = try? GenerationInput(Self.settings(of: lines), catalogs: sources.map(\.path))
            if let input, sources.count == names.count {
                targets.append(AccessorTarget(input.settings, catalogs: input.readableCatalogs()))
                paths.append(file.path)
                let source = input.generate().files.map(\.source).joined(separator: "\n")
                if file.bytes.elementsEqual(source.utf8) { continue }
            }
            unread.append(UnreadFile(path: file.path, reason: Texts.Sources.accessorsUnknown.resolved))
        }
    }

    /// Several catalogs of one name are in as many targets: which one was meant cannot be told.
    private static func only(_ files: [FoundFile]) -> FoundFile? { files.count == 1 ? files[0] : nil }

    /// The settings that such a file was made with, as far as it shows them.
    private static func settings(of lines: [Substring]) -> GenerationSettings {
        let isPortable = lines.contains("import CatalogRuntime")
        let declarations = lines.lazy.map { $0.split(separator: " ") }
        let outermost = declarations.first { $0.prefix(3).contains("enum") }
        let access = declarations.lazy.compactMap(\.first).compactMap { AccessLevel(rawValue: String($0)) }.first
        return GenerationSettings(
            style: isPortable ? .portable : .apple, access: access ?? .internal,
            namespace: isPortable ? outermost?.last { $0 != "{" }.map(String.init) : nil)
    }
}
