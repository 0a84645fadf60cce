/** The sections of the advice for the road, each with a title and a list. */
export const safetySections = ['before', 'road', 'mountains', 'winter', 'accident', 'breakdown'] as const;

/** The sections of the terms in their order; each has a title and paragraphs under its name in the texts. */
export const termsSections = [
  'service',
  'accounts',
  'drivers',
  'booking',
  'prices',
  'payment',
  'deposit',
  'cancellation',
  'pickUp',
  'use',
  'owners',
  'damage',
  'liability',
  'reviews',
  'data',
  'changes',
  'contact',
] as const;
