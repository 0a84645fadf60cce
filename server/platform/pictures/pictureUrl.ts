/** The folder of the storage that holds profile pictures. */
export const PICTURE_FOLDER = 'profiles';

/** Address of a profile picture. Its key is random for each picture and can't be guessed. */
export function pictureUrl<Key extends string | null>(key: Key): string | Extract<Key, null>;
export function pictureUrl(key: string | null): string | null {
  return key === null ? null : `/pictures/people/${key.slice(PICTURE_FOLDER.length + 1)}`;
}
