// swift-format-ignore-file
public protocol Resolver {
    func resolve<Service>(_ type: Service.Type) -> Service?
    func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service?
}
public enum ObjectScope { case container, graph, transient, weak }
public final class ServiceEntry<Service> { @discardableResult public func inObjectScope(_ scope: ObjectScope) -> Self { self } }
public final class Container: Resolver {
    public init() {}
    @discardableResult public func register<Service>(_ type: Service.Type, factory: @escaping (any Resolver) -> Service) -> ServiceEntry<Service> { fatalError() }
    public func synchronize() -> any Resolver { self }
    public func resolve<Service>(_ type: Service.Type) -> Service? { nil }
    public func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service? { nil }
}
