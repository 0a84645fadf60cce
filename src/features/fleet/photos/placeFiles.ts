import type { Shot } from '#contract/calls/cars.ts';

/** Where chosen files go: the first to the place they were dropped on, the others to the empty places after it. */
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

/** The place to which an arrow key leads from another, in rows of so many; the same where there is none. */
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
