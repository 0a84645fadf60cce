import type { FastifyInstance } from 'fastify';
import { FieldError } from './apiError.ts';

/** Far deeper than any body of ours, and far from what the stack of whatever reads it can take. */
const DEEPEST = 64;

/**
 * Bodies are JSON or nothing: other types are refused (415), and an empty body is no body even when announced as JSON.
 * Names like `__proto__` pass as fields of the sender's own, which the call's schema refuses like any it does not know.
 * What is nested deeper than anything of ours is refused here, before anything walks through it.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (depthOf(text) > DEEPEST) done(new FieldError({ body: 'tooDeep' }), undefined);
    // Fastify's own parser answers through the callback; its type allows a promise as well.
    else void parse(request, wholeCharacters(text), done);
  });
}

/** One escape of JSON; six characters long only where it is half of a character without its other half. */
const ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|[^])/g;

/**
 * Half a character becomes the sign that stands for what cannot be read. Text columns would keep that sign anyway, so that
 * what is read again is not what was sent; JSON columns take no half at all. Only escapes can bring one: bodies are UTF-8.
 */
const wholeCharacters = (json: string): string =>
  /\\u[dD][89a-fA-F]/.test(json)
    ? json.replaceAll(ESCAPE, (escape) => (escape.length === 6 ? String.raw`\ufffd` : escape))
    : json;

const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const OPENING = new Set(['{', '['].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)));

/** How many lists and objects are open at once, at most; of text that is no JSON, something. */
function depthOf(json: string): number {
  let [depth, deepest, isText] = [0, 0, false];
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (isText && code === BACKSLASH) index += 1;
    else if (code === QUOTE) isText = !isText;
    else if (!isText && OPENING.has(code)) deepest = Math.max(deepest, (depth += 1));
    else if (!isText && CLOSING.has(code)) depth -= 1;
  }
  return deepest;
}
