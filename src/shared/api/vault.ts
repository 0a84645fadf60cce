declare const held: unique symbol;

/** A reference to a value in the vault, for actions and state. */
export type Sealed<Value> = string & { readonly [held]: Value };

/** What must be in no action and in no state, in development neither: secrets, files, listeners. */
export interface Vault {
  /** Of the session whose user is in the state; empty for a visitor. */
  apiToken: string;
  readonly seal: <Value>(value: Value) => Sealed<Value>;
  /** As `seal`, for values that are read repeatedly: equal values get equal references. */
  readonly keep: <Value>(value: Value) => Sealed<Value>;
  /** Undefined once it is gone. */
  readonly open: <Value>(reference: Sealed<Value>) => Value | undefined;
  /** As `open`, for the last time. */
  readonly take: <Value>(reference: Sealed<Value>) => Value | undefined;
  /** Empties it, but for the token. */
  readonly clear: () => void;
}

/** Each store has its own: it is not a module variable. */
export function makeVault(): Vault {
  const values = new Map<string, unknown>();
  const references = new Map<unknown, string>();
  let count = 0;
  const put = (value: unknown): string => {
    count += 1;
    const reference = `sealed ${count}`;
    values.set(reference, value);
    return reference;
  };
  // The type of a reference is the type of its value.
  const open = <Value>(reference: Sealed<Value>) => values.get(reference) as Value | undefined;
  return {
    apiToken: '',
    // A reference is a text whose type names the type of its value.
    seal: <Value>(value: Value) => put(value) as Sealed<Value>,
    keep: <Value>(value: Value) => {
      const reference = references.get(value) ?? put(value);
      references.set(value, reference);
      // As above.
      return reference as Sealed<Value>;
    },
    open,
    take: (reference) => {
      const value = open(reference);
      values.delete(reference);
      return value;
    },
    clear: () => {
      values.clear();
      references.clear();
    },
  };
}
