import type { KeyboardEvent } from 'react';

/** Arrow keys lead from one row's box to the next; Enter opens the row. Space is the box's own. */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || /^(SELECT|TEXTAREA)$/.test(target.tagName)) return;
  const row = target.closest('tr, li');
  if (row === null) return;
  if (key === 'Enter' && target.matches('[data-row]')) {
    event.preventDefault();
    row.querySelector<HTMLAnchorElement>('a')?.click();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('[data-row]')];
  const here = boxes.findIndex((box) => row.contains(box));
  const next = boxes[here + (key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
