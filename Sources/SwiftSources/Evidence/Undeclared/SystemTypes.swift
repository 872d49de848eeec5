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
        AccessibilityNotification Activity ActivityAttributes AES Alert AlertToast Alignment Anchor AnchorEntity \
        Angle AngularGradient Animatable Animation Annotation Any AnyCancellable AnyHashable AnyKeyPath AnyLayout \
        AnyObject AnyPublisher AnyShape AnyShapeStyle AnyTransition AnyView App AppDelegate AppEntity AppIntent \
        AppStorage AppStore AppTransaction AreaMark Array AsyncImage AsyncSequence AsyncStream AsyncThrowingStream \
        Atomic AttributeContainer AttributedString Axis Axis3D AxisMarks AxisValueLabel BarMark BatteryLevel Binding \
        BlendMode Bool Bundle Button ButtonRole ButtonStyle ByteCountFormatStyle ByteCountFormatter Calendar Canvas \
        Capsule CaseIterable ChaChaPoly Character CharacterSet Chart ChartProxy CheckedContinuation Circle Clock \
        ClosedRange Codable CodingKey CodingKeys Collection Color ColorPicker ColorScheme CommandGroup CommandLine \
        CommandMenu Comparable ContentMode ContentShapeKinds ContentSizeCategory ContentTransition \
        ContentUnavailableView ContextMenu ContinuousClock ControlGroup ControlSize CoordinateSpace CSSearchableIndex \
        CurrentValueSubject Curve25519 Data Date DateComponents DateComponentsFormatter DateFormatter DateInterval \
        DateIntervalFormatter DatePicker Decimal Decodable Decoder DecodingError Dictionary DisclosureGroup \
        DismissAction DismissButton DispatchGroup DispatchQoS DispatchQueue DispatchSemaphore DispatchSource \
        DispatchTime DispatchWorkItem Divider DocumentGroup Double DragGesture Duration DynamicTypeSize Edge \
        EdgeInsets EditButton EditMode Ellipse EllipticalGradient EmptyView Encodable Encoder EncodingError Entity \
        EnumeratedSequence Environment EnvironmentKey EnvironmentObject EnvironmentValues Equatable Error EventKit \
        ExpressibleByStringLiteral Fail FetchDescriptor FetchRequest FileHandle FileManager FileWrapper FillStyle \
        Float FloatingPointRoundingRule FocusState Font ForEach ForegroundStyle Form FormatStyle Formatter Future \
        Gauge GaugeStyle GenerationOptions GeometryProxy GeometryReader Gesture GlassEffectContainer Gradient \
        GraphicsContext Grid GridItem GridRow Group GroupBox GroupBoxStyle Hashable Hasher HierarchicalShapeStyle \
        HMAC HorizontalAlignment Host HoverEffect HStack HTTPCookie HTTPCookieStorage HTTPURLResponse Identifiable \
        Image ImageRenderer IndexPath IndexSet InputStream Insecure InsettableShape Int Int16 Int32 Int64 Int8 \
        IntentParameter ISO8601DateFormatter Issue JSONDecoder JSONEncoder JSONSerialization Just KeyEquivalent \
        KeyframeAnimator KeyPath Label LabeledContent LabelStyle LanguageModelSession Layout LayoutSubviews LazyHGrid \
        LazyHStack LazyVGrid LazyVStack LengthFormatter LinearGradient LineMark Link List ListFormatter ListStyle Locale \
        LocalizationValue LocalizedError LocalizedStringKey LocalizedStringResource Logger LongPressGesture Mac \
        MagnificationGesture MainActor Map MapCameraPosition MapPolyline MapStyle Marker MassFormatter Material \
        Measurement MeasurementFormatter MemoryLayout Menu MenuBarExtra MenuStyle MeshGradient Mirror Model Model3D \
        ModelConfiguration ModelContainer ModelContext ModelEntity MultiDatePicker Mutex Namespace NavigationLink \
        NavigationPath NavigationSplitView NavigationSplitViewVisibility NavigationStack NavigationView Never \
        Notification NotificationCenter NotificationQueue NumberFormatter ObjectIdentifier Observable ObservableObject Observation \
        ObservedObject OpenURLAction OpenWindowAction Operation OperationQueue Optional OptionSet OSLog OSSignposter \
        OutlineGroup OutputStream P256 P384 P521 PartialKeyPath PassthroughSubject PasteButton Path PencilKit \
        Persistent PersonNameComponents PersonNameComponentsFormatter PhaseAnimator PhotosPicker PhotosPickerItem \
        Picker PickerStyle Pipe PlainButtonStyle PlainListStyle PointMark Port Predicate PreferenceKey \
        PresentationDetent PreviewProvider PrimitiveButtonStyle Process ProcessInfo Product Progress ProgressView \
        ProgressViewStyle PropertyListDecoder PropertyListEncoder PropertyListSerialization ProposedViewSize \
        Published Publisher Publishers Query RadialGradient RandomNumberGenerator Range RangeReplaceableCollection \
        RawRepresentable RealityView Rectangle RectangleMark RedactionReasons ReferenceWritableKeyPath RefreshAction \
        Regex RegexBuilder RegularExpression RelativeDateTimeFormatter Result RoundedCornerStyle RoundedRectangle \
        RuleMark RunLoop ScaledMetric Scanner SceneBuilder ScenePhase SceneStorage SceneView ScrollView \
        ScrollViewProxy ScrollViewReader SearchFieldPlacement Section SectorMark SecureField Selector Self self \
        Sendable SensoryFeedback Sequence ServerTrust Set Settings SHA256 SHA384 SHA512 Shape ShapeStyle ShareLink \
        SidebarListStyle SignInWithAppleButton Slider SortDescriptor SortOrder Spacer Spring SpriteView Stage State \
        StateObject StaticString Stepper String StringProtocol StrokeStyle SubmitLabel Substring Suite super \
        SuspendingClock Swift SymbolEffect SymbolRenderingMode SymbolVariants SymmetricKey Synchronization \
        SystemLanguageModel SystemRandomNumberGenerator SystemSoundID Tab Table TableColumn TabView TapGesture Task \
        TaskGroup TaskPriority Test Testing Text TextAlignment TextEditor TextField TextFieldStyle TextOutputStream \
        TextSelection Thread ThreadLocal ThrowingTaskGroup TimeInterval TimelineEntry TimelineView Timer TimeZone Tip \
        Tips TipView Toggle ToggleStyle ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement \
        Transaction Transferable Transform TranslationError TranslationSession Type UInt UInt16 UInt32 UInt64 UInt8 \
        Unicode UnicodeScalar Unit UnitLength UnitMass UnitPoint UnitTemperature UnsafeBufferPointer \
        UnsafeContinuation UnsafeMutablePointer UnsafeMutableRawPointer UnsafePointer UnsafeRawPointer URL URLCache \
        URLComponents URLCredential URLError URLProtectionSpace URLProtocol URLQueryItem URLRequest URLResourceValues \
        URLSession URLSessionConfiguration UserDefaults UserInterfaceSizeClass UTType UUID VerticalAlignment \
        VideoPlayer View ViewBuilder ViewModifier ViewThatFits Visibility VisionRequest Void VStack WidgetBundle \
        WidgetCenter WidgetFamily Window WindowGroup WritableKeyPath XCTestCase XMLParser ZStack
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
