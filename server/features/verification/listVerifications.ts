import type { ParsedQueryOf, ResponseOf } from '#contract/call.ts';
import type { listVerifications as call, Verification } from '#contract/calls/verification/documents.ts';
import type { Context } from '#server/context.ts';
import { describeDocument } from './describeDocument.ts';
import { type DocumentRow, listDocuments } from './documentRepository.ts';
import { countStates, listPeople, type PersonRow } from './verificationRepository.ts';

const PAGE_SIZE = 20;

export async function listVerifications(
  { db }: Pick<Context, 'db'>,
  { status, page }: ParsedQueryOf<typeof call>,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const people = await listPeople(db, { status, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const documents = await listDocuments(
    db,
    people.map(({ user_id }) => user_id),
  );
  const counts = await countStates(db);
  return {
    verifications: people.map((person) => describePerson(person, documents)),
    page,
    page_size: PAGE_SIZE,
    total: counts[status],
    counts,
  };
}

/** `documents` may hold those of others too. */
export function describePerson(person: PersonRow, documents: readonly DocumentRow[]): Verification {
  const { user_id, name, surname, email, phone, status, submitted_at, decided_at } = person;
  return {
    user_id,
    name,
    surname,
    email,
    phone,
    status,
    submitted_at: submitted_at?.toISOString() ?? null,
    decided_at: decided_at?.toISOString() ?? null,
    verification_images: documents.filter((document) => document.user_id === user_id).map(describeDocument),
  };
}
