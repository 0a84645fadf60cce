/** The lists with names that a sentence can name. */
export type NameKind =
  | 'brand'
  | 'model'
  | 'city'
  | 'airport'
  | 'category'
  | 'car_type'
  | 'fuel'
  | 'transmission'
  | 'drive'
  | 'steering'
  | 'colour'
  | 'extras'
  | 'equipment';

/** One name of one value: what the lists call it in a language, or what people say. */
export interface NamedValue {
  readonly kind: NameKind;
  /** Of a city or an airport, its id. */
  readonly code: string;
  readonly name: string;
  /** From `spoken_names`. */
  readonly is_spoken: boolean;
  /** Of a model its brand, of an airport its city, of a city the code by which choices know it. */
  readonly of: string | null;
}

export interface Vocabulary {
  readonly names: readonly NamedValue[];
}
