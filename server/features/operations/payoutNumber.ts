/** What people quote: `P-100001`. */
export const payoutNumber = (id: number): string => `P-${100_000 + id}`;
