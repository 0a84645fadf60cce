/*
 * What lies under the pointer or has the focus stays in the document: a card and its pin are marked together, without
 * rendering a list of hundreds.
 */
const nodesOf = (id: string): NodeListOf<Element> => document.querySelectorAll(`[data-car="${id}"]`);

const carOf = ({ target }: Event): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-car]')?.dataset['car'] : undefined;

/** Marks whatever shows the car that is pointed at or has the focus; returns what ends it. */
export function followLitCars(root: Document): () => void {
  let lit: string | undefined;
  const light = (id: string | undefined) => {
    if (id === lit) return;
    if (lit !== undefined) for (const node of nodesOf(lit)) node.removeAttribute('data-lit');
    lit = id;
    if (id !== undefined) for (const node of nodesOf(id)) node.setAttribute('data-lit', '');
  };
  const follow = (event: Event) => light(carOf(event));
  root.addEventListener('pointerover', follow);
  root.addEventListener('focusin', follow);
  return () => {
    light(undefined);
    root.removeEventListener('pointerover', follow);
    root.removeEventListener('focusin', follow);
  };
}
