// swift-format-ignore-file
@_exported import AuthenticationServices

public protocol UserInfo { var providerID: String { get } }
public final class User: @unchecked Sendable { public var uid: String { "" }; public var displayName: String? { nil }; public var email: String? { nil }; public var photoURL: URL? { nil }; public var providerData: [any UserInfo] { [] }; public func createProfileChangeRequest() -> UserProfileChangeRequest { fatalError() }; public func getIDToken() async throws -> String { "" } }
public final class UserProfileChangeRequest { public var displayName: String?; public func commitChanges() async throws {} }
public class AuthCredential: @unchecked Sendable {}
public final class AuthDataResult: @unchecked Sendable { public var user: User { fatalError() }; public var additionalUserInfo: AdditionalUserInfo? { nil } }
public final class AdditionalUserInfo: @unchecked Sendable { public var isNewUser: Bool { false } }
public protocol AuthStateDidChangeListenerHandle {}
public final class Auth: @unchecked Sendable {
    public static func auth() -> Auth { fatalError() }
    public var currentUser: User? { nil }
    public func signIn(with credential: AuthCredential) async throws -> AuthDataResult { fatalError() }
    public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult { fatalError() }
    public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult { fatalError() }
    public func signOut() throws {}
    public func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> any NSObjectProtocol & Sendable { fatalError() }
    public func removeStateDidChangeListener(_ handle: any NSObjectProtocol) {}
}
public enum OAuthProvider { public static func appleCredential(withIDToken: String, rawNonce: String, fullName: PersonNameComponents?) -> AuthCredential { fatalError() } }
public enum GoogleAuthProvider { public static func credential(withIDToken: String, accessToken: String) -> AuthCredential { fatalError() } }
