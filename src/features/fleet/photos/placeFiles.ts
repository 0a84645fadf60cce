import type { Shot } from '#contract/calls/cars/cars.ts';

/** Assigns files to slots: the first to the one it was dropped on, the others to the empty ones after it. */
export function placeFiles<Item>(
  files: readonly Item[],
  shots: readonly Shot[],
  taken: (shot: Shot) => boolean,
  at: Shot | null,
): { readonly placed: readonly { readonly shot: Shot; readonly file: Item }[]; readonly left: number } {
  const start = at === null ? 0 : shots.indexOf(at);
  const inOrder = [...shots.slice(start), ...shots.slice(0, start)];
  const places = inOrder.filter((shot) => shot === at || !taken(shot));
  const placed = places.flatMap((shot, index) => {
    const file = files[index];
    return file === undefined ? [] : [{ shot, file }];
  });
  return { placed, left: files.length - placed.length };
}

/** The slot that an arrow key leads to, given the number of columns; the same one at an edge. */
export function placeAfterKey(key: string, index: number, columns: number, count: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const next = index + (steps[key] ?? 0);
  return next >= 0 && next < count ? next : index;
}
