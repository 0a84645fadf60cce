export type Props = Readonly<Record<string, unknown>>;

/** What differs from element to element, and what no style looks at but for whether it is there. */
const ownWords = new Set(
  'alt children className defaultValue form href htmlFor id key label name pattern placeholder sizes src srcSet title to value'.split(
    ' ',
  ),
);

function wordOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return String(value);
  const isOwn = ownWords.has(name) || /^(?:aria|data)-/.test(name);
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain && !isOwn ? `${typeof value} ${value}` : `${Boolean(value)}`;
}

/** What styles have asked of the elements they are for. MUI gives them all that it knows of one as `ownerState`. */
export class AskedProps {
  readonly #names = new Set<string>();
  /** Whether elements that answer the same look the same. */
  isAll = true;

  /** The answers of one element: whoever gives the same ones has the same rule. */
  answersOf(props: Props): string {
    let answers = '';
    for (const name of this.#names) {
      const value = props[name];
      if (name !== 'ownerState' || typeof value !== 'object') answers += `${name} ${wordOf(name, value)}\n`;
      // The object of values that MUI gives.
      else for (const own in value) answers += `${own} ${wordOf(own, (value as Props)[own])}\n`;
    }
    return answers;
  }

  /** The same element, listening to what is asked. */
  listen(props: Props): Props {
    let isCopied = false;
    return new Proxy(props, {
      get: (target, name: string) => {
        const value = target[name];
        if (name === 'theme' || name === 'sx') return value;
        this.#names.add(name);
        // What is inside of it is not heard. A copy of everything is made for values, too.
        if (typeof value === 'object' && value !== null && name !== 'ownerState' && !isCopied) this.isAll = false;
        return value;
      },
      has: (target, name: string) => {
        this.#names.add(name);
        return name in target;
      },
      ownKeys: (target) => {
        isCopied = true;
        return Reflect.ownKeys(target);
      },
    });
  }
}
