/** The months in sight: some of the twelve of the strip. */
export interface PricesView {
  /** Which year of the strip, from this month on: 0 or 1. */
  readonly year: number;
  /** The first month in sight, 0 to 11, and how many there are. */
  readonly start: number;
  readonly count: number;
}

export const YEARS = 2;
const MONTHS = 12;

export const firstView: PricesView = { year: 0, start: 0, count: 3 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const moved = (view: PricesView, start: number): PricesView => ({
  ...view,
  start: within(start, 0, MONTHS - view.count),
});

/** The first month is dragged, the last one stays. */
export function stretchedFrom(view: PricesView, start: number): PricesView {
  const end = view.start + view.count;
  const first = within(start, 0, end - 1);
  return { ...view, start: first, count: end - first };
}

/** The last month is dragged, the first one stays. */
export const stretchedTo = (view: PricesView, last: number): PricesView => ({
  ...view,
  count: within(last, view.start, MONTHS - 1) - view.start + 1,
});

export const sized = (view: PricesView, count: number): PricesView => moved({ ...view, count }, view.start);

/** Moves by as many months as are visible; past the end of the strip comes the other year. */
export function turned(view: PricesView, direction: 1 | -1): PricesView {
  const start = view.start + direction * view.count;
  if (start >= MONTHS) return view.year + 1 < YEARS ? { ...view, year: view.year + 1, start: 0 } : view;
  if (start + view.count <= 0) {
    return view.year > 0 ? { ...view, year: view.year - 1, start: MONTHS - view.count } : view;
  }
  return moved(view, start);
}

/** Scrolls as little as needed to show a month, counted from now; null where there is no such month. */
export function showing(view: PricesView, month: number): PricesView | null {
  if (month < 0 || month >= YEARS * MONTHS) return null;
  const at = { ...view, year: Math.floor(month / MONTHS) };
  const place = month % MONTHS;
  if (place < at.start) return moved(at, place);
  return place >= at.start + at.count ? moved(at, place - at.count + 1) : at;
}
