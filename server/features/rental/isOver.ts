/** Whether the time to answer or to pay has passed; null where nothing is waited for. */
export const isOver = ({ expires_at }: { readonly expires_at: Date | null }, now: Date): boolean =>
  expires_at !== null && expires_at <= now;
