// swift-format-ignore-file
@_exported import SwiftUI

public protocol ASAuthorizationCredential {}
public final class ASAuthorization { public var credential: any ASAuthorizationCredential { fatalError() } }
public final class ASAuthorizationAppleIDCredential: ASAuthorizationCredential { public var identityToken: Data? { nil }; public var fullName: PersonNameComponents? { nil }; public var email: String? { nil }; public var user: String { "" } }
public final class ASAuthorizationAppleIDRequest { public enum Scope { case fullName, email }; public var requestedScopes: [Scope]?; public var nonce: String? }
public enum ASAuthorizationError: Int { case canceled = 1001; public static let errorDomain = "" }
public struct SignInWithAppleButton: Leaf {
    public enum Style { case white, black }
    public enum Kind { case signIn, signUp, `continue` }
    public init(_ kind: Kind = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void, onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void) {}
}
extension View { public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self } }
