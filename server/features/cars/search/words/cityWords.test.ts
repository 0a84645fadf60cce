import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import { findMeanings, splitWords } from './wordsRepository.ts';

/** Fewer letters are in too many names to mean one, except where a name begins with them. */
const SHORTEST_PART = 4;
const SHORTEST_BEGINNING = 3;

function partsOf(word: string): readonly string[] {
  const parts: string[] = [];
  for (let from = 0; from < word.length; from += 1) {
    const shortest = from === 0 ? SHORTEST_BEGINNING : SHORTEST_PART;
    for (let to = from + shortest; to <= word.length; to += 1) parts.push(word.slice(from, to));
  }
  return parts;
}

test('a city is meant by every part of its name, in capitals and in three languages', async (t) => {
  const { context, visitor } = await testApp(t);
  const missed: string[] = [];
  for (const language of ['en', 'ka', 'ru']) {
    const browser = visitor();
    await browser.inject(`/api/language/${language}`);
    const { body } = await browser.inject('/api/register/cities');
    const { cities } = body as { cities: { id: number; name: string }[] };
    for (const { id, name } of cities) {
      for (const part of new Set(splitWords(name).flatMap(partsOf))) {
        const [meaning] = await findMeanings(context.pool, part.toUpperCase());
        if (!meaning?.codes.city?.includes(String(id))) missed.push(`${name} by ${part}: ${JSON.stringify(meaning)}`);
      }
    }
  }
  assert.deepEqual(missed, []);
});

test('letters that are only repeated are no city', async (t) => {
  const { context } = await testApp(t);
  for (const letter of 'abcdeghiklmnoprstuvzаезитуаზიგ') {
    for (const count of [2, 3, 4, 5, 6]) {
      const [meaning] = await findMeanings(context.pool, letter.repeat(count));
      assert.equal(meaning?.codes.city, undefined, letter.repeat(count));
    }
  }
});
