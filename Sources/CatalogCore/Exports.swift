@_exported import CatalogRuntime
