import ArgumentParser

extension ExchangeFormat: ExpressibleByArgument {}
