import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { UPLOAD_BYTES } from '#contract/domain/pictures.ts';
import { ApiError, FieldError } from './apiError.ts';

/** The longest text beside a file, in bytes. */
const FIELD_BYTES = 1_000;
/** What a form adds to its file: other fields, boundaries, headers of parts. */
const FORM_BYTES = 64 * 1024;

/**
 * Forms with a file, for calls that say `upload` and for no others: there it is the only type, elsewhere it is refused.
 * The form becomes the body, its file a `File`, so that the call's own schema reads it. Set up behind the access rule:
 * no file is received before its sender is known to be allowed.
 */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_BYTES, files: 1, fields: 10, fieldSize: FIELD_BYTES, fieldNameSize: 100, parts: 11 },
  });
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD') return;
    const isForm = isFormType(headers);
    const upload = routeOptions.config.call?.upload ?? false;
    if (upload !== 'or json' && isForm !== upload) throw new ApiError(415, 'UNSUPPORTED_TYPE');
    // Refused before it is received, if the sender declares its length.
    if (isForm && Number(headers['content-length'] ?? 0) > UPLOAD_BYTES + FORM_BYTES)
      throw new ApiError(413, 'TOO_LARGE');
  });
  const takePlace = uploadPlaces();
  app.addHook('preValidation', async (request, reply) => {
    if (!isFormType(request.headers)) return;
    // Files are accepted from users only: no call with a file is public.
    takePlace(request.actor?.userId ?? 0, reply);
    request.body = await readForm(request);
  });
}

const isFormType = (headers: FastifyRequest['headers']): boolean => /^multipart\//i.test(headers['content-type'] ?? '');

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname;
      if (Object.hasOwn(form, name)) throw new FieldError({ [name]: 'invalid' });
      if (part.type === 'file') form[name] = new File([await part.toBuffer()], part.filename, { type: part.mimetype });
      else if (part.valueTruncated)
        throw new FieldError({ [name]: { key: 'tooLong', values: { limit: FIELD_BYTES } } });
      else form[name] = part.value;
    }
  } catch (error) {
    // What is left of it is read all the same: unread it would hold up the next request of the connection, which a proxy
    // may send for somebody else.
    request.raw.unpipe().resume();
    // The parser's own complaints about a broken form say no status.
    if (error instanceof FieldError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new ApiError(400, 'BAD_REQUEST');
  }
  return form;
}

/** The five documents may come together. */
const MOST_OF_ONE = 6;
/** Of all users together: files of 10 MiB, held in memory until they are stored. */
const MOST = 40;

/**
 * Gives each upload a place for as long as its answer takes, in this process. The limits per hour count what has
 * arrived; without places one client could fill the memory with uploads still arriving.
 */
function uploadPlaces(): (userId: number, reply: FastifyReply) => void {
  const taken = new Map<number, number>();
  let all = 0;
  const change = (userId: number, by: 1 | -1): void => {
    all += by;
    const places = (taken.get(userId) ?? 0) + by;
    if (places === 0) taken.delete(userId);
    else taken.set(userId, places);
  };
  return (userId, { raw }) => {
    if ((taken.get(userId) ?? 0) >= MOST_OF_ONE) throw new ApiError(429, 'TOO_MANY_REQUESTS', { 'retry-after': '5' });
    if (all >= MOST) throw new ApiError(503, 'UNAVAILABLE', { 'retry-after': '5' });
    // Closed already: its end would not be noticed, and the place never freed.
    if (raw.destroyed) throw new ApiError(400, 'BAD_REQUEST');
    change(userId, 1);
    // The end of the answer, or of the connection before it.
    raw.once('close', () => change(userId, -1));
  };
}
