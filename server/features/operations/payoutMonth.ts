/** A month of Georgia's calendar, `YYYY-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7);

export function monthAfter(month: string, months = 1): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + months)).toISOString().slice(0, 7);
}

export const monthBefore = (month: string): string => monthAfter(month, -1);
