import type { Config } from '#server/config.ts';

/** Of the configured address: a passkey of another site, or made under another name, is none of ours. */
export function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpId: hostname };
}

/** By which a device tells accounts apart. An id is public and says nothing about its person. */
export const handleOf = (userId: number): Buffer => Buffer.from(`user ${userId}`);
