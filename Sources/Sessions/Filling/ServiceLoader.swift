import CatalogCore
import CommandOutput
import Foundation
import InterfaceTexts
import TranslationFilling
import Workspaces

/// Creates services from their names.
///
/// API keys and addresses come from the environment, models from the options and the configuration.
struct ServiceLoader {
    let options: FillSettings
    let environment: [String: String]
    /// Whether services will be asked.
    ///
    /// An estimate needs neither a key nor a model.
    let sends: Bool

    /// Returns the service for a name.
    func service(_ name: ServiceName, _ fill: FillConfiguration?) throws -> any TranslationService {
        switch name.interface {
        case .chat(let chat):
            let model = try model(for: name, fill)
            let (base, key, network) = try server(of: name)
            return ChatService(chat, base: base, model: model, key: key, transport: network)
        case .machine(let machine):
            let (base, key, network) = try server(of: name)
            return MachineService(machine, base: base, key: key, transport: network)
        }
    }

    private func server(of name: ServiceName) throws -> (base: String, key: ServiceKey?, NetworkProgram) {
        let key = given(name.keyVariable)
        let base = try address(of: name, key: key)
        return (base, key.map { ServiceKey($0) }, try NetworkProgram(environment: environment, sends: sends))
    }

    private func model(for name: ServiceName, _ fill: FillConfiguration?) throws -> String {
        let model = options.model ?? fill?.model ?? ""
        if sends, model.isEmpty {
            throw CommandFailure(Texts.Fill.noModel(service: name.rawValue, file: Configuration.fileName))
        }
        return model
    }

    private func address(of name: ServiceName, key: String?) throws -> String {
        let usual = name.usualAddress(key: key)
        let variable = given(name.addressVariable).map { (name.addressVariable, $0) }
        let own = options.endpoint.map { ("--endpoint", $0) } ?? variable
        let (source, text) = own ?? ("", usual)
        guard let address = ServiceAddress.checked(text, scheme: name == .ollama ? "http" : nil) else {
            throw CommandFailure(Texts.Fill.noAddress(source: source, example: usual))
        }
        if ServiceAddress.isReadableOnTheWay(address) {
            throw CommandFailure(Texts.Fill.plainHttp(address: VisibleText.shown(address)))
        }
        if sends, key == nil, name.needsKey, address == usual {
            throw CommandFailure(
                Texts.Fill.noKey(service: name.rawValue, key: name.keyVariable, address: name.addressVariable))
        }
        return address
    }

    /// Returns a variable's trimmed value, or nil if it is empty.
    ///
    /// A key read from a file may end in a line break.
    private func given(_ name: String) -> String? {
        let value = environment[name]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return value.isEmpty ? nil : value
    }
}
