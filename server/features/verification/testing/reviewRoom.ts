import type { TestContext } from 'node:test';
import { uploadVerificationImage, type Verdict } from '#contract/calls/verification/documents.ts';
import { type DocumentKind, listVerificationImages } from '#contract/calls/verification/verification.ts';
import { fileOf, noise } from '#server/testing/pictureCorpus.ts';
import { type TestActor, testActors } from '#server/testing/people/testActors.ts';
import { type TestApp, type TestAppOptions, testApp } from '#server/testing/testApp.ts';

export const upload = '/api/client/user_verification_images';
export const photo = await noise(640, 400).jpeg().toBuffer();

export interface Person extends TestActor {
  readonly send: TestApp['inject'];
}

/** The server with a client, another one and the admin, each with a browser. */
export async function setUp(t: TestContext, options: TestAppOptions = {}) {
  const server = await testApp(t, options);
  const actors = await testActors(server.context);
  const person = (actor: TestActor): Person => {
    const browser = server.visitor();
    browser.cookies.set('session', actor.cookie ?? '');
    return { ...actor, send: (request) => browser.inject(request) };
  };
  return { server, client: person(actors.client), other: person(actors.otherClient), admin: person(actors.admin) };
}

export const formOf = (kind: string, file: File, identity?: string): FormData => {
  const form = new FormData();
  form.append('kind', kind);
  if (identity !== undefined) form.append('identity_document', identity);
  form.append('file', file);
  return form;
};
export const post = ({ send }: Person, kind: string, file = fileOf(photo), identity?: string) =>
  send({ method: 'POST', url: upload, body: formOf(kind, file, identity) });

export async function sendIn(person: Person, kind: DocumentKind) {
  return uploadVerificationImage.response.parse((await post(person, kind)).body).verification_image;
}

export async function listOf(person: Person) {
  const { body } = await person.send(`${upload}/${person.userId}?api_token=${person.apiToken}`);
  const { verification_images: images, verification_status: state } = listVerificationImages.response.parse(body);
  return { state, images, marks: images.map(({ kind, status }) => `${kind}: ${status}`) };
}

export const decide = ({ send }: Person, userId: number, documents: readonly Verdict[]) =>
  send({ method: 'POST', url: `/api/verifications/${userId}/decision`, body: { documents } });

/** The bytes as the server sends them, with its headers. */
export const look = ({ server }: { server: TestApp }, { cookie }: TestActor, id: number) =>
  server.app.inject({ url: `/api/verifications/images/${id}`, cookies: { session: cookie ?? '' } });

export async function auditOf({ context }: TestApp): Promise<string[]> {
  const events = await context.db.selectFrom('audit_events').selectAll().orderBy('id').execute();
  return events.map(({ action, actor_user_id, details }) => `${actor_user_id} ${action} ${JSON.stringify(details)}`);
}
