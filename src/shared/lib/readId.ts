const largest = 2_147_483_647;

/** The id in an address, as the server accepts it; null for anything else. */
export function readId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largest ? id : null;
}
