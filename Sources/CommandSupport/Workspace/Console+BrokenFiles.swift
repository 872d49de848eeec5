import XCStringsKit

extension Console {
    /// Says of each file that could not be understood where it breaks and why; the command goes on with the others and
    /// will end with status 2.
    public mutating func failBroken(in project: Project) throws {
        for refusal in project.files.compactMap({ project.refusal(of: $0) }) { try fail(refusal) }
    }
}
