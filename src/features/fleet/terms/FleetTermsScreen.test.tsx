import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TermsChange } from '#contract/domain/terms.ts';
import { usualTerms } from '#contract/domain/terms/termsOf.ts';
import { carsOfTerms } from '#contract/domain/terms/testing/carsOfTerms.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { DraftStorage } from '#src/shared/store/drafts/draftStorage.ts';
import { selectHasUnsavedForm } from '#src/shared/store/drafts/unsavedSlice.ts';
import { endSession } from '#src/testing/endSession.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { changedTerms, formOfTerms, readTermsForm } from './termsForm.ts';

const open = async (address: string = paths.adminTerms, typed?: DraftStorage) => {
  const current = demoUsers['owner@gza.test']?.user ?? null;
  const view = await renderRoute(address, { preloadedState: { auth: { current } }, ...(typed && { typed }) });
  const user = userEvent.setup();
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  return { view, user, section, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
};

test("only changes are sent, and they become the owner's own terms", async () => {
  const sent: TermsChange[] = [];
  let terms = {};
  server.use(
    handlerOf('getFleetTerms', () => ({ status: 'success', terms, usual_terms: usualTerms(null) })),
    handlerOf('updateFleetTerms', ({ body }) => {
      sent.push(body.terms);
      terms = { pets: { allowed: true, price: 2_550 } };
      return { status: 'success', terms, usual_terms: usualTerms(null) };
    }),
  );
  const { user, section, save } = await open();
  const pets = await section('Pets');
  await user.click(pets.getByLabelText('Allowed'));
  await user.type(pets.getByLabelText('Price'), '25,50');
  await save();
  expect(await pets.findByRole('button', { name: 'Reset' })).toBeVisible();
  expect(sent).toEqual([{ pets: { allowed: true, price: 2_550 } }]);
});

test('an invalid number is not sent, and an error of the server is shown under its field', async () => {
  server.use(handlerOf('updateFleetTerms', () => refuseFields({ 'terms.cleaning.price': 'At most 5,000 ₾.' })));
  const { user, section, save } = await open();
  const cleaning = await section('Cleaning');
  const price = cleaning.getByLabelText('Price');
  await user.clear(price);
  await user.type(price, 'much');
  await save();
  expect(await cleaning.findByText('Enter a number.')).toBeVisible();
  await user.clear(price);
  await user.type(price, '9000');
  await save();
  expect(await cleaning.findByText('At most 5,000 ₾.')).toBeVisible();
});

test('a plan that is ticked requires its excess and its price: an empty field is never 0', async () => {
  const sent: TermsChange[] = [];
  server.use(
    handlerOf('getFleetTerms', () => ({ status: 'success', terms: {}, usual_terms: usualTerms(null) })),
    handlerOf('updateFleetTerms', ({ body }) => {
      sent.push(body.terms);
      return { status: 'success', terms: {}, usual_terms: usualTerms(null) };
    }),
  );
  const { user, section, save } = await open();
  const protection = await section('Protection');
  expect(protection.queryByLabelText('Price')).toBeNull();
  await user.click(protection.getByLabelText('Plan “Plus”'));
  const sums = [
    protection.getByLabelText('Most the client pays for damage'),
    protection.getByLabelText('Price'),
  ] as const;
  for (const sum of sums) expect(sum).toHaveValue('');
  await save();
  expect(await protection.findAllByText('Enter how much, or 0 if nothing.')).toHaveLength(2);
  expect(sent).toEqual([]);
  await user.type(sums[0], '300');
  await user.type(sums[1], '15');
  // The same for other fields: a cleared one is required, and so is the other half of a pair.
  await user.clear((await section('Late return')).getByLabelText('Price'));
  await user.type((await section('Additional drivers')).getByLabelText('How many'), '2');
  await user.type((await section('Age')).getByLabelText('Price'), '5');
  await user.click((await section('Abroad')).getByLabelText('Armenia is allowed'));
  await user.click((await section('One-way')).getByLabelText('Allowed'));
  await save();
  expect(await screen.findAllByText('Enter how much, or 0 if nothing.')).toHaveLength(6);
  expect(sent).toEqual([]);
});

test("a car can have its own terms, and return to its owner's", async () => {
  const { user, section, save } = await open(`${paths.adminTerms}?car=1`);
  const smoking = await section('Smoking');
  await user.click(smoking.getByLabelText('Allowed'));
  await save();
  await user.click(await smoking.findByRole('button', { name: 'Reset' }));
  expect(await smoking.findByText('default')).toBeVisible();
  expect(smoking.getByLabelText('Allowed')).not.toBeChecked();
});

test('terms survive conversion to the form and back', () => {
  const { deposit, ages, distance, licence, ...rest } = carsOfTerms.offroader;
  const { plans: _plans, child_seats: _seats, ...others } = rest;
  const terms = {
    ...usualTerms('casco-500'),
    ...others,
    deposit: { how: deposit.how, back_within_days: deposit.back_within_days },
    ages: { max: ages.max, young: ages.young },
    distance: { beyond: distance.beyond },
    licence: { scripts: licence.scripts, idp: licence.idp },
    protection: {
      basic: { excess: 100_000, excluded: ['tyres' as const] },
      plus: { excess: 30_000, excluded: [], price: 2_000 },
      full: null,
    },
  };
  expect(readTermsForm(formOfTerms(terms))).toEqual({ terms, problems: new Map() });
  expect(changedTerms(terms, terms)).toEqual({});
});

test('unsaved changes are restored after the session ended, for the same car only', async () => {
  const { view, user, section } = await open(`${paths.adminTerms}?car=1`);
  await user.type((await section('Cleaning')).getByLabelText('Price'), '7');
  const typed = await endSession(view);
  const all = await open(paths.adminTerms, typed);
  expect((await all.section('Cleaning')).getByLabelText('Price')).not.toHaveDisplayValue(/7$/);
  all.view.unmount();
  const again = await open(`${paths.adminTerms}?car=1`, typed);
  expect((await again.section('Cleaning')).getByLabelText('Price')).toHaveDisplayValue(/7$/);
  expect(selectHasUnsavedForm(again.view.store.getState())).toBe(true);
});
