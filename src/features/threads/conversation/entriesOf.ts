import type { Message } from '#contract/calls/threads.ts';
import { dayOfMoment } from '../moments.ts';

export type Entry =
  | { readonly kind: 'day'; readonly day: string }
  | {
      readonly kind: 'message';
      readonly message: Message;
      /** The last of what one person wrote in one go: the time stands under it. */
      readonly isTail: boolean;
    };

const PAUSE_MS = 5 * 60_000;

/** Messages in their order, with a mark before each day. */
export function entriesOf(messages: readonly Message[]): readonly Entry[] {
  return messages.flatMap((message, index) => {
    const [before, after] = [messages[index - 1], messages[index + 1]];
    const day = dayOfMoment(message.at);
    const isTail =
      after === undefined ||
      after.author !== message.author ||
      dayOfMoment(after.at) !== day ||
      Date.parse(after.at) - Date.parse(message.at) > PAUSE_MS;
    const mark: Entry[] = before === undefined || dayOfMoment(before.at) !== day ? [{ kind: 'day', day }] : [];
    return [...mark, { kind: 'message', message, isTail }];
  });
}
