extension SourceProject {
    /// Returns the nearest of some tables to a source file.
    ///
    /// The nearest table shares the most folders with the file. Among several, the one with the shortest folder path
    /// wins, then the first by path.
    func nearest(of candidates: [Int], to path: String) -> Int? {
        let folders = Self.folders(of: path)
        let ranked = candidates.map { number -> (shared: Int, depth: Int, path: String, number: Int) in
            let path = tables[number].path
            let others = Self.folders(of: path)
            return (zip(folders, others).prefix { $0 == $1 }.count, others.count, path, number)
        }
        return ranked.min { ($1.shared, $0.depth, $0.path) < ($0.shared, $1.depth, $1.path) }?.number
    }

    private static func folders(of path: String) -> [Substring] {
        path.split(separator: "/").dropLast().filter { $0 != "." }
    }
}
