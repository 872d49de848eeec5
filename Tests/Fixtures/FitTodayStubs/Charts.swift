// swift-format-ignore-file
@_exported import SwiftUI

public protocol ChartContent {}
public struct PlottableValue<Value> {
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { fatalError() }
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> { fatalError() }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { fatalError() }
    public static func value(_ label: LocalizedStringKey, _ value: Value, unit: Calendar.Component) -> PlottableValue<Value> { fatalError() }
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value, unit: Calendar.Component) -> PlottableValue<Value> { fatalError() }
}
@resultBuilder public enum ChartContentBuilder {
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> Marks { Marks() }
    public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
}
extension Optional: ChartContent where Wrapped: ChartContent {}
public struct Marks: ChartContent { public init() {} }
public enum InterpolationMethod { case catmullRom, linear, monotone }
extension ChartContent {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
    public func foregroundStyle<V>(by value: PlottableValue<V>) -> some ChartContent { self }
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
    public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    public func symbolSize(_ size: CGFloat) -> some ChartContent { self }
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
    public func opacity(_ opacity: Double) -> some ChartContent { self }
}
public struct BarMark: ChartContent { public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {} }
public struct LineMark: ChartContent { public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}; public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {} }
public struct AreaMark: ChartContent { public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {} }
public struct PointMark: ChartContent { public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {} }
public struct RuleMark: ChartContent { public init<Y>(y: PlottableValue<Y>) {} }
extension ForEach: ChartContent where Content: ChartContent {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID { self.init(unchecked: ()) }
    @_disfavoredOverload public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) { self.init(unchecked: ()) }
}
public struct Chart<Content: ChartContent>: Leaf {
    public init(@ChartContentBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, ID, C> {}
}
@MainActor @preconcurrency public protocol AxisMark {}
@MainActor @preconcurrency public protocol AxisContent {}
extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
    public func font(_ font: Font?) -> some AxisMark { self }
}
@resultBuilder public enum AxisMarkBuilder {
    public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
    public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
    public static func buildBlock<M1: AxisMark, M2: AxisMark>(_ first: M1, _ second: M2) -> AnyAxisMark { AnyAxisMark() }
    public static func buildBlock<M1: AxisMark, M2: AxisMark, M3: AxisMark>(_ first: M1, _ second: M2, _ third: M3) -> AnyAxisMark { AnyAxisMark() }
    public static func buildIf<M: AxisMark>(_ mark: M?) -> AnyAxisMark { AnyAxisMark() }
}
@resultBuilder public enum AxisContentBuilder { public static func buildBlock<C: AxisContent>(_ content: C) -> C { content } }
public struct AnyAxisMark: AxisMark { public nonisolated init() {} }
public struct AxisGridLine: AxisMark { public nonisolated init(stroke: StrokeStyle? = nil) {} }
public struct AxisTick: AxisMark { public nonisolated init() {} }
public struct AxisValue {
    public func `as`<V>(_ type: V.Type) -> V? { nil }
    public var index: Int { 0 }
}
public struct AxisValueLabel<Content: View>: AxisMark {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension AxisValueLabel where Content == Text {
    public nonisolated init() {}
    public nonisolated init<F: FormatStyle>(format: F) {}
    public nonisolated init(_ label: LocalizedStringKey) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ label: S) {}
}
public struct AxisMarkPosition: Sendable { public static let automatic = AxisMarkPosition(), leading = automatic, trailing = automatic, bottom = automatic }
public struct AxisMarkValues: Sendable {
    public static let automatic = AxisMarkValues()
    public static func automatic(desiredCount: Int) -> AxisMarkValues { .automatic }
    public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues { .automatic }
    public static func stride(by step: Double) -> AxisMarkValues { .automatic }
}
public struct AxisMarks<Content>: AxisContent {
    public nonisolated init<M: AxisMark>(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> M) where Content == M {}
    public nonisolated init<V, M: AxisMark>(position: AxisMarkPosition = .automatic, values: [V], @AxisMarkBuilder content: @escaping (AxisValue) -> M) where Content == M {}
    public nonisolated init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) where Content == AnyAxisMark {}
}
extension View {
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
    public func chartXAxis(_ visibility: Visibility) -> some View { self }
    public func chartYAxis(_ visibility: Visibility) -> some View { self }
    public func chartYScale<V: Comparable>(domain: ClosedRange<V>) -> some View { self }
    public func chartLegend(_ visibility: Visibility) -> some View { self }
}
