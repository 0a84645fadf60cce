import type { z } from 'zod';

/** What a schema is made of. */
export const defOf = (schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] =>
  // Every schema of zod is one of its own types.
  (schema as z.core.$ZodTypes)._zod.def;
