import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import type { Actor } from '#server/context.ts';
import { readableText, sideOf } from './threadView.ts';
import { blankMessages, type ExportedThread, listExportedThreads } from './threadsPersonalDataRepository.ts';

/** Conversations stay for the other side; a user's messages are deleted with the account. */
export const threadsPersonalData: PersonalDataSection = {
  name: 'threads',
  exportOf: async (db, actor) => (await listExportedThreads(db, actor)).map((thread) => toExport(thread, actor)),
  forget: blankMessages,
};

/** With the texts as the screen shows them: a file is no way around what is covered there. */
function toExport({ car_id, created_at, messages, ...thread }: ExportedThread, actor: Actor): object {
  const side = sideOf(thread, actor);
  return {
    car_id,
    created_at,
    messages: messages.map((message) => ({ ...message, text: readableText(message, side, thread.is_open).text })),
  };
}
