#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The file of the certificate authorities that the system trusts.
///
/// libcurl knows the place from when it was built; a released program runs on systems that have theirs elsewhere.
enum CertificateFile {
    /// Where distributions keep it: Debian, Fedora, Alpine and macOS, openSUSE.
    private static let places = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem",
        "/etc/ssl/ca-bundle.pem",
    ]

    /// The path of the file; nil where there is none, so that libcurl decides.
    ///
    /// `SSL_CERT_FILE` goes first, as for OpenSSL.
    static var path: String? {
        if let named = getenv("SSL_CERT_FILE").map({ String(cString: $0) }), !named.isEmpty { return named }
        return places.first { access($0, R_OK) == 0 }
    }
}
