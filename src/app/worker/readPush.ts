interface Push {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

const nothing: Push = { title: 'Gza', text: '', path: '/' };

/** What the server has pushed. A browser must show something for each; the page is one of this site. */
export function readPush(json: string | undefined): Push {
  const push = parse(json);
  const textOf = (name: keyof Push) => (typeof push[name] === 'string' ? push[name] : nothing[name]);
  const path = textOf('path');
  return { title: textOf('title'), text: textOf('text'), path: /^\/(?![/\\])/.test(path) ? path : nothing.path };
}

/**
 * How a push is shown. A later one about the same page takes the place of the one before, and is heard as that one was:
 * without `renotify` the device would only change the text.
 */
export function toNotification({ text, path }: Push) {
  return { body: text, icon: '/icon-192.png', tag: path, renotify: true, data: path };
}

function parse(json: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
