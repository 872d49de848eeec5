import XcodeProjects

extension [SourceFile] {
    /// Returns the files, of which those of an app are not for tests, whatever their folder is called.
    ///
    /// An app can have a screen in a folder `Test`. A program that has code only in folders of tests is a host for tests.
    func countingTests(by membership: TargetMembership) -> [SourceFile] {
        let doubtful = indices.filter { self[$0].isForTests && !programs(of: self[$0], membership).isEmpty }
        guard !doubtful.isEmpty else { return self }
        let products = reduce(into: Set<TargetMembership.Target>()) { products, file in
            if !file.isForTests { products.formUnion(programs(of: file, membership)) }
        }
        var files = self
        for index in doubtful where !programs(of: self[index], membership).isDisjoint(with: products) {
            files[index].isForTests = false
        }
        return files
    }

    private func programs(of file: SourceFile, _ membership: TargetMembership) -> Set<TargetMembership.Target> {
        membership.targets(of: file.path).filter(\.product.isProgram)
    }
}
