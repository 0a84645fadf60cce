// The values in terms of rent, as sent in requests and answers, in the order of display.

/** The topics of questions: the parts of a car's terms. */
export const termTopics = [
  'protection',
  'deposit',
  'distance',
  'fuel',
  'drivers',
  'ages',
  'licence',
  'borders',
  'roads',
  'winter_tyres',
  'smoking',
  'pets',
  'child_seats',
  'late_return',
  'cleaning',
  'one_way',
] as const;
export type TermTopic = (typeof termTopics)[number];

/** The first one is included in the price of a day, the others are paid for. */
export const planCodes = ['basic', 'plus', 'full'] as const;

/** What a protection may leave out. */
export const carParts = ['tyres', 'underbody', 'windscreen', 'interior'] as const;
export type CarPart = (typeof carParts)[number];

export const depositWays = ['cash', 'card_hold', 'transfer'] as const;
export type DepositWay = (typeof depositWays)[number];

/** Handed over full and returned full, or returned with as much as there was. */
export const fuelPolicies = ['full', 'same'] as const;

export const scripts = ['georgian', 'latin', 'cyrillic'] as const;
export type Script = (typeof scripts)[number];

/**
 * Who needs an international driving permit: holders of licences in other scripts, everybody with a foreign licence,
 * or no one, because licences in other scripts are not accepted at all.
 */
export const idpRules = ['other_scripts', 'all_foreign', 'not_accepted'] as const;

/** The neighbours that a car can be taken to. */
export const neighbours = ['armenia', 'turkey', 'azerbaijan', 'russia'] as const;

export const borderPapers = ['power_of_attorney', 'green_card'] as const;

/** From the easiest to the hardest: who may drive on one may drive on those before it. */
export const surfaces = ['asphalt', 'gravel', 'off_road'] as const;
export type Surface = (typeof surfaces)[number];

/** Well-known roads that owners forbid by name. */
export const stretches = [
  'tusheti',
  'shatili',
  'ushguli',
  'zagari',
  'goderdzi',
  'vashlovani',
  'truso',
  'juta',
  'gareja',
] as const;
export type Stretch = (typeof stretches)[number];

/** The terms by which cars can be searched: the database stores them with each car (`term_codes_of`). */
export const termCodes = [
  'unlimited_distance',
  'no_deposit',
  'deposit_300',
  'excess_500',
  'no_excess',
  'more_drivers',
  'pets',
  'smoking',
  'gravel',
  'off_road',
  'winter_tyres',
  'border_armenia',
  'border_turkey',
  'border_azerbaijan',
  'cyrillic_licence',
  'one_way',
] as const;
