/** Where a translator of a browser changes nothing. */
const untouched = 'script, style, textarea, option, title, svg, font font';

/**
 * Changes a page as the translator of a browser does, and continues to do so: each text node is replaced by an element
 * with its text. React still holds the removed node: it cannot insert anything before it, and what it writes into it is
 * not visible. `lost` lists such texts: what is visible, and what should be.
 */
export function translateAlong(root: Element): { readonly lost: () => string[]; readonly stop: () => void } {
  const texts = new Map<Text, Element>();
  const translate = (): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest(untouched)) continue;
      const inner = document.createElement('font');
      inner.textContent = text.data;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      texts.set(text, outer);
    }
  };
  const observer = new MutationObserver(translate);
  observer.observe(root, { childList: true, subtree: true });
  translate();
  return {
    lost: () =>
      [...texts]
        .filter(([text, shown]) => shown.isConnected && shown.textContent !== text.data)
        .map(([text, shown]) => `${shown.textContent} → ${text.data}`),
    stop: () => observer.disconnect(),
  };
}
