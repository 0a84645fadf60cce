import { setImmediate } from 'node:timers/promises';
import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import type { Actor } from '#server/context.ts';
import { readableText, sideOf } from './threadView.ts';
import { blankMessages, type ExportedThread, listExportedThreads } from './threadsPersonalDataRepository.ts';

/** Conversations stay for the other side; a user's messages are deleted with the account. */
export const threadsPersonalData: PersonalDataSection = {
  name: 'threads',
  exportOf: async (db, actor) => {
    const exported: object[] = [];
    for (const thread of await listExportedThreads(db, actor)) exported.push(await toExport(thread, actor));
    return exported;
  },
  forget: blankMessages,
};

/** How many texts are searched for contacts before others have their turn: as many as a page of a conversation has. */
const AT_ONCE = 40;

/** With the texts as the screen shows them: a file is no way around what is covered there. */
export async function toExport(
  { car_id, created_at, messages, ...thread }: ExportedThread,
  actor: Actor,
): Promise<object> {
  const side = sideOf(thread, actor);
  const shown: object[] = [];
  for (const [index, message] of messages.entries()) {
    if (index % AT_ONCE === 0) await setImmediate();
    // One's own text is as it was typed, whatever is in it.
    const text = message.author === side ? message.text : readableText(message, side, thread.is_open).text;
    shown.push({ ...message, text });
  }
  return { car_id, created_at, messages: shown };
}
