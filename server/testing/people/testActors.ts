import type { Role } from '#contract/calls/auth/session.ts';
import type { Context } from '#server/context.ts';
import { sealOwnerSecrets } from '#server/features/auth/ownerSecrets.ts';
import { insertSession } from '#server/features/auth/sessionRepository.ts';
import { drawSecret, hashSecret } from '#server/features/auth/sessionSecrets.ts';

/** All actors of the access table; `anonymous` has no session. */
export const who = [
  'anonymous',
  'client',
  'otherClient',
  'physicalOwner',
  'otherOwner',
  'legalOwner',
  'support',
  'admin',
] as const;
export type Who = (typeof who)[number];

export interface TestActor {
  readonly userId: number;
  readonly clientId: number | null;
  readonly ownerId: number | null;
  /** Value of the cookie `session`; null for the anonymous visitor. */
  readonly cookie: string | null;
  readonly apiToken: string;
}

export type TestActors = Readonly<Record<Who, TestActor>>;

const kinds: Readonly<Record<Exclude<Who, 'anonymous'>, { role: Role; ownerKind?: 'physical' | 'legal' }>> = {
  client: { role: 'client' },
  otherClient: { role: 'client' },
  physicalOwner: { role: 'owner', ownerKind: 'physical' },
  otherOwner: { role: 'owner', ownerKind: 'physical' },
  legalOwner: { role: 'owner', ownerKind: 'legal' },
  support: { role: 'support' },
  admin: { role: 'admin' },
};

/** All that accounts need. */
type Books = Pick<Context, 'config' | 'db' | 'clock'>;

/** One logged-in account of each kind, written past the registration. */
export async function testActors(context: Books): Promise<TestActors> {
  const anonymous: TestActor = { userId: 0, clientId: null, ownerId: null, cookie: null, apiToken: '' };
  const make = (name: keyof typeof kinds) => makeActor(context, name, kinds[name]);
  return {
    anonymous,
    client: await make('client'),
    otherClient: await make('otherClient'),
    physicalOwner: await make('physicalOwner'),
    otherOwner: await make('otherOwner'),
    legalOwner: await make('legalOwner'),
    support: await make('support'),
    admin: await make('admin'),
  };
}

/** One more logged-in client; `name` makes the address. */
export function testClient(context: Books, name: string): Promise<TestActor> {
  return makeActor(context, name, kinds.client);
}

async function makeActor(
  context: Books,
  name: string,
  { role, ownerKind }: { readonly role: Role; readonly ownerKind?: 'physical' | 'legal' },
): Promise<TestActor> {
  const { db, clock } = context;
  const { id: userId } = await db
    .insertInto('users')
    .values({ email: `${name}@access.test`, password_hash: 'none', roles: [role], language: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const clientId = role === 'client' ? await insertClient(context, userId) : null;
  const ownerId = ownerKind === undefined ? null : await insertOwner(context, userId, ownerKind);
  const [cookie, apiToken] = [drawSecret(), drawSecret()];
  await insertSession(db, {
    user_id: userId,
    token_hash: hashSecret(cookie),
    api_token_hash: hashSecret(apiToken),
    language: 'en',
    created_at: clock(),
    expires_at: new Date(clock().getTime() + 60_000),
  });
  return { userId, clientId, ownerId, cookie, apiToken };
}

async function insertClient({ db, clock }: Books, userId: number): Promise<number> {
  const client = await db
    .insertInto('clients')
    .values({
      user_id: userId,
      name: 'Nino',
      surname: 'Beridze',
      phone: '+995555000000',
      is_above_21: true,
      has_licence_over_2_years: true,
      agreed_at: clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return client.id;
}

async function insertOwner({ db, clock, config }: Books, userId: number, kind: 'physical' | 'legal'): Promise<number> {
  const owner = await db
    .insertInto('owners')
    .values({
      user_id: userId,
      kind,
      name: 'Giorgi',
      surname: kind === 'physical' ? 'Kapanadze' : null,
      phone: '+995555000001',
      city_id: 1,
      physical_address: 'Rustaveli 1',
      legal_address: 'Rustaveli 1',
      ...sealOwnerSecrets(config.encryptionKey, userId, {
        identityNumber: '01017012345',
        iban: 'GE29NB0000000101904917',
      }),
      agreed_at: clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return owner.id;
}

export const somebodyElse = (actor: TestActor, actors: TestActors) =>
  actor === actors.client ? actors.otherClient : actors.client;
