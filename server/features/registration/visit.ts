import type { Language } from '#contract/domain/values.ts';
import type { FieldTexts } from '#server/platform/http/routeForm.ts';

/** The network and the language of a registration. */
export interface Visit {
  readonly ip: string;
  readonly language: Language;
}

/** With a form of which the schema has refused some fields, or none. */
export interface FormVisit extends Visit {
  readonly wrong: FieldTexts;
}
