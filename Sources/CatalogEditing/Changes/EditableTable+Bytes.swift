import CatalogCore
import StringTables

extension EditableTable {
    /// The bytes of a catalog with a change made to its root.
    ///
    /// - Parameter key: the key that the change is about, where it is about one alone.
    func bytes(
        of document: Document, making change: ObjectChange, ofKey key: String? = nil
    ) throws(ChangeRefusal) -> [UInt8] {
        do {
            return try Edit.apply(try document.edits(making: change, to: document.root), to: document.bytes)
        } catch let doubled as DoubledMember {
            let places = [doubled.first, doubled.second].map { place(Place(file: 0, range: $0)) }
            throw .doubledMember(
                doubled.name == "strings" ? path : key ?? doubled.name, name: doubled.name, places)
        } catch {
            throw .broken(BrokenFile(path: path, .unparsable("\(error)")))
        }
    }

    /// A catalog's bytes, read.
    func document(_ bytes: [UInt8]) throws(ChangeRefusal) -> Document {
        do {
            return try Document(bytes)
        } catch {
            throw .broken(BrokenFile(path: path, .unparsable("\(error)")))
        }
    }
}
