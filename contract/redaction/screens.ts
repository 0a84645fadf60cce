/**
 * Parts of screens (`useScreenState`) whose values are words and numbers of the code: which tab, which step, why it
 * failed. Of all others a trace keeps what is open and what is not.
 */
export const toldScreens: ReadonlySet<string> = new Set([]);
