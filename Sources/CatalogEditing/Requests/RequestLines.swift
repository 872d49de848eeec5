import CatalogCore

/// Reads a list of changes in JSON: objects one after another, an array of objects, or the output of
/// `fitloc list --format json`.
package struct RequestLines {
    private let bytes: [UInt8]
    private let lines: LineIndex
    private let operation: ChangeRequest.Operation?

    /// - Parameter operation: the operation for every key; nil if each object names its operation.
    package init(_ bytes: [UInt8], operation: ChangeRequest.Operation?) {
        self.bytes = bytes
        self.operation = operation
        lines = LineIndex(bytes)
    }

    /// Returns the requests in order, with an error for each one that is invalid.
    package func read() -> [Result<ChangeRequest, RequestError>] {
        let mark = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
        guard let start = bytes[mark...].firstIndex(where: { !$0.isJSONSpace }) else { return [] }
        do throws(DocumentError) {
            return try requests(of: Document(Array(bytes[start...])).root, from: start)
        } catch {
            guard bytes[start] != UInt8(ascii: "[") else { return [failure(error, from: start)] }
            return JSONValues(bytes[start...]).flatMap { requests(in: $0) }
        }
    }

    private func requests(in value: ArraySlice<UInt8>) -> [Result<ChangeRequest, RequestError>] {
        do throws(DocumentError) {
            return try requests(of: Document(Array(value)).root, from: value.startIndex)
        } catch {
            return [failure(error, from: value.startIndex)]
        }
    }

    /// Returns the requests of a value at an offset: of an object, an array, or a listing.
    private func requests(of root: DocumentValue, from start: Int) -> [Result<ChangeRequest, RequestError>] {
        if root.kind == .array { return root.elements.map { request($0, from: start) } }
        guard let listed = RequestReader.listedKeys(in: root) else { return [request(root, from: start)] }
        return listed.map { request($0, from: start) }
    }

    private func request(_ value: DocumentValue, from start: Int) -> Result<ChangeRequest, RequestError> {
        let reader = RequestReader(operation: operation) { [lines] value in
            lines.position(at: start + value.range.lowerBound)
        }
        do throws(RequestError) {
            return .success(try reader.request(value))
        } catch {
            return .failure(error)
        }
    }

    private func failure(_ error: DocumentError, from start: Int) -> Result<ChangeRequest, RequestError> {
        .failure(RequestError(.json(error), at: lines.position(at: start + error.offset)))
    }
}
