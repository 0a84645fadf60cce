/** Parts of a page that are complete by themselves. */
const parts = 'section, article, aside, form, li, main, [role="dialog"], [role="alertdialog"], [role="group"]';
const headings = ':is(h1, h2, h3, h4):not([hidden])';
/** Layers over the page: dialogs, menus. */
const layers = '[role="presentation"], [role="dialog"], [role="alertdialog"]';

/** An element with all its ancestors: once it is removed from the page its parents are unknown. */
type Trail = readonly Element[];

const trailOf = (element: Element | null): Trail =>
  element === null ? [] : [element, ...trailOf(element.parentElement)];

const isOff = (element: Element): boolean => element.matches(':disabled');

/** What replaced a removed element. */
function answerAt(trail: Trail): { readonly place: Element; readonly answer: HTMLElement } | null {
  const place = trail.find(({ isConnected }) => isConnected);
  const part = place?.closest<HTMLElement>(parts) ?? null;
  if (place === undefined || part === null) return null;
  return { place, answer: part.querySelector<HTMLElement>(headings) ?? part };
}

/**
 * An answer often replaces the button that requested it. The focus would be lost with the button, and users of a
 * keyboard or a screen reader would start again at the top: it moves to the replacement. Returns a function that stops
 * it.
 */
export function keepFocus(document: Document): () => void {
  let last: Trail = [];
  /** What had the focus before a dialog or a menu took it. */
  let below: Trail = [];
  let wasOff = false;
  const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
  const forget = (): void => {
    last = [];
    below = [];
  };

  const onFocus = ({ target }: FocusEvent): void => {
    last = trailOf(target instanceof Element ? target : null);
    wasOff = false;
    if (last[0]?.closest(layers) === null) below = last;
  };
  const onBlur = (): void =>
    queueMicrotask(() => {
      const [element] = last;
      // The user has pressed elsewhere. A busy button also loses the focus, and may get it back.
      if (isLost() && element?.isConnected === true && !isOff(element)) forget();
    });
  const observer = new MutationObserver(() => {
    const [element] = last;
    if (element === undefined) return;
    if (element.isConnected) {
      if (wasOff && !isOff(element) && isLost() && element instanceof HTMLElement)
        element.focus({ preventScroll: true });
      wasOff = isOff(element);
      return;
    }
    if (!isLost()) return;
    const found = answerAt(last) ?? answerAt(below);
    forget();
    if (found === null) return;
    const { place, answer } = found;
    if (!answer.hasAttribute('tabindex')) answer.setAttribute('tabindex', '-1');
    answer.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'nearest' });
  });

  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}
