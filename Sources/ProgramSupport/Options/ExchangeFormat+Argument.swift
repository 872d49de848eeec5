import ArgumentParser
import Sessions

extension ExchangeFormat: ExpressibleByArgument {}
