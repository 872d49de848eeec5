// swift-format-ignore-file
// As much of SwiftUI and UIKit as FitToday uses, in addition to scripts/apple/stubs/SwiftUI.swift.
@_exported import ApplePlatform

// MARK: - Builders

extension ViewBuilder {
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> { fatalError() }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> { fatalError() }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { fatalError() }
}
public struct _ConditionalContent<First, Second> {}
extension _ConditionalContent: View where First: View, Second: View { public var body: Never { fatalError() } }
public struct AnyView: Leaf { public init<V: View>(_ view: V) {} }
public struct Group<Content> {}
extension Group: View where Content: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> { public init(unchecked: Void) {} }
extension ForEach: View where Content: View { public var body: Never { fatalError() } }
extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}
extension ForEach where Content: View {
    public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == BindingCollection<C> {}
    public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == BindingCollection<C>, C.Element: Identifiable, ID == C.Element.ID {}
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
public struct BindingCollection<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
    public var startIndex: Base.Index { fatalError() }
    public var endIndex: Base.Index { fatalError() }
    public func index(before i: Base.Index) -> Base.Index { i }
    public func index(after i: Base.Index) -> Base.Index { i }
    public subscript(position: Base.Index) -> Binding<Base.Element> { fatalError() }
}

// MARK: - Properties

@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral { public init() { fatalError() } }
public protocol ObservableObject: AnyObject {}
@dynamicMemberLookup public struct ObservedWrapper<Root> {
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Root, Subject>) -> Binding<Subject> { fatalError() }
}
@propertyWrapper public struct StateObject<Value: ObservableObject> {
    public init(wrappedValue: @autoclosure @escaping () -> Value) {}
    @MainActor public var wrappedValue: Value { fatalError() }
    @MainActor public var projectedValue: ObservedWrapper<Value> { fatalError() }
}
@propertyWrapper public struct ObservedObject<Value: ObservableObject> {
    public init(wrappedValue: Value) {}
    @MainActor public var wrappedValue: Value { fatalError() }
    @MainActor public var projectedValue: ObservedWrapper<Value> { fatalError() }
}
@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Self { self }
}
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    public init(wrappedValue: Value) {}
    public init(_ value: Value) {}
    public var wrappedValue: Value { get { fatalError() } set {} }
    public var projectedValue: Bindable<Value> { self }
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}
extension Binding {
    public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) {}
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
@propertyWrapper public struct AppStorage<Value> {
    init(_ never: Never) {}
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Binding<Value> { fatalError() }
}
extension AppStorage where Value == Bool { public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { fatalError() } }
extension AppStorage where Value == Int { public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { fatalError() } }
extension AppStorage where Value == String { public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { fatalError() } }
extension AppStorage where Value: RawRepresentable, Value.RawValue == String { public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { fatalError() } }
@propertyWrapper public struct FocusState<Value: Hashable> {
    @propertyWrapper public struct Binding {
        init(_ never: Never) {}
        public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
        public var projectedValue: Binding { self }
    }
    public init() where Value == Bool {}
    public init<T>() where Value == T? {}
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Binding { fatalError() }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {}
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { fatalError() }
}
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
public struct DismissAction: Sendable { @MainActor @preconcurrency public func callAsFunction() {} }
public struct OpenURLAction: Sendable { @MainActor public func callAsFunction(_ url: URL) {} }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum DynamicTypeSize: Comparable, Sendable { case large, accessibility1 }
public struct EnvironmentValues: Sendable {
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value { get { fatalError() } set {} }
    public var dismiss: DismissAction { fatalError() }
    public var openURL: OpenURLAction { get { fatalError() } set {} }
    public var scenePhase: ScenePhase { get { fatalError() } set {} }
    public var colorScheme: ColorScheme { get { fatalError() } set {} }
    public var locale: Locale { get { fatalError() } set {} }
    public var isEnabled: Bool { get { fatalError() } set {} }
    public var accessibilityReduceMotion: Bool { fatalError() }
    public var dynamicTypeSize: DynamicTypeSize { get { fatalError() } set {} }
    public var editMode: Binding<EditMode>? { get { fatalError() } set {} }
}
public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { fatalError() }
}
@propertyWrapper public struct Environment<Value> {
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
    public init(_ type: Value.Type) where Value: AnyObject {}
    public init<T: AnyObject>(_ type: T.Type) where Value == T? {}
    public var wrappedValue: Value { fatalError() }
}

// MARK: - App

@MainActor @preconcurrency public protocol Scene { associatedtype Body: Scene; @SceneBuilder var body: Body { get } }
@resultBuilder public enum SceneBuilder { public static func buildBlock<S: Scene>(_ scene: S) -> S { scene } }
extension Never: Scene {}
public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}
@MainActor @preconcurrency public protocol App { associatedtype Body: Scene; @SceneBuilder var body: Body { get }; init() }

// MARK: - Values

public protocol ShapeStyle: Sendable {}
public struct Color: Leaf, ShapeStyle, Hashable, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
    public init(uiColor: UIColor) {}
    public init(_ color: UIColor) {}
    public init(white: Double, opacity: Double = 1) {}
    public func opacity(_ opacity: Double) -> Color { self }
    public static let red = Color(white: 0), orange = red, yellow = red, green = red, mint = red, teal = red, cyan = red, blue = red, indigo = red, purple = red, pink = red, brown = red, white = red, gray = red, black = red, clear = red, primary = red, secondary = red, accentColor = red
    public var gradient: AnyGradient { AnyGradient() }
}
public struct AnyGradient: ShapeStyle { public init() {} }
extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material() }
    public static var thinMaterial: Material { Material() }
    public static var regularMaterial: Material { Material() }
}
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) {} }
public struct Gradient: ShapeStyle {
    public struct Stop: Sendable { public init(color: Color, location: CGFloat) {} }
    public init(colors: [Color]) {}
    public init(stops: [Stop]) {}
}
public struct LinearGradient: ShapeStyle, Leaf {
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
public struct RadialGradient: ShapeStyle, Leaf {
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
public struct AngularGradient: ShapeStyle, Leaf {
    public init(colors: [Color], center: UnitPoint) {}
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
}
extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { fatalError() }
}
public struct Angle: Hashable, Sendable {
    public static let zero = Angle()
    public init(degrees: Double = 0) {}
    public static func degrees(_ degrees: Double) -> Angle { zero }
    public static func radians(_ radians: Double) -> Angle { zero }
}
public struct UnitPoint: Hashable, Sendable {
    public init(x: CGFloat = 0, y: CGFloat = 0) {}
    public static let zero = UnitPoint(), center = zero, leading = zero, trailing = zero, top = zero, bottom = zero, topLeading = zero, topTrailing = zero, bottomLeading = zero, bottomTrailing = zero
}
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
public struct Alignment: Sendable {
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
    public static let center = Alignment(horizontal: .center, vertical: .center), leading = center, trailing = center, top = center, bottom = center, topLeading = center, topTrailing = center, bottomLeading = center, bottomTrailing = center
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum Edge: Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4), trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
    }
}
public enum HorizontalEdge: Sendable { case leading, trailing }
public enum VerticalEdge: Sendable { case top, bottom }
public struct EdgeInsets: Sendable { public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}; public init() {} }
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: 3), keyboard = SafeAreaRegions(rawValue: 2)
}
extension Axis {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}
public struct Font: Hashable, Sendable {
    public enum TextStyle: Sendable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 }
    public enum Weight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
    public enum Design: Sendable { case `default`, rounded, serif, monospaced }
    public static let largeTitle = Font(), title = largeTitle, title2 = title, title3 = title, headline = title, subheadline = title, body = title, callout = title, footnote = title, caption = title, caption2 = title
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { title }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { title }
    public static func custom(_ name: String, size: CGFloat) -> Font { title }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { title }
    public func weight(_ weight: Weight) -> Font { self }
    public func bold() -> Font { self }
    public func italic() -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }
}
public struct Animation: Hashable, Sendable {
    public static let `default` = Animation(), easeIn = Animation(), easeOut = Animation(), easeInOut = Animation(), linear = Animation(), spring = Animation(), bouncy = Animation(), smooth = Animation(), snappy = Animation()
    public static func easeIn(duration: Double) -> Animation { .default }
    public static func easeOut(duration: Double) -> Animation { .default }
    public static func easeInOut(duration: Double) -> Animation { .default }
    public static func linear(duration: Double) -> Animation { .default }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0) -> Animation { .default }
    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { .default }
    public static func interactiveSpring() -> Animation { .default }
    public func delay(_ delay: Double) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}
@discardableResult public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition(), scale = opacity, slide = opacity, identity = opacity
    public static func move(edge: Edge) -> AnyTransition { opacity }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { opacity }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { opacity }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { opacity }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
public struct ContentTransition: Sendable {
    public static let opacity = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { opacity }
}

// MARK: - Shapes

public protocol Shape: View, Sendable { func path(in rect: CGRect) -> Path }
extension Shape where Body == Never { public var body: Never { fatalError() } }
public protocol InsettableShape: Shape {}
public struct Path: Shape {
    public init() {}
    public init(_ make: (inout Path) -> Void) {}
    public mutating func move(to point: CGPoint) {}
    public mutating func addLine(to point: CGPoint) {}
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {}
    public mutating func addRect(_ rect: CGRect) {}
    public mutating func closeSubpath() {}
    public func path(in rect: CGRect) -> Path { self }
}
public struct Rectangle: InsettableShape { public init() {}; public func path(in rect: CGRect) -> Path { Path() } }
public struct Circle: InsettableShape { public init() {}; public func path(in rect: CGRect) -> Path { Path() } }
public struct Ellipse: InsettableShape { public init() {}; public func path(in rect: CGRect) -> Path { Path() } }
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct Capsule: InsettableShape { public init(style: RoundedCornerStyle = .continuous) {}; public func path(in rect: CGRect) -> Path { Path() } }
public struct RoundedRectangle: InsettableShape {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path { Path() }
}
public struct UnevenRoundedRectangle: InsettableShape {
    public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path { Path() }
}
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Sendable {
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {}
}
extension Shape {
    public func fill<S: ShapeStyle>(_ style: S) -> ShapeView { ShapeView() }
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> ShapeView { ShapeView() }
    public func stroke<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle) -> ShapeView { ShapeView() }
    public func stroke(lineWidth: CGFloat = 1) -> ShapeView { ShapeView() }
    public func stroke(style: StrokeStyle) -> ShapeView { ShapeView() }
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Path { Path() }
}
extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> ShapeView { ShapeView() }
    public func strokeBorder<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle) -> ShapeView { ShapeView() }
    public func strokeBorder(style: StrokeStyle) -> ShapeView { ShapeView() }
    public func inset(by amount: CGFloat) -> Self { self }
}
public struct ShapeView: Leaf {
    public func fill<S: ShapeStyle>(_ style: S) -> ShapeView { self }
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> ShapeView { self }
}

// MARK: - Containers

public struct VStack<Content: View>: Leaf { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
public struct HStack<Content: View>: Leaf { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
public struct ZStack<Content: View>: Leaf { public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {} }
public struct PinnedScrollableViews: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let sectionHeaders = PinnedScrollableViews(rawValue: 1) }
public struct LazyVStack<Content: View>: Leaf { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) {} }
public struct LazyHStack<Content: View>: Leaf { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) {} }
public struct GridItem: Sendable {
    public enum Size: Sendable { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
public struct LazyVGrid<Content: View>: Leaf { public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) {} }
public struct ScrollView<Content: View>: Leaf {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}
public struct ScrollViewProxy { public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {} }
public struct ScrollViewReader<Content: View>: Leaf { public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {} }
public enum CoordinateSpace { case global, local }
public struct GeometryProxy {
    public var size: CGSize { fatalError() }
    public var safeAreaInsets: EdgeInsets { fatalError() }
    public func frame(in space: CoordinateSpace) -> CGRect { fatalError() }
}
public struct GeometryReader<Content: View>: Leaf { public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {} }
public struct Spacer: Leaf { public init(minLength: CGFloat? = nil) {} }
public struct Divider: Leaf { public init() {} }
public struct List<Selection, Content: View>: Leaf {}
extension List where Selection == Never {
    public init(@ViewBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, ID, Row> {}
}
public struct Form<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView { public init(@ViewBuilder content: () -> Content) {} }
extension Section where Parent: View, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {}
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView { public init(header: Parent, @ViewBuilder content: () -> Content) {} }
public struct NavigationPath { public init() {}; public var isEmpty: Bool { true }; public var count: Int { 0 }; public mutating func append<V: Hashable>(_ value: V) {}; public mutating func removeLast(_ count: Int = 1) {} }
public struct NavigationStack<Data, Root: View>: Leaf {}
extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) {}
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
}
extension NavigationStack { public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: RangeReplaceableCollection & RandomAccessCollection & MutableCollection, Data.Element: Hashable {} }
public struct NavigationView<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct TabView<Selection: Hashable, Content: View>: Leaf { public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {} }
extension TabView where Selection == Int { public init(@ViewBuilder content: () -> Content) {} }
public struct EditButton: Leaf { public init() {} }

// MARK: - Texts, pictures and controls

extension Text {
    public struct DateStyle: Sendable { public static let timer = DateStyle(), relative = timer, date = timer, time = timer, offset = timer }
    public enum Case: Sendable { case uppercase, lowercase }
    public init(verbatim text: String) {}
    public init(_ date: Date, style: DateStyle) {}
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {}
    public init(_ text: AttributedString) {}
    public static func + (left: Text, right: Text) -> Text { left }
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    public func bold() -> Text { self }
    public func italic() -> Text { self }
    public func underline() -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func monospacedDigit() -> Text { self }
}
extension Image {
    public enum ResizingMode { case tile, stretch }
    public enum TemplateRenderingMode { case template, original }
    public init(uiImage: UIImage) {}
    public init(decorative name: String) {}
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}
public enum AsyncImagePhase { case empty, success(Image), failure(any Error); public var image: Image? { nil } }
public struct AsyncImage<Content: View>: Leaf {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
    public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> {}
    public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {}
}
public struct Transaction { public init(animation: Animation? = nil) {} }
extension Label where Title == Text, Icon == Image { public init(_ title: LocalizedStringKey, image: String) {} }
extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
    public init() {}
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
    public init(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {}
}
extension Button where Label == Text {
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}
extension ButtonRole { public static let cancel = ButtonRole(copy: .destructive); init(copy: ButtonRole) { self = copy } }
extension Toggle where Label == Text { @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {} }
extension Picker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
}
public struct Slider<Label: View, ValueLabel: View>: Leaf {}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint {}
}
extension TextField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {}
    public init<F: ParseableFormatStyle>(_ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {}
}
extension SecureField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
public struct TextEditor: Leaf { public init(text: Binding<String>) {} }
extension Link where Label == Text { public init(_ title: LocalizedStringKey, destination: URL) {} }
extension DatePicker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
    public init(_ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
    public init(_ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
}
extension Stepper where Label == Text {
    public init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {}
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {}
}
extension LabeledContent where Label == Text, Content == Text { @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {} }
extension LabeledContent where Label == Text, Content: View { public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {} }
extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init(item: String, subject: Text? = nil, message: Text? = nil) {}
}

// MARK: - Styles and modifiers

@MainActor @preconcurrency public protocol ViewModifier { associatedtype Body: View; typealias Content = ModifierContent; @ViewBuilder func body(content: Content) -> Body }
public struct ModifierContent: Leaf {}
public struct ButtonStyleConfiguration {
    public struct Label: Leaf {}
    public let label: Label
    public let isPressed: Bool
    public let role: ButtonRole?
}
@MainActor @preconcurrency public protocol ButtonStyle { associatedtype Body: View; typealias Configuration = ButtonStyleConfiguration; @ViewBuilder func makeBody(configuration: Configuration) -> Body }
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct SystemButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }
extension PrimitiveButtonStyle where Self == SystemButtonStyle {
    public static var plain: SystemButtonStyle { SystemButtonStyle() }
    public static var bordered: SystemButtonStyle { SystemButtonStyle() }
    public static var borderedProminent: SystemButtonStyle { SystemButtonStyle() }
    public static var borderless: SystemButtonStyle { SystemButtonStyle() }
    public static var automatic: SystemButtonStyle { SystemButtonStyle() }
}
public protocol ProgressViewStyle {}
public struct CircularProgressViewStyle: ProgressViewStyle { public init() {}; public init(tint: Color) {} }
public struct LinearProgressViewStyle: ProgressViewStyle { public init() {}; public init(tint: Color) {} }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: CircularProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: LinearProgressViewStyle { .init() } }
public struct SomeStyle: Sendable {
    public static let plain = SomeStyle(), roundedBorder = plain, insetGrouped = plain, grouped = plain, segmented = plain, wheel = plain, menu = plain, automatic = plain, inline = plain
    public static func page(indexDisplayMode: Visibilities) -> SomeStyle { plain }
    public enum Visibilities: Sendable { case always, never, automatic }
}
public struct ButtonBorderShape: Sendable { public static let capsule = ButtonBorderShape(), automatic = capsule, roundedRectangle = capsule, circle = capsule }
public enum ControlSize: Sendable { case mini, small, regular, large }
public enum ContentMode: Sendable { case fit, fill }
public struct PresentationDetent: Hashable, Sendable { public static let medium = PresentationDetent(), large = medium; public static func height(_ height: CGFloat) -> PresentationDetent { medium }; public static func fraction(_ fraction: CGFloat) -> PresentationDetent { medium } }
public struct SubmitLabel: Sendable { public static let search = SubmitLabel(), done = search, send = search, go = search, next = search, `return` = search }
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
public enum TitleDisplayMode: Sendable { case automatic, inline, large }
public struct TextInputAutocapitalization: Sendable { public static let characters = TextInputAutocapitalization(), never = characters, words = characters, sentences = characters }
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1), isHeader = AccessibilityTraits(rawValue: 2), isSelected = AccessibilityTraits(rawValue: 4), isStaticText = AccessibilityTraits(rawValue: 8), isImage = AccessibilityTraits(rawValue: 16), updatesFrequently = AccessibilityTraits(rawValue: 32)
}
public struct AccessibilityChildBehavior: Sendable { public static let combine = AccessibilityChildBehavior(), ignore = combine, contain = combine }
public struct ToolbarItemPlacement: Sendable { public static let automatic = ToolbarItemPlacement(), topBarLeading = automatic, topBarTrailing = automatic, navigationBarLeading = automatic, navigationBarTrailing = automatic, cancellationAction = automatic, confirmationAction = automatic, primaryAction = automatic, principal = automatic, keyboard = automatic, bottomBar = automatic }
public struct ToolbarPlacement: Sendable { public static let tabBar = ToolbarPlacement(), navigationBar = tabBar, bottomBar = tabBar }
@MainActor @preconcurrency public protocol ToolbarContent {}
public struct ToolbarItem<Content: View>: ToolbarContent { public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {} }
public struct ToolbarItemGroup<Content: View>: ToolbarContent { public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {} }
public struct ToolbarGroup: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
@resultBuilder public enum ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> ToolbarGroup { ToolbarGroup() }
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
    public static func buildEither<C: ToolbarContent>(first: C) -> ToolbarGroup { ToolbarGroup() }
    public static func buildEither<C: ToolbarContent>(second: C) -> ToolbarGroup { ToolbarGroup() }
}
public struct SymbolEffect: Sendable { public static let pulse = SymbolEffect(), bounce = pulse }
public struct SymbolEffectOptions: Sendable { public static let repeating = SymbolEffectOptions(), `default` = repeating }
public struct BlendMode: Sendable { public static let multiply = BlendMode(), overlay = multiply, screen = multiply, plusLighter = multiply }

extension View {
    public func modifier<M: ViewModifier>(_ modifier: M) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { self }
    public func italic(_ isActive: Bool = true) -> some View { self }
    public func tracking(_ tracking: CGFloat) -> some View { self }
    public func kerning(_ kerning: CGFloat) -> some View { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public func monospacedDigit() -> some View { self }
    public func textCase(_ textCase: Text.Case?) -> some View { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ first: S1, _ second: S2) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    public func tint(_ tint: Color?) -> some View { self }
    public func accentColor(_ color: Color?) -> some View { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
    public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
    public func fixedSize() -> some View { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    @_disfavoredOverload public func background<V: View>(_ view: V, alignment: Alignment = .center) -> some View { self }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
    @_disfavoredOverload public func overlay<V: View>(_ view: V, alignment: Alignment = .center) -> some View { self }
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View { self }
    public func clipShape<S: Shape>(_ shape: S) -> some View { self }
    public func contentShape<S: Shape>(_ shape: S) -> some View { self }
    public func clipped() -> some View { self }
    public func cornerRadius(_ radius: CGFloat) -> some View { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func hidden() -> some View { self }
    public func disabled(_ isDisabled: Bool) -> some View { self }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func offset(_ offset: CGSize) -> some View { self }
    public func position(_ position: CGPoint) -> some View { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }
    public func blendMode(_ mode: BlendMode) -> some View { self }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func scaledToFill() -> some View { self }
    public func scaledToFit() -> some View { self }
    public func lineLimit(_ limit: Int?) -> some View { self }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    public func lineSpacing(_ spacing: CGFloat) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public func transition(_ transition: AnyTransition) -> some View { self }
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { self }
    public func symbolEffect<V: Equatable>(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V) -> some View { self }
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    public func tag<V: Hashable>(_ tag: V) -> some View { self }
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    public func controlSize(_ size: ControlSize) -> some View { self }
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
    public func textFieldStyle(_ style: SomeStyle) -> some View { self }
    public func listStyle(_ style: SomeStyle) -> some View { self }
    public func pickerStyle(_ style: SomeStyle) -> some View { self }
    public func tabViewStyle(_ style: SomeStyle) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollDisabled(_ isDisabled: Bool) -> some View { self }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { self }
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
    public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { self }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { self }
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View { self }
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View { self }
    public func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View { self }
    public func sheet<V: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V) -> some View { self }
    public func sheet<I: Identifiable, V: View>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> V) -> some View { self }
    public func fullScreenCover<V: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V) -> some View { self }
    public func fullScreenCover<I: Identifiable, V: View>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> V) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
    public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View { self }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View { self }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    public func onReceive<P>(_ publisher: P, perform action: @escaping (Date) -> Void) -> some View { self }
    public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { self }
    public func task<V: Equatable>(id: V, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ type: UITextContentType?) -> some View { self }
    public func autocapitalization(_ type: UITextAutocapitalizationType) -> some View { self }
    public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View { self }
    public func swipeActions<V: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V) -> some View { self }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    @_disfavoredOverload public func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View { self }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
    public func alert<A: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
    public func alert<A: View, M: View, T>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { self }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { self }
    public func confirmationDialog<A: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View { self }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View { self }
    public func confirmationDialog<A: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
    public func confirmationDialog<A: View, M: View, T>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { self }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { self }
}
extension Text { public enum TruncationMode: Sendable { case head, tail, middle } }

// MARK: - Layout

public struct ProposedViewSize: Sendable {
    public var width: CGFloat?, height: CGFloat?
    public init(_ size: CGSize) { width = nil; height = nil }
    public static let unspecified = ProposedViewSize(.zero)
}
public struct LayoutSubview { public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }; public func location(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {} }
public typealias LayoutSubviews = [LayoutSubview]
@MainActor @preconcurrency public protocol Layout {
    typealias Subviews = LayoutSubviews
    associatedtype Cache = Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
extension Layout { public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { EmptyView() } }

// MARK: - UIKit

public enum UIKeyboardType: Int, Sendable { case `default`, numberPad, decimalPad, emailAddress, URL }
public struct UITextContentType: Sendable { public static let name = UITextContentType(), emailAddress = name, password = name, newPassword = name, username = name }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public class UIColor: @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public convenience init(_ color: Color) { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
    public static let white = UIColor(red: 0, green: 0, blue: 0, alpha: 0), black = white, clear = white
}
public class UITraitCollection: @unchecked Sendable { public var userInterfaceStyle: UIUserInterfaceStyle { fatalError() } }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public final class UIImage: @unchecked Sendable {
    public init?(data: Data) {}
    public init?(named: String) {}
    public init?(contentsOfFile: String) {}
    public var size: CGSize { fatalError() }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    public func pngData() -> Data? { nil }
}
public class UIFont: @unchecked Sendable { public enum Weight: Sendable { case regular, medium, semibold, bold }; public init?(name: String, size: CGFloat) {}; public static func systemFont(ofSize: CGFloat, weight: Weight = .regular) -> UIFont { fatalError() }; public func withSize(_ size: CGFloat) -> UIFont { self } }
@MainActor @preconcurrency public final class UIApplication {
    public static let shared = UIApplication(), openSettingsURLString = ""
    public func open(_ url: URL) {}
}
@MainActor public final class UIImpactFeedbackGenerator { public enum Style { case light, medium, heavy, soft, rigid }; public init(style: Style) {}; public func impactOccurred() {}; public func prepare() {} }
@MainActor public final class UINotificationFeedbackGenerator { public enum Kind { case success, warning, error }; public init() {}; public func notificationOccurred(_ kind: Kind) {}; public func prepare() {} }
public class UIImagePickerController {
    public enum SourceType { case camera, photoLibrary }
    public struct InfoKey: Hashable { public static let originalImage = InfoKey(), editedImage = originalImage }
    public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { true }
    public init() {}
    public var sourceType = SourceType.camera
    public var allowsEditing = false
    public var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
}
public protocol UIImagePickerControllerDelegate: AnyObject {}
public protocol UINavigationControllerDelegate: AnyObject {}
public struct RepresentableContext<Coordinator> { public var coordinator: Coordinator }
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType
    typealias Context = RepresentableContext<Void>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType
    associatedtype Coordinator = Void
    typealias Context = RepresentableContext<Coordinator>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable { public var body: Never { fatalError() } }
extension UIViewControllerRepresentable { public var body: Never { fatalError() } }
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIColor {
    public static let systemBackground = white, systemGroupedBackground = white, secondarySystemBackground = white, systemGray5 = white, systemGray6 = white, label = white
}
extension Scene { public func modelContainer(_ container: Any) -> some Scene { self } }
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public static var search: ContentUnavailableView<SwiftUI.Label<Text, Image>, Text?, EmptyView> { fatalError() }
    public static func search(text: String) -> ContentUnavailableView<SwiftUI.Label<Text, Image>, Text?, EmptyView> { fatalError() }
}
public struct RequestReviewAction: Sendable { @MainActor public func callAsFunction() {} }
extension EnvironmentValues { public var requestReview: RequestReviewAction { fatalError() } }
extension App { public static func main() {} }
extension Scene { public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene { self } }
public class UIBarAppearance { public init() {}; public func configureWithOpaqueBackground() {}; public var backgroundColor: UIColor? }
public struct UITabBarItemState { public var iconColor: UIColor?; public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] }
public final class UITabBarItemAppearance { public var normal = UITabBarItemState(), selected = UITabBarItemState() }
public final class UITabBarAppearance: UIBarAppearance { public var stackedLayoutAppearance = UITabBarItemAppearance() }
public final class UINavigationBarAppearance: UIBarAppearance { public var titleTextAttributes: [NSAttributedString.Key: Any] = [:], largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] }
public class UIView { public static func appearance() -> Self { fatalError() }; public var backgroundColor: UIColor?; public var tintColor: UIColor! }
public final class UITabBar: UIView { public var standardAppearance = UITabBarAppearance(), scrollEdgeAppearance: UITabBarAppearance? }
public final class UINavigationBar: UIView { public var standardAppearance = UINavigationBarAppearance(), compactAppearance: UINavigationBarAppearance?, scrollEdgeAppearance: UINavigationBarAppearance? }
public final class UITableView: UIView {}
public final class UICollectionView: UIView {}
extension NSAttributedString.Key { public static let foregroundColor = NSAttributedString.Key("color"), font = NSAttributedString.Key("font") }
extension LocalizedStringKey {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ value: String) {}
        public mutating func appendInterpolation(_ value: Text) {}
        public mutating func appendInterpolation<T>(_ value: T) {}
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {}
    }
    public init(stringInterpolation: StringInterpolation) { self.init(stringLiteral: "") }
}
extension SecureField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {}
}
