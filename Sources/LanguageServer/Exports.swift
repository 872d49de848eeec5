@_exported import JSONRPC
