// Nothing is kept under them; MUI asks for their names.
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const defaultConfig = {
  attribute: DEFAULT_ATTRIBUTE,
  colorSchemeStorageKey: DEFAULT_COLOR_SCHEME_STORAGE_KEY,
  modeStorageKey: DEFAULT_MODE_STORAGE_KEY,
};

/** Stands in for MUI's script that sets a scheme before the first paint: ours is the system's, which needs none. */
export function buildInitColorSchemeScript(): null {
  return null;
}
