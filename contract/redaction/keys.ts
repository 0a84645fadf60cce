import { hasFewDigits, isDrawn } from './closedForm.ts';

const id = /^(?:0|[1-9]\d{0,7})$/;
const word = /^[A-Za-z_]\w*$/;
const isWord = (name: string) => word.test(name) && hasFewDigits(name);
/** Longer than any name of the code. */
const longest = 60;
const isId = (name: string) => id.test(name);
/** Key of the state of a screen or a form, with an id if there are several. */
const partName = /^[a-z][A-Za-z/-]*(:\d{1,8})?$/;
const isPart = (name: string) => partName.test(name);

/** Fields whose keys are no names of fields: ids, and names of the code. */
const keysOf: Readonly<Record<string, (name: string) => boolean>> = {
  conversations: isId,
  wishes: isId,
  drafts: (name) => /^(thread|car)\.\d{1,8}$/.test(name),
  uploads: isWord,
  counts: isWord,
  forms: isPart,
  screen: isPart,
  parts: isId,
  wrong: (name) => /^[A-Za-z_][\w.]*$/.test(name) && hasFewDigits(name),
  mutations: (name) => isDrawn(name) || isWord(name),
};

/** Whether `name` is a valid key under `parent`, and so no personal data. */
export const isKeyOf = (parent: string, name: string): boolean =>
  name.length <= longest && Object.hasOwn(keysOf, parent) && (keysOf[parent]?.(name) ?? false);
