const id = /^\d+$/;
const word = /^[A-Za-z_]\w*$/;
/** Of a part of a screen or of a form, perhaps of one of many. */
export const partName = /^[a-z][A-Za-z/-]*(:\d+)?$/;

/** Under these fields stand names that are no fields: ids, and words of the code. */
const keysOf: Readonly<Record<string, RegExp>> = {
  conversations: id,
  wishes: id,
  drafts: /^(thread|car)\.\d+$/,
  uploads: word,
  counts: word,
  forms: partName,
  screen: partName,
  parts: id,
  wrong: /^[A-Za-z_][\w.]*$/,
  mutations: /^[\w-]{1,40}$/,
  tags: word,
};

/** Whether `name` is of the kind that stands under `parent`, and so says nothing of anybody. */
export const isKeyOf = (parent: string, name: string): boolean =>
  Object.hasOwn(keysOf, parent) && (keysOf[parent]?.test(name) ?? false);
