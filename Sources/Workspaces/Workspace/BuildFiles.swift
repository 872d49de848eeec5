import CatalogCore
import CatalogLint
import CatalogRuntime
import FileSearch
import XcodeProjects

/// The Xcode projects and package manifests around tables, as rules see them.
///
/// The files are searched for once, on first use.
final class BuildFiles: Sendable {
    /// The absolute paths of the tables' files, by their displayed paths.
    private let paths: [String: String]
    private let currentFolder: String
    private let surrounding: SurroundingProjects
    private let memo = Locked<BuildFacts?>(nil)

    /// - Parameter paths: The absolute paths of the tables' files, without symbolic links, by their displayed paths.
    init(of paths: [String: String], currentFolder: String, _ surrounding: SurroundingProjects) {
        self.paths = paths.filter { TablePath.format(of: $0.value) != .storeText }
        self.currentFolder = currentFolder
        self.surrounding = surrounding
    }

    /// What the projects and packages say.
    var facts: BuildFacts {
        memo.value(makingFirst: { BuildFacts(projects: projects(), packages: packages()) })
    }

    private func shown(_ path: String) -> String { RelativePath.of(path, from: currentFolder) }

    // MARK: - Projects

    private func projects() -> [BuildProject] {
        let folders = Set(paths.values.map { TablePath.tableFolder(of: $0) ?? TablePath.folder(of: $0) }).sorted()
        guard !folders.isEmpty else { return [] }
        return ProjectSearch(around: folders, knowing: surrounding.near).projects.compactMap(facts)
    }

    private func facts(of project: XcodeProject) -> BuildProject? {
        let targets = project.targets.filter { $0.product != .tests && !$0.contents.isEmpty }
        let tables = targets.map { target in Set(paths.filter { target.contents.contains($0.value) }.keys) }
        guard tables.contains(where: { !$0.isEmpty }), let range = project.regionsRange,
            let bytes = try? RelatedFile.bytesIfThere(project.file, below: project.folder)
        else { return nil }
        let file = TableFile(untabled: shown(project.file), bytes: bytes)
        let isSample = TestFolders.folder(of: shown(project.file)) != nil
        let programs = zip(targets, tables).filter { $0.0.product.isProgram && !isSample }.map { target, tables in
            program(target, tables, of: project, file)
        }
        var others = targets.reduce(into: Set<String>()) { $0.formUnion($1.contents.languages) }
        // Old versions of Xcode listed English, Japanese, French and German in every new project.
        others.formUnion(project.knownRegions.compactMap { FormerLanguageName.code(of: $0) })
        return BuildProject(
            regions: BuildLocation(file, range), languages: project.languages.map { LanguageTag($0) },
            development: project.sourceLanguage.map { LanguageTag($0) },
            otherLanguages: others.union(languageFolders(below: project)).sorted().map { LanguageTag($0) },
            tables: tables.reduce(into: []) { $0.formUnion($1) },
            absentFiles: absentFiles(of: targets, in: BuildLocation(file, range)), programs: programs)
    }

    /// Returns the files of legacy tables that targets name and that do not exist, although the table is there in another
    /// language.
    ///
    /// - Parameter location: The place in the project file if the reference cannot be located.
    private func absentFiles(of targets: [ProjectTarget], in location: BuildLocation) -> [BuildProject.AbsentFile] {
        let known = Set(paths.values)
        let tables = Set(known.compactMap(Self.table))
        let named = targets.reduce(into: Set<String>()) { $0.formUnion($1.contents.tableFiles) }
        return named.subtracting(known).sorted().compactMap { path in
            guard let table = Self.table(of: path), tables.contains(table), !FileReader.isFile(path) else { return nil }
            let name = Array(path.split(separator: "/").suffix(2).joined(separator: "/").utf8)
            let start = location.file.bytes.firstRange(of: name)?.lowerBound
            return BuildProject.AbsentFile(
                path: shown(path),
                location: start.map { BuildLocation(location.file, $0..<($0 + name.count)) } ?? location)
        }
    }

    /// The folder and the name of a legacy table, without the language.
    private static func table(of path: String) -> String? {
        TablePath.tableFolder(of: path).map { $0 + TablePath.fileName(of: path) }
    }

    /// Returns the languages of the files in synchronized folders that are not tables, such as storyboards.
    private func languageFolders(below project: XcodeProject) -> Set<String> {
        guard project.targets.contains(where: \.contents.isSynchronized) else { return [] }
        let found = FileFinder(endings: ["storyboard", "xib", "html", "rtf", "md"]).find([project.folder]).files
        return found.reduce(into: []) { languages, file in
            guard project.contains(file.resolvedPath), let folder = TablePath.projectFolder(of: file.resolvedPath)
            else { return }
            languages.insert(folder)
        }
    }

    private func program(
        _ target: ProjectTarget, _ tables: Set<String>, of project: XcodeProject, _ file: TableFile
    ) -> BuildProgram {
        var files = [project.file: file]
        let information = ProgramInformation(
            of: target, in: project.folder, projectFile: (project.file, file.bytes)
        ) { path in
            let bytes = try? RelatedFile.bytesIfThere(path, below: project.folder)
            if let bytes { files[path] = TableFile(untabled: shown(path), bytes: bytes) }
            return bytes
        }
        return BuildProgram(
            name: target.name,
            // A folder that is copied can be a bundle with an Info.plist of its own.
            tables: tables.filter { table in !(paths[table].map(target.contents.isInCopiedFolder) ?? false) },
            texts: information.texts.filter { TestFolders.folder(of: shown($0.path)) == nil }.compactMap { text in
                files[text.path].map { file in
                    InformationText(
                        key: text.key, text: text.text, isName: text.isName, location: BuildLocation(file, text.range))
                }
            }, names: information.names)
    }

    // MARK: - Packages

    private func packages() -> [BuildPackage] {
        var roots: [String: [(shown: String, path: String)]] = [:]
        for (shown, path) in paths where TablePath.format(of: path) == .catalog {
            let root = GitWorkTree.folders(upFrom: TablePath.folder(of: path)).first {
                FileReader.isFile("\($0)/Package.swift")
            }
            if let root { roots[root, default: []].append((shown, path)) }
        }
        return roots.sorted { $0.key < $1.key }.compactMap { root, catalogs in
            guard let resources = PackageResources(in: root) else { return nil }
            let treated = Dictionary(grouping: catalogs) { resources.treatment(of: $0.path) }
                .mapValues { Set($0.map(\.shown)) }
            return BuildPackage(
                declaration: BuildLocation(
                    TableFile(untabled: shown(resources.path), bytes: resources.bytes), resources.declaration),
                hasDefaultLocalization: resources.hasDefaultLocalization, processed: treated[.processed] ?? [],
                copied: treated[.copied] ?? [], excluded: treated[.excluded] ?? [])
        }
    }
}
