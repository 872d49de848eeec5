/// A three-way merge of a file by key.
package protocol KeyedMerge: Sendable {
    /// Returns the result of the merge.
    func result(_ options: MergeOptions) throws(MergeRefusal) -> MergedCatalog
}

extension CatalogMerge: KeyedMerge {}
