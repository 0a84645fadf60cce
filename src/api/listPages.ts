/** Lists people scroll: the next page starts where the last answer says. */
export const listPages = {
  initialPageParam: null,
  getNextPageParam: (last: { readonly next_cursor: string | null }) => last.next_cursor ?? undefined,
};

/** What a query needs to begin there. */
export const after = (cursor: string | null) => (cursor === null ? {} : { cursor });
