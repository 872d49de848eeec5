/// The names of types in Apple's frameworks, which no file of a project declares.
enum SystemTypes {
    /// Returns whether a name is that of a system type, by its prefix or a list.
    static func contain(_ name: String) -> Bool { names.contains(name) || hasPrefix(name) }

    /// Types that generators extend with accessors: `String.homeTitle`.
    static let texts: Set<String> = [
        "String", "NSString", "Text", "AttributedString", "NSAttributedString", "LocalizedStringKey",
        "LocalizedStringResource", "LocalizationValue", "Bundle",
    ]

    /// Returns whether a type has a name that generators give to the accessors of texts: `L10n`, `AppStrings`.
    static func nameTexts(_ name: String) -> Bool {
        guard !contain(name) else { return false }
        let name = name.lowercased()
        return ["l10n", "i18n", "localiz", "localis", "localstr"].contains(where: name.contains)
            || ["strings", "texts", "phrases", "translations"].contains(where: name.hasSuffix)
            || ["loc", "locs", "lang", "tr", "translation"].contains(name)
    }

    /// Returns whether a name begins with a prefix of a framework and continues with a word: `UIColor`, `AVPlayer`.
    private static func hasPrefix(_ name: String) -> Bool {
        let start = name.utf8.prefix { $0 < UInt8(ascii: "a") && $0 >= UInt8(ascii: "A") }.count
        guard start >= 3, start < name.utf8.count else { return false }
        // The last capital begins the word after the prefix.
        let prefix = String(name.prefix(start - 1))
        return prefixes.contains(prefix) || prefix.hasPrefix("NS") || prefix.hasPrefix("UI")
    }

    private static let prefixes: Set<String> = [
        "CG", "CF", "CA", "CI", "CK", "CL", "CM", "CN", "CS", "CT", "CV", "CX", "AV", "AR", "AS", "AU", "BG", "CB",
        "EK",
        "GK", "GC", "HK", "HM", "IN", "JS", "LA", "LP", "MC", "MF", "MK", "ML", "MP", "MT", "MX", "NW", "NE", "NL",
        "OS",
        "PH", "PK", "PDF", "QL", "RP", "SC", "SF", "SK", "SL", "TK", "UN", "UT", "VN", "WC", "WK", "XC", "XCT", "IO",
    ]

    private static let names: Set<String> = Set(
        """
        AccessibilityNotification Alert AlertToast Alignment Anchor Angle AngularGradient Animatable Animation AnyCancellable \
        AnyHashable AnyObject AnyPublisher AnyShape AnyShapeStyle AnyTransition AnyView Any App AppDelegate AppEntity \
        AppIntent AppStorage Array AsyncImage AsyncSequence AsyncStream AsyncThrowingStream AttributeContainer \
        AttributedString Axis BatteryLevel Binding BlendMode Bool Bundle Button ButtonRole ButtonStyle ByteCountFormatStyle \
        ByteCountFormatter Calendar Canvas Capsule CaseIterable Character CharacterSet Chart ChartProxy Circle ClosedRange \
        Codable CodingKeys CodingKey Collection Color ColorScheme CommandGroup CommandMenu Comparable ContentMode \
        ContentShapeKinds ContentSizeCategory ContentTransition ContextMenu ContinuousClock ControlSize CoordinateSpace \
        CurrentValueSubject Data Date DateComponents DateComponentsFormatter DateFormatter DateInterval \
        DateIntervalFormatter Decimal Decodable Decoder DecodingError Dictionary DisclosureGroup DismissAction \
        DismissButton DispatchQueue Divider DocumentGroup Double DragGesture Duration DynamicTypeSize Edge EdgeInsets \
        EditButton EditMode Ellipse EllipticalGradient EmptyView Encodable Encoder EncodingError EnumeratedSequence \
        Environment EnvironmentKey EnvironmentObject EnvironmentValues Equatable Error EventKit ExpressibleByStringLiteral \
        Fail FetchDescriptor FetchRequest FileHandle FileManager FileWrapper FillStyle Float FloatingPointRoundingRule \
        FocusState Font ForEach Form FormatStyle Formatter ForegroundStyle Future GaugeStyle Gauge Gesture Gradient \
        GraphicsContext Grid GridItem GridRow Group GroupBox GroupBoxStyle HStack HTTPCookie HTTPCookieStorage \
        HTTPURLResponse Hashable Hasher HierarchicalShapeStyle HorizontalAlignment Host HoverEffect ISO8601DateFormatter \
        Identifiable Image ImageRenderer IndexPath IndexSet InputStream InsettableShape Int Int16 Int32 Int64 Int8 IntentParameter \
        JSONDecoder JSONEncoder JSONSerialization Just KeyEquivalent KeyPath Label LabelStyle LabeledContent LazyHGrid \
        LazyHStack LazyVGrid LazyVStack LengthFormatter LineMark LinearGradient Link List ListFormatter ListStyle \
        LocalizedError LocalizedStringKey LocalizedStringResource LocalizationValue Logger LongPressGesture \
        MagnificationGesture MainActor Mac MassFormatter Material Measurement MeasurementFormatter Menu MenuBarExtra \
        MenuStyle Mirror Model ModelConfiguration ModelContainer ModelContext MultiDatePicker Namespace Never Notification \
        NotificationCenter NumberFormatter ObservableObject ObservedObject Observation Operation OperationQueue OpenURLAction \
        OpenWindowAction OptionSet Optional OutlineGroup OutputStream Path PasteButton PassthroughSubject \
        PersonNameComponents PersonNameComponentsFormatter Persistent PhotosPicker PhotosPickerItem Picker PickerStyle Pipe \
        PlainButtonStyle PlainListStyle PointMark Port Predicate PresentationDetent PreviewProvider PrimitiveButtonStyle \
        Process ProcessInfo ProgressView ProgressViewStyle Progress PropertyListDecoder PropertyListEncoder \
        PropertyListSerialization Publisher Publishers Published Query RadialGradient RandomNumberGenerator Range \
        RangeReplaceableCollection RawRepresentable Rectangle RedactionReasons RefreshAction RegularExpression Result \
        RoundedCornerStyle RoundedRectangle RuleMark RunLoop Scanner ScaledMetric SceneBuilder ScenePhase SceneStorage \
        ScrollView ScrollViewProxy ScrollViewReader Section SectorMark SecureField SearchFieldPlacement Selector Sendable \
        Sequence ServerTrust Set Settings Shape ShapeStyle ShareLink SidebarListStyle Slider SortDescriptor SortOrder Spacer \
        Spring Stage State StateObject StaticString Stepper String StringProtocol StrokeStyle Substring SubmitLabel Swift \
        SymbolRenderingMode SymbolVariants SystemSoundID Tab TabView Table TableColumn Task TaskPriority TapGesture Text \
        TextAlignment TextEditor TextField TextFieldStyle TextSelection TextOutputStream ThreadLocal Thread TimeInterval \
        TimeZone TimelineView TranslationSession TranslationError Timer Toggle ToggleStyle ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement \
        Transaction Transferable Transform Type UInt UInt16 UInt32 UInt64 UInt8 URL URLCache URLComponents URLCredential \
        URLError URLProtectionSpace URLProtocol URLQueryItem URLRequest URLResourceValues URLSession URLSessionConfiguration \
        UTType UUID Unicode UnicodeScalar UnitPoint Unit UnitLength UnitMass UnitTemperature UserDefaults UserInterfaceSizeClass \
        VStack VerticalAlignment View ViewBuilder ViewModifier Visibility Void WindowGroup Window XCTestCase XMLParser ZStack \
        Axis3D Self self super
        """.split(separator: " ").map(String.init))

    /// Members of Apple's frameworks that code names without their type.
    static let members: Set<String> = Set(
        """
        accent accentColor accessory accept active activity add all alert allowed always ascending automatic available back \
        background backward banner bar baseline black blue body bold bookmark borderless bordered bottom bottombar brown button \
        cancel canceled cancelled caption caption2 card center chart checkmark circle clear close collapsed compact complete \
        completed complex confirm confirmation connected connecting content continuous copy count cyan dark data date day days \
        decimal default delete denied descending destructive detail disabled disconnected dismiss done down download drag edit \
        email empty enabled end error ended event exit failed failure fill first fit fixed flexible footnote forward full gray \
        green grid grouped headline hidden high home horizontal hour hours icon identity image inactive indigo infinite info \
        infinity init inline inset instant invalid keyboard label landscape large largetitle last leading left light link list \
        local location locked log long low main map medium menu message middle mint minute minutes month monospaced more \
        name navigation never new next none normal notdetermined notification number off ok on open opacity orange other page \
        password pause paused pending percent phone photo photos pink plain play popover portrait prefix primary print \
        processing progress prominent public purple push ready rect red regular refresh reload remove removal replace reset resize \
        restricted retry right ring rounded running save scale search second secondary seconds section select selected \
        semibold send sent serif settings share sheet short show shared sidebar sign skip slide small sort spring square \
        standard start started status stop stopped subheadline submit success suffix switch system tab tail teal text thin time \
        tint title title2 title3 today toolbar top topbarleading topbartrailing total trailing trash ultrathinmaterial \
        unavailable undo unknown up update upload user value vertical video view volume wallet warning week weeks white wheel \
        wide window word year years yellow yes zero zoom
        """.split(separator: " ").map(String.init))
}
