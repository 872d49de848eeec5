import CLibCurl
import NetworkMessages

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An HTTP transfer with libcurl, which takes the proxies for `https` from the environment.
///
/// An unencrypted transfer connects only to the local machine, and uses no proxy. A proxy could read the secret key, and
/// a name such as `localhost` could lead elsewhere.
///
/// `URLSession` would link all of Foundation, and on Linux it uses a whole core while it waits. The transfer follows no
/// redirection, because that would send the service's secret key to another server.
final class Transfer {
    /// The maximum length of a response in bytes.
    private static let limit = 16 << 20

    private let request: HTTPRequest
    private var headers: [String: String] = [:]
    private var body: [UInt8] = []
    private var isTooLong = false

    /// Creates a transfer for a request.
    init(_ request: HTTPRequest) {
        self.request = request
    }

    /// Sends the request and waits for the complete response.
    ///
    /// There is no timeout here: the caller ends this process.
    func perform() throws(ServiceFailure) -> HTTPResponse {
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let transfer = curl_easy_init() else {
            throw .unreachable("libcurl could not be started")
        }
        defer { curl_easy_cleanup(transfer) }
        var list: UnsafeMutablePointer<curl_slist>?
        defer { curl_slist_free_all(list) }
        // An empty `Expect:` header prevents libcurl from asking for permission to send the body.
        for line in request.headers.map({ "\($0.key): \($0.value)" }) + ["Expect:"] {
            list = curl_slist_append(list, line)
        }
        var reason = [CChar](repeating: 0, count: Int(CURL_ERROR_SIZE))
        let code = request.body.withUnsafeBytes { bytes in
            reason.withUnsafeMutableBufferPointer { buffer in
                configure(transfer, headers: list, body: bytes, reason: buffer.baseAddress)
                let prepared = isEncrypted ? CURLE_OK : fitloc_curl_stay_local(transfer)
                return prepared == CURLE_OK ? curl_easy_perform(transfer) : prepared
            }
        }
        if isTooLong { throw .unreadable("the answer is longer than 16 MB") }
        guard code == CURLE_OK else { throw .unreachable(Self.sentence(code, reason)) }
        return HTTPResponse(status: fitloc_curl_status(transfer), headers: headers, body: body)
    }

    /// Whether the transfer is encrypted.
    ///
    /// libcurl completes a URL without a scheme with `http`, so only the prefix `https://` counts.
    private var isEncrypted: Bool { request.url.lowercased().hasPrefix("https://") }

    private func configure(
        _ transfer: UnsafeMutableRawPointer, headers: UnsafeMutablePointer<curl_slist>?,
        body: UnsafeRawBufferPointer, reason: UnsafeMutablePointer<CChar>?
    ) {
        _ = fitloc_curl_set_text(transfer, CURLOPT_URL, request.url)
        _ = fitloc_curl_set_text(transfer, CURLOPT_PROTOCOLS_STR, "http,https")
        _ = fitloc_curl_set_text(transfer, CURLOPT_ACCEPT_ENCODING, "")
        _ = fitloc_curl_set_number(transfer, CURLOPT_NOSIGNAL, 1)
        _ = fitloc_curl_set_headers(transfer, headers)
        _ = fitloc_curl_set_body(transfer, body.baseAddress?.assumingMemoryBound(to: CChar.self), body.count)
        _ = fitloc_curl_set_error_buffer(transfer, reason)
        if let certificates = CertificateFile.path { _ = fitloc_curl_set_text(transfer, CURLOPT_CAINFO, certificates) }
        _ = fitloc_curl_set_receivers(
            transfer,
            { bytes, size, count, owner in Transfer.receiver(owner)?.take(header: bytes, size * count) ?? 0 },
            { bytes, size, count, owner in Transfer.receiver(owner)?.take(body: bytes, size * count) ?? 0 },
            Unmanaged.passUnretained(self).toOpaque())
    }

    private static func receiver(_ owner: UnsafeMutableRawPointer?) -> Transfer? {
        owner.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: - Input

    /// Adds a header line.
    ///
    /// A second set of headers, as after a proxy's response, replaces the first.
    private func take(header bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
        if line.hasPrefix("HTTP/") { headers = [:] }
        guard let colon = line.firstIndex(of: ":") else { return count }
        let name = line[..<colon].lowercased()
        let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
        let text = String(value.reversed().drop(while: \.isWhitespace).reversed())
        headers[name] = headers[name].map { "\($0), \(text)" } ?? text
        return count
    }

    /// Adds a part of the body.
    ///
    /// Returning fewer bytes than received ends the transfer.
    private func take(body bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        guard body.count + count <= Self.limit else {
            isTooLong = true
            return 0
        }
        body += UnsafeRawBufferPointer(start: bytes, count: count)
        return count
    }

    /// Returns libcurl's message for a failure, with details if there are any.
    private static func sentence(_ code: CURLcode, _ reason: [CChar]) -> String {
        let detail = String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        if code == CURLE_PARTIAL_FILE || code == CURLE_GOT_NOTHING { return "the connection was closed" }
        return detail.isEmpty ? String(cString: curl_easy_strerror(code)) : detail
    }
}
