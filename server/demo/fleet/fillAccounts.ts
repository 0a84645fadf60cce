import { randomBytes } from 'node:crypto';
import { composeIBAN } from 'ibantools';
import type { PoolClient } from 'pg';
import type { Role } from '#contract/calls/auth/session.ts';
import { seal } from '#server/platform/crypto/encryption.ts';
import { hashPassword } from '#server/features/auth/passwordHash.ts';
import { clients } from './clients.ts';
import { demoAccounts, type DemoAccount } from './demoAccounts.ts';
import { insertRows } from './fleetRepository.ts';
import { owners } from './owners.ts';
import { places } from './places.ts';

export interface DemoParties {
  /** In the order of the lists of clients and owners. */
  readonly clientIds: readonly number[];
  readonly ownerIds: readonly number[];
}

const DAY = 24 * 3_600_000;

/** The people of the demo fleet. Only the demo accounts have a known password. */
export async function fillAccounts(client: PoolClient, encryptionKey: Buffer, midnight: Date): Promise<DemoParties> {
  const unknownPassword = await hashPassword(randomBytes(24).toString('base64'));
  const toUser = async (account: DemoAccount | undefined, address: string, role: Role, ageDays: number) => ({
    email: account?.email ?? `${address}@people.gza.example`,
    password_hash: account ? await hashPassword(account.password) : unknownPassword,
    roles: [role],
    language: 'en',
    created_at: new Date(midnight.getTime() - ageDays * DAY),
  });

  const { client: firstClient, physicalOwner, legalOwner, support, admin } = demoAccounts;
  await insertRows(
    client,
    'users',
    await Promise.all([support, admin].map((account) => toUser(account, '', account.role, 900))),
  );
  const clientUsers = await insertRows(
    client,
    'users',
    await Promise.all(
      clients.map((_, index) => toUser(index === 0 ? firstClient : undefined, `client${index}`, 'client', 400 + index)),
    ),
  );
  const ownerUsers = await insertRows(
    client,
    'users',
    await Promise.all(
      owners.map((_, index) => toUser([physicalOwner, legalOwner][index], `owner${index}`, 'owner', 1400 - index * 37)),
    ),
  );

  const clientIds = await insertRows(
    client,
    'clients',
    clients.map(({ name, surname }, index) => ({
      user_id: clientUsers[index],
      name,
      surname,
      phone: `+99559${String(1_000_000 + index * 7_919).slice(-7)}`,
      is_above_21: true,
      has_licence_over_2_years: true,
      agreed_at: midnight,
    })),
  );
  const ownerIds = await insertRows(
    client,
    'owners',
    owners.map((owner, index) => {
      const userId = ownerUsers[index] ?? 0;
      const city = places.find(({ cityId }) => cityId === owner.cityId);
      const address = `${index * 3 + 4} ${city?.streets[0].en ?? ''}, ${city?.city.en ?? ''}`;
      const sealed = (column: string, text: string) =>
        `\\x${seal(encryptionKey, `owners.${column}/${userId}`, Buffer.from(text)).toString('hex')}`;
      return {
        user_id: userId,
        kind: owner.kind,
        name: owner.name,
        surname: owner.surname,
        phone: `+99555${String(1_000_000 + index * 6_007).slice(-7)}`,
        city_id: owner.cityId,
        physical_address: address,
        legal_address: address,
        identity_number_encrypted: sealed('identity_number', identityNumber(owner.kind, index)),
        iban_encrypted: sealed(
          'iban',
          composeIBAN({ countryCode: 'GE', bban: `BG${String(1_000_000_000_000_000 + index * 7)}` }) ?? '',
        ),
        // The companies pay VAT.
        vat_number_encrypted: owner.kind === 'legal' ? sealed('vat_number', identityNumber(owner.kind, index)) : null,
        verified_at: owner.isVerified ? midnight : null,
        agreed_at: midnight,
        created_at: new Date(midnight.getTime() - (1400 - index * 37) * DAY),
      };
    }),
  );
  return { clientIds, ownerIds };
}

/** Eleven digits of a person, nine of a company. */
function identityNumber(kind: 'physical' | 'legal', index: number): string {
  return kind === 'physical'
    ? `010${String(10_000_000 + index * 31_337).slice(-8)}`
    : `40${String(1_000_000 + index * 1_009).slice(-7)}`;
}
