import CatalogCore
import StringTables

extension EditableTable {
    /// Returns the bytes of a catalog after a change of its root object.
    ///
    /// - Parameter key: the changed key, if the change concerns a single key.
    func bytes(
        of document: Document, making change: ObjectChange, ofKey key: String? = nil
    ) throws(ChangeRefusal) -> [UInt8] {
        do {
            return try Edit.apply(try document.edits(making: change, to: document.root), to: document.bytes)
        } catch let doubled as DoubledMember {
            let locations = [doubled.first, doubled.second].map { location(TableLocation(file: 0, range: $0)) }
            throw .doubledMember(
                doubled.name == "strings" ? path : key ?? self.key(around: doubled.first) ?? doubled.name,
                name: doubled.name, locations)
        } catch {
            throw .broken(BrokenFile(path: path, .unparsable(FindingMessage(verbatim: "\(error)"))))
        }
    }

    /// Returns the key of a catalog whose entry contains a range of the file.
    private func key(around range: ByteRange) -> String? {
        guard let catalog = table as? Catalog else { return nil }
        let index = (0..<catalog.entryCount).last { catalog.key(at: $0).range.lowerBound < range.lowerBound }
        return index.map { catalog.key(at: $0).string }
    }

    /// Returns the document of a catalog's bytes.
    func document(_ bytes: [UInt8]) throws(ChangeRefusal) -> Document {
        do {
            return try Document(bytes)
        } catch {
            throw .broken(BrokenFile(path: path, .unparsable(error.message)))
        }
    }
}
