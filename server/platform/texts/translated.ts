type PluralForm = 'one' | 'few' | 'many' | 'other';

/** A text with plural forms is named without them: which one is said follows from its `count`. */
export type TextKey<Name> = Name extends `${infer Plain}_${PluralForm}` ? Plain : Name;

/** The same texts in another language, which has plural forms of its own. */
export type Translated<Texts> = Readonly<Record<Exclude<keyof Texts, `${string}_one`>, string>> & {
  readonly [Name in `${string}_${Exclude<PluralForm, 'other'>}`]?: string;
};
