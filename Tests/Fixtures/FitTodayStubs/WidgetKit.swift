// swift-format-ignore-file
@_exported import ActivityKit

@MainActor @preconcurrency public protocol WidgetConfiguration {}
@MainActor @preconcurrency public protocol Widget { associatedtype Body: WidgetConfiguration; var body: Body { get }; init() }
@resultBuilder public enum WidgetBundleBuilder { public static func buildBlock<W: Widget>(_ widget: W) -> W { widget } }
@MainActor @preconcurrency public protocol WidgetBundle { associatedtype Body: Widget; @WidgetBundleBuilder var body: Body { get }; init() }
extension WidgetBundle { public static func main() {} }
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public var attributes: Attributes { fatalError() }
    public var state: Attributes.ContentState { fatalError() }
}
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public nonisolated init<Content: View>(for type: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content, dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland) {}
}
public struct DynamicIslandExpandedRegionPosition { public static let leading = DynamicIslandExpandedRegionPosition(), trailing = leading, center = leading, bottom = leading }
public struct DynamicIslandExpandedRegion<Content: View> { public init(_ position: DynamicIslandExpandedRegionPosition, @ViewBuilder content: () -> Content) {} }
public struct DynamicIslandRegions {}
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each C: View>(_ content: repeat DynamicIslandExpandedRegion<each C>) -> DynamicIslandRegions { DynamicIslandRegions() }
}
public struct DynamicIsland {
    public init<L: View, T: View, M: View>(@DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandRegions, @ViewBuilder compactLeading: () -> L, @ViewBuilder compactTrailing: () -> T, @ViewBuilder minimal: () -> M) {}
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
}
extension View { public func widgetURL(_ url: URL?) -> some View { self } }
extension View { public func activityBackgroundTint(_ color: Color?) -> some View { self } }
