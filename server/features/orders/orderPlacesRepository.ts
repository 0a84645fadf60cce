import { type RawBuilder, sql } from 'kysely';
import type { HandoverPlace } from '#contract/calls/places.ts';
import type { Language } from '#contract/domain/values.ts';

/** A place in the asked language. */
export interface PlaceRow extends HandoverPlace {
  /** Which address or hotel it is, in the words of the client. */
  readonly text: string | null;
}

/** SQL for a frozen place as a `PlaceRow`. */
export function placeIn(frozen: RawBuilder<unknown>, language: Language): RawBuilder<PlaceRow> {
  const said = sql.lit(language);
  return sql`(select json_build_object('kind', p->'kind', 'id', p->'id', 'name', p->'name'->>${said},
    'address', p->'address'->>${said}, 'city', p->'city'->>${said}, 'text', p->>'text') from (select ${frozen}) as of_place (p))`;
}
