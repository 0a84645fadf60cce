export const limitNames = ['valid_from', 'valid_until', 'most_uses', 'most_uses_of_client'] as const;

/** When and how often a coupon counts, as typed. */
export type LimitValues = Readonly<Record<(typeof limitNames)[number], string>>;

export const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text.trim());

/** The message under each number of uses that is none. */
export const wrongUses = (
  { most_uses, most_uses_of_client }: Pick<LimitValues, 'most_uses' | 'most_uses_of_client'>,
  message: string,
): Partial<Record<'most_uses' | 'most_uses_of_client', string>> => ({
  ...(!isWhole(most_uses) && { most_uses: message }),
  ...(!isWhole(most_uses_of_client) && { most_uses_of_client: message }),
});
