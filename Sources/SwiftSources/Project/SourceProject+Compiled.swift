extension SourceProject {
    /// Returns the Swift files whose code can use a table and that the compiler has not read in their current state.
    ///
    /// These are the files of the targets that contain the table, or else of its package target, or else all files.
    func uncompiledFiles(ofTable table: Int) -> [String] {
        let targets = keys.tableAccess.targets(ofTable: table)
        let packages = PackageTargets(index)
        let package = packages.target(of: tables[table].path)
        return index.files.filter { file in
            guard !file.isC, !file.isForTests, index.compiled?.contains(file.path) != true, !file.isManifest else {
                return false
            }
            if !targets.isEmpty { return !keys.tableAccess.targets(of: file.path).isDisjoint(with: targets) }
            return package == nil || packages.target(of: file.path) == package
        }.map(\.path)
    }
}

extension SourceFile {
    /// Whether the file is the manifest of a package, which is not part of a product.
    fileprivate var isManifest: Bool { path.split(separator: "/").last == "Package.swift" }
}
