import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import type { Actor, Context } from '#server/context.ts';
import { getProfile } from './getProfile.ts';
import { listSessions } from './listSessions.ts';

/** All data about a user, by subject: the account itself and what each feature has. */
export async function exportProfile(
  context: Context,
  actor: Actor,
  parts: readonly PersonalDataSection[],
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {
    profile: await getProfile(context, actor),
    sessions: await listSessions(context, actor),
  };
  // One after the other: the export is not urgent, and the pool is shared.
  for (const part of parts) data[part.name] = await part.exportOf(context.db, actor);
  return data;
}
