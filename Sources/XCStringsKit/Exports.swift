@_exported import CatalogCore
