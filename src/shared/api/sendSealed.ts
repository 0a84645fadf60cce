import type { AppThunk } from '#src/shared/store/hooks.ts';
import type { Parcel } from './requestOf.ts';
import type { Sealed } from './vault.ts';
import { mapSecrets } from './veil.ts';
import type { Unveiled } from './veil.ts';

type Outcome<Answer> =
  | { readonly data: Answer; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

interface Sending<Answer> extends Promise<Outcome<Answer>> {
  readonly abort: () => void;
}

/** A mutation made by `secretRequestOf` or `uploadRequestOf`. */
interface SealedEndpoint<Arg, Answer> {
  readonly initiate: (arg: Arg, options: { readonly track: false }) => AppThunk<Sending<Answer>>;
}

/** What is really sent: the body itself, with the callback for upload progress. */
type Outgoing<Arg> = Arg extends { readonly sealed: Sealed<infer Sent> } ? Omit<Arg, 'sealed'> & Sent : Arg;

/**
 * Makes a call whose actions and state contain only a reference: puts its body into the vault, stores nothing of it,
 * and takes the secrets of its answer out again.
 */
export const sendSealed =
  <Arg, Answer>(
    { initiate }: SealedEndpoint<Arg, Answer>,
    outgoing: Outgoing<Arg>,
  ): AppThunk<Sending<Unveiled<Answer>>> =>
  (dispatch, _getState, { vault }) => {
    // Every argument is of this shape, or nothing.
    const { body, onProgress, ...open } = (outgoing ?? {}) as Parcel;
    const sealed = vault.seal<Parcel>({ body, ...(onProgress && { onProgress }) });
    // The argument again, with the reference instead of the value.
    const arg = (body === undefined ? outgoing : { ...open, sealed }) as Arg;
    const request = dispatch(initiate(arg, { track: false }));
    const opened = async (): Promise<Outcome<Unveiled<Answer>>> => {
      const { data, error } = await request;
      // It was never sent, when it was aborted before.
      vault.take(sealed);
      if (data === undefined) return { error };
      // Replaces each reference by its value.
      return { data: mapSecrets(data, (secret) => vault.take(secret as Sealed<unknown>)) as Unveiled<Answer> };
    };
    return Object.assign(opened(), { abort: request.abort });
  };
