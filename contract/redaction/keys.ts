import { hasFewDigits, isDrawn } from './closedForm.ts';

const id = /^(?:0|[1-9]\d{0,7})$/;
const word = /^[A-Za-z_]\w*$/;
const isWord = (name: string) => word.test(name) && hasFewDigits(name);
/** No name of the code is as long. */
const longest = 60;
const isId = (name: string) => id.test(name);
/** Of a part of a screen or of a form, perhaps of one of many. */
const partName = /^[a-z][A-Za-z/-]*(:\d{1,8})?$/;
const isPart = (name: string) => partName.test(name);

/** Under these fields stand names that are no fields: ids, and words of the code. */
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

/** Whether `name` is of the kind that stands under `parent`, and so says nothing of anybody. */
export const isKeyOf = (parent: string, name: string): boolean =>
  name.length <= longest && Object.hasOwn(keysOf, parent) && (keysOf[parent]?.(name) ?? false);
