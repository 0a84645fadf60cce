/** Whether two values are written alike as JSON; their keys have to be in the same order. */
export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
