/// The keys of Info.plist with the reasons for which an app uses protected data.
///
/// They are those of Apple's documentation, without keys for which the system shows no text.
enum UsageDescriptions {
    /// Returns whether the system may show the text of a key: it is one of these, or no such reason.
    static func maySystemAsk(_ key: String) -> Bool {
        guard key.hasSuffix(suffix) else { return true }
        return key.hasPrefix("NS")
            ? subjects.contains(String(key.dropFirst(2).dropLast(suffix.count))) : others.contains(key)
    }

    private static let suffix = "UsageDescription"

    private static let others: Set<String> = ["NFCReaderUsageDescription", "OSBundleUsageDescription"]

    /// The keys without `NS` and the ending.
    private static let subjects = Set(
        """
        AlarmKit AppBundles AppData AppleEvents AppleMusic AudioCapture BluetoothAlways BluetoothPeripheral \
        Calendars CalendarsFullAccess CalendarsWriteOnlyAccess Camera Contacts CriticalMessaging DesktopFolder \
        DocumentsFolder DownloadsFolder EnterpriseMCAM FaceID FallDetection FileProviderDomain FileProviderPresence \
        FinancialData FocusStatus GKFriendList HandsTracking HealthClinicalHealthRecordsShare HealthShare \
        HealthUpdate HomeKit Identity LocalNetwork Location LocationAlways LocationAlwaysAndWhenInUse \
        LocationWhenInUse MainCamera Microphone Motion NearbyInteraction NearbyInteractionAllowOnce NetworkVolumes \
        PhotoLibrary PhotoLibraryAdd Reminders RemindersFullAccess RemovableVolumes SensorKit Siri SpeechRecognition \
        SystemAdministration SystemExtension UserTracking VideoSubscriberAccount VoIP WorldSensing
        """.split(separator: " ").map(String.init))
}
