import CatalogCore

/// The files of a walk and their objects at each step.
struct WalkPlan {
    let log: HistoryLog
    let files: [WalkedFile]
    /// The order of the files within a step.
    ///
    /// Files with source texts precede their translations.
    let order: [Int]
    private let paths: [String: Int]
    /// The objects at all paths, by step.
    ///
    /// A step without changes shares the row of its parent.
    private let objects: [[ObjectName?]]

    init(_ log: HistoryLog, files: [WalkedFile]) {
        self.log = log
        self.files = files
        order = files.indices.sorted { files[$0].sources.count < files[$1].sources.count }
        let names = Set(files.flatMap(\.pathHistory.paths)).sorted()
        let paths = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        self.paths = paths
        objects = log.steps.reduce(into: []) { objects, step in
            var row = step.parents.first.map { objects[$0] } ?? names.map { _ in nil }
            for change in step.changes {
                if let index = paths[change.path] { row[index] = change.blob }
            }
            objects.append(row)
        }
    }

    /// Returns the object of a file after a step; nil if the file does not exist.
    func blob(of file: Int, at step: Int) -> ObjectName? {
        let row = objects[step]
        return files[file].pathHistory.paths.lazy.compactMap { self.paths[$0].flatMap { row[$0] } }.first
    }

    /// Returns the versions that the walk must read, each once, in order.
    func wanted(by stores: [VersionStore]) -> [WantedVersion] {
        var wanted: [WantedVersion] = []
        var seen: Set<ObjectName> = []
        for step in log.steps.indices {
            for file in order {
                guard let blob = blob(of: file, at: step), !stores[file].isBroken(blob) else { continue }
                let before = log.steps[step].parents.compactMap { self.blob(of: file, at: $0) }
                guard !before.contains(blob) else { continue }
                let base = log.steps[step].parents.lazy.compactMap { readable(file, at: $0, stores[file]) }.first
                guard stores[file].changes(from: base, to: blob) == nil, seen.insert(blob).inserted else { continue }
                wanted.append(WantedVersion(blob: blob, file: file, format: files[file].format))
            }
        }
        return wanted
    }

    /// Returns the previous readable version of a file, which the next one is compared with.
    private func readable(_ file: Int, at step: Int, _ store: VersionStore) -> ObjectName? {
        var step = step
        while let blob = blob(of: file, at: step) {
            guard store.isBroken(blob) else { return blob }
            guard let parent = log.steps[step].parents.first else { return nil }
            step = parent
        }
        return nil
    }
}
