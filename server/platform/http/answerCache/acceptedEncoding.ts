export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest of our encodings that an Accept-Encoding header takes (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...options] = part.split(';').map((text) => text.trim());
    const isRefused = options.some((option) => /^q=0(\.0*)?$/.test(option));
    (isRefused ? refused : taken).add(name);
  }
  const takes = (name: Encoding): boolean => taken.has(name) || (taken.has('*') && !refused.has(name));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
