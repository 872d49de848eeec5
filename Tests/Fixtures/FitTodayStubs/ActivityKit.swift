// swift-format-ignore-file
@_exported import SwiftUI

public protocol ActivityAttributes: Codable, Sendable { associatedtype ContentState: Codable, Hashable, Sendable }
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable { public init(state: State, staleDate: Date?) {}; public var state: State { fatalError() } }
public enum ActivityUIDismissalPolicy: Sendable { case `default`, immediate; public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .default } }
public final class Activity<Attributes: ActivityAttributes>: @unchecked Sendable {
    public enum PushType { case token }
    public var id: String { "" }
    public var content: ActivityContent<Attributes.ContentState> { fatalError() }
    public static var activities: [Activity<Attributes>] { [] }
    public static func request(attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes> { fatalError() }
    public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
    public func end(_ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}
public struct ActivityAuthorizationInfo { public init() {}; public var areActivitiesEnabled: Bool { false } }
