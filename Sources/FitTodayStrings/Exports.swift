// Clients need the types of CatalogRuntime to resolve strings and to switch the language.
@_exported import CatalogRuntime
