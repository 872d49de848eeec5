// swift-format-ignore-file
@_exported import ApplePlatform

public class HKObjectType: NSObject, @unchecked Sendable {
    public struct Quantity: Sendable { public static let bodyMass = Quantity(), activeEnergyBurned = bodyMass }
    public static func workoutType() -> HKWorkoutType { fatalError() }
    public static func quantityType(forIdentifier identifier: Quantity) -> HKQuantityType? { nil }
}
public class HKSampleType: HKObjectType, @unchecked Sendable {}
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
public final class HKQuantityType: HKSampleType, @unchecked Sendable {}
public class HKSample: @unchecked Sendable {
    init() {}
    public var uuid: UUID { fatalError() }
    public var startDate: Date { fatalError() }
    public var endDate: Date { fatalError() }
}
public final class HKUnit: Sendable {
    public enum Prefix: Sendable { case kilo }
    public static func kilocalorie() -> HKUnit { fatalError() }
    public static func gramUnit(with prefix: Prefix) -> HKUnit { fatalError() }
}
public final class HKQuantity: Sendable { public func doubleValue(for unit: HKUnit) -> Double { 0 } }
public final class HKQuantitySample: HKSample, @unchecked Sendable { public var quantity: HKQuantity { fatalError() } }
public enum HKWorkoutActivityType: Sendable { case mixedCardio, coreTraining, traditionalStrengthTraining }
public final class HKWorkout: HKSample, @unchecked Sendable {
    public init(activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [Int]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?) {}
    public var duration: TimeInterval { 0 }
    public var totalEnergyBurned: HKQuantity? { nil }
}
public class HKQuery: @unchecked Sendable {
    public struct Options: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let strictStartDate = Options(rawValue: 1) }
    public static func predicateForSamples(withStart start: Date?, end: Date?, options: Options) -> NSPredicate { fatalError() }
}
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
    public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {}
}
public let HKSampleSortIdentifierStartDate = "", HKMetadataKeyWorkoutBrandName = "", HKObjectQueryNoLimit = 0
public enum HKAuthorizationStatus: Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public final class HKHealthStore: @unchecked Sendable {
    public init() {}
    public static func isHealthDataAvailable() -> Bool { false }
    public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    public func requestAuthorization(toShare: Set<HKSampleType>?, read: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    public func requestAuthorization(toShare: Set<HKSampleType>, read: Set<HKObjectType>) async throws {}
    public func execute(_ query: HKQuery) {}
    public func save(_ sample: HKSample, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
}
