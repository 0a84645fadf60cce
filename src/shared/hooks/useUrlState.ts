import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PlaceChange, UrlCodec } from '../lib/urlCodec.ts';

type Change<Place extends object> = PlaceChange<Place> | ((place: Place) => PlaceChange<Place>);

export interface UrlState<Place extends object> {
  readonly place: Place;
  /** Pushes a history entry, or, with `replace`, none: for input, or for trying something on a page. */
  readonly change: (next: Change<Place>, options?: { readonly replace?: boolean }) => void;
  /** The address of this screen with some of its place changed. */
  readonly addressOf: (next: PlaceChange<Place>) => string;
}

export type UrlStateOf<Codec> = Codec extends UrlCodec<infer Place> ? UrlState<Place> : never;

/** The query requested since the last render, by the key of the history entry. */
const pending = new Map<string, string>();

/** Parameters that the codec does not name stay as they are. */
export function changeQuery<Place extends object>(codec: UrlCodec<Place>, search: string, next: Change<Place>): string {
  const query = new URLSearchParams(search);
  const { names, read, write, inList = [] } = codec;
  const place = read(query);
  const change = typeof next === 'function' ? next(place) : next;
  const isOtherList = Object.keys(change).some((name) => !inList.some((one) => one === name));
  const usual = read(new URLSearchParams());
  const begun = isOtherList ? Object.fromEntries(inList.map((name) => [name, usual[name]])) : {};
  const written = write({ ...place, ...begun, ...change });
  for (const name of names) {
    const value = written[name];
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return `?${query.toString()}`;
}

/**
 * The state in the address, which is its only source, so that back, reload and a link give the same. `useLocation`
 * returns the address of the last render: of two changes before the next one, the second continues from the first,
 * whichever components make them.
 */
export function useUrlState<Place extends object>(codec: UrlCodec<Place>): UrlState<Place> {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => pending.clear(), [key]);
  const place = useMemo(() => codec.read(new URLSearchParams(search)), [codec, search]);
  const change = useCallback<UrlState<Place>['change']>(
    (next, { replace = false } = {}) => {
      const query = changeQuery(codec, pending.get(key) ?? search, next);
      pending.set(key, query);
      void navigate(query, { replace });
    },
    [codec, key, search, navigate],
  );
  const addressOf = useCallback((next: PlaceChange<Place>) => changeQuery(codec, search, next), [codec, search]);
  return { place, change, addressOf };
}
