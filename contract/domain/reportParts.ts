/** The guided photographs with an outline; and the free ones, up to eighteen. */
export const guidedAngles = ['front', 'left', 'rear', 'right', 'interior', 'dashboard'] as const;

const MOST_EXTRA = 18;

export const extraAngles: readonly `extra_${number}`[] = Array.from(
  { length: MOST_EXTRA },
  (_none, index) => `extra_${index + 1}` as const,
);

export const reportAngles = [...guidedAngles, ...extraAngles] as const;

export const MOST_PHOTOS = reportAngles.length;

export const MOST_MARKS = 50;

export const LONGEST_MARK_NOTE = 200;

export const LONGEST_REMARKS = 1000;

export const MOST_KILOMETRES = 2_000_000;

export const FUEL_PARTS = 8;

/** A mark's place on the outline, in thousandths of its width and height. */
export const OUTLINE = 1000;

export const outlineSides = ['top', 'left', 'right', 'front', 'rear', 'interior'] as const;
