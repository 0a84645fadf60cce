import { z } from 'zod';

const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must be addresses or networks (10.0.0.0/8), with commas between them',
});
/** Addresses and networks, with commas between them. */
export const Networks = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(Network));
