import { createHash } from 'node:crypto';

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
