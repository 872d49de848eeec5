import CatalogCore

/// Reads a list of changes: one JSON object per line, or an array of objects.
package struct RequestLines {
    private let bytes: [UInt8]
    private let lines: LineIndex
    private let operation: ChangeRequest.Operation?

    /// - Parameter operation: the operation for every key; nil if each line names its operation.
    package init(_ bytes: [UInt8], operation: ChangeRequest.Operation?) {
        self.bytes = bytes
        self.operation = operation
        lines = LineIndex(bytes)
    }

    /// Returns the requests in order, with an error for each one that is invalid.
    package func read() -> [Result<ChangeRequest, RequestError>] {
        let start = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
        let first = bytes[start...].firstIndex { !$0.isJSONSpace }
        if let first, bytes[first] == UInt8(ascii: "[") { return array(from: first) }
        return bytes[start...].split { $0.isLineEnd }.compactMap { line in
            line.allSatisfy(\.isJSONSpace) ? nil : request(in: line)
        }
    }

    private func array(from start: Int) -> [Result<ChangeRequest, RequestError>] {
        do throws(DocumentError) {
            return try Document(Array(bytes[start...])).root.elements.map { request($0, from: start) }
        } catch {
            return [.failure(RequestError(.json(error), at: lines.position(at: start + error.offset)))]
        }
    }

    private func request(in line: ArraySlice<UInt8>) -> Result<ChangeRequest, RequestError> {
        do throws(DocumentError) {
            return request(try Document(Array(line)).root, from: line.startIndex)
        } catch {
            return .failure(RequestError(.json(error), at: lines.position(at: line.startIndex + error.offset)))
        }
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
}
