import type { OnProgress } from './requestOf.ts';

interface Upload {
  readonly method: string;
  readonly address: string;
  /** The form's fields by name: texts and one file. */
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress | undefined;
}

interface UploadAnswer {
  readonly status: number;
  readonly text: string;
  readonly headerOf: (name: string) => string | null;
}

/** Sends a form of parts as every request is sent (cookies, marker). Rejects when there was no answer. */
export function sendUpload({
  method,
  address,
  body,
  idempotencyKey,
  signal,
  onProgress,
}: Upload): Promise<UploadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadAnswer>();
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.withCredentials = true;
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
  if (idempotencyKey !== undefined) request.setRequestHeader('Idempotency-Key', idempotencyKey);
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress?.(loaded / total);
  });
  request.addEventListener('load', () =>
    resolve({
      status: request.status,
      text: request.responseText,
      headerOf: (name) => request.getResponseHeader(name),
    }),
  );
  for (const end of ['error', 'abort', 'timeout'])
    request.addEventListener(end, () => reject(new Error(`The upload ended by ${end}.`)));
  signal.addEventListener('abort', () => request.abort());
  request.send(formOf(body));
  return promise;
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}
