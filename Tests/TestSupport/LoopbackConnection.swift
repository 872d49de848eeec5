import Foundation

/// A connection to a local port, for requests that browsers do not send.
///
/// The methods block, so call them on a thread that may be blocked.
package struct LoopbackConnection: ~Copyable {
    private let descriptor: Int32

    package init(port: UInt16) throws {
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
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

    #if canImport(Darwin)
        private static let flags: Int32 = 0
    #else
        /// Reports a closed connection as an error instead of a signal.
        private static let flags = Int32(MSG_NOSIGNAL)
    #endif

    /// Sends bytes, or as many as the other side accepts before it closes the connection.
    package func push(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { [descriptor] bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = send(descriptor, rest.baseAddress, rest.count, Self.flags)
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// Sends bytes and reads until the other side closes the connection.
    package func exchange(_ bytes: [UInt8]) -> String {
        push(bytes)
        var answer: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &block, block.count)
            guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
            answer += block.prefix(count)
        }
    }
}
