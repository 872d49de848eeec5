#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The file with the certificate authorities that the system trusts.
///
/// On Linux libcurl uses the path of the system that it was built on. A released program also runs on systems with
/// other paths. On macOS libcurl asks the keychain, which also has the certificates that a company installs.
enum CertificateFile {
    #if canImport(Darwin)
        private static let locations: [String] = []
    #else
        /// The paths on Debian, on Fedora, on Alpine, and on openSUSE, in this order.
        private static let locations = [
            "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem",
            "/etc/ssl/ca-bundle.pem",
        ]
    #endif

    /// The path of the file; nil if none exists, so that libcurl decides.
    ///
    /// `SSL_CERT_FILE` comes first, as in OpenSSL.
    static var path: String? {
        if let named = getenv("SSL_CERT_FILE").map({ String(cString: $0) }), !named.isEmpty { return named }
        return locations.first { access($0, R_OK) == 0 }
    }
}
