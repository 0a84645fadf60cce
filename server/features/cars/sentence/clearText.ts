/** Zero bytes of a sentence become spaces. */
export function clearText(body: unknown): void {
  if (typeof body === 'object' && body !== null && 'text' in body && typeof body.text === 'string')
    body.text = body.text.replaceAll('\0', ' ');
}
