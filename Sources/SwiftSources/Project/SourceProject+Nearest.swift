extension SourceProject {
    /// Returns the nearest of some tables to a source file.
    ///
    /// The nearest table shares the most folders with the file. Among several, the one with the shortest folder path
    /// wins, then the first by path.
    func nearest(of candidates: [Int], to path: String) -> Int? {
        let folder = SourceFolder(of: path)
        let ranked = candidates.map { number -> (shared: Int, depth: Int, path: String, number: Int) in
            let path = tables[number].path
            let other = SourceFolder(of: path)
            return (folder.common(with: other).depth, other.depth, path, number)
        }
        return ranked.min { ($1.shared, $0.depth, $0.path) < ($0.shared, $1.depth, $1.path) }?.number
    }
}
