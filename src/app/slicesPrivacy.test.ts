import { expect, test } from '@jest/globals';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';

interface Typing {
  readonly words: readonly { readonly spelling: string; readonly isOdd?: boolean }[];
}

const initialState: Typing = { words: [] };
const typingSlice = createSlice({
  name: 'typing',
  initialState,
  reducers: { wordTyped: (state, _action: PayloadAction<string>) => state },
});

test('a slice without privacy for every nested field and every bare payload does not compile', () => {
  const whole: SlicePrivacy<typeof typingSlice> = {
    fields: { words: 'pseudonym', spelling: 'pseudonym', isOdd: 'keep' },
    payloads: { wordTyped: 'spelling' },
  };
  const withoutField: SlicePrivacy<typeof typingSlice> = {
    // @ts-expect-error isOdd is missing
    fields: { words: 'pseudonym', spelling: 'pseudonym' },
    payloads: { wordTyped: 'spelling' },
  };
  // @ts-expect-error wordTyped is missing
  const withoutPayload: SlicePrivacy<typeof typingSlice> = { fields: whole.fields, payloads: {} };
  // @ts-expect-error nothing is called so
  const unknownField: SlicePrivacy<typeof typingSlice> = { fields: whole.fields, payloads: { wordTyped: 'speling' } };
  expect([withoutField, withoutPayload, unknownField]).toHaveLength(3);
});
