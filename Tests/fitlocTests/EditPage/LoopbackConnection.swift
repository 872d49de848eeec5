import Foundation

/// A connection to a local port, for requests that browsers do not send.
///
/// The methods block, so call them on a thread that may be blocked.
struct LoopbackConnection: ~Copyable {
    private let descriptor: Int32

    init(port: UInt16) throws {
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { [descriptor] in
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
    }

    deinit {
        close(descriptor)
    }

    /// Sends bytes and reads until the other side closes the connection.
    func exchange(_ bytes: [UInt8]) throws -> String {
        var sent = 0
        while sent < bytes.count {
            let count = write(descriptor, Array(bytes[sent...]), bytes.count - sent)
            guard count > 0 else { break }
            sent += count
        }
        var answer: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &block, block.count)
            guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
            answer += block.prefix(count)
        }
    }
}
