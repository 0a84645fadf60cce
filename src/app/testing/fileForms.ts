import 'fake-indexeddb/auto';
import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockDocuments } from '#mocks/fixtures/documents.ts';
import { feeds } from '#mocks/fixtures/feeds.ts';
import { reportedOrderId } from '#mocks/fixtures/orders/reports.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { mockFleet, wholeCar } from '#src/features/fleet/testing/mockFleet.ts';
import { mockPhotos } from '#src/features/fleet/testing/mockPhotos.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { storedUser } from '#src/testing/sessionUser.ts';
import { canaries } from './canaries.ts';
import { done, open, watched } from './watchForms.ts';
import type { SecretForm } from './watchForms.ts';

const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), canaries.file], 'photo.jpg', { type: 'image/jpeg' });

/** Forms with files, with secret addresses, and the view of another user's account. */
export const fileForms: readonly SecretForm[] = [
  {
    name: 'a document of a client',
    secrets: ['file'],
    files: ['features/verification/PhotoButtons.tsx'],
    walk: async () => {
      server.use(
        handlerOf('listVerificationImages', () => ({ ...done, verification_images: [] })),
        handlerOf('uploadVerificationImage', () => ({
          ...done,
          verification_image: { ...mockDocuments[0]!, status: 'pending' },
          verification_status: 'pending',
        })),
      );
      const { user } = await open(paths.verification, 'client');
      const card = within(await screen.findByRole('article', { name: 'ID card, front' }));
      await user.upload(card.getByLabelText('Choose a photo: ID card, front', { selector: 'input' }), jpeg);
      await user.click(await screen.findByRole('button', { name: 'Send photo' }));
      await screen.findByText('Images uploaded successfully!');
    },
  },
  {
    name: 'a photo of a car',
    secrets: ['file'],
    files: ['features/fleet/photos/PhotoSlot.tsx'],
    walk: async () => {
      const fleet = mockPhotos(mockFleet([{ ...wholeCar, images: wholeCar.images.slice(0, 5) }]));
      const { user } = await open(paths.adminCar(7), 'owner');
      await screen.findByLabelText('Plate');
      await user.upload(screen.getByLabelText('Choose a photo: Trunk', { selector: 'input' }), jpeg);
      await waitFor(() => expect(fleet.of(7).images).toHaveLength(6));
    },
  },
  {
    name: 'a photograph of a report',
    secrets: ['file'],
    files: ['features/reports/make/PhotosStep.tsx'],
    walk: async () => {
      const { user } = await open(paths.adminTakeBack(reportedOrderId), 'owner');
      await user.upload(await screen.findByLabelText('Take photo: Front', { selector: 'input' }), jpeg);
      await screen.findByRole('button', { name: /^Front\s*on this phone/ });
      await user.click(screen.getByRole('link', { name: '2. Odometer and fuel' }));
      await user.type(await screen.findByRole('textbox', { name: 'Odometer' }), '49398');
      await user.click(screen.getByRole('radio', { name: '6/8' }));
      await user.click(screen.getByRole('link', { name: '5. Confirmation' }));
      const confirm = await screen.findByRole('button', { name: 'Confirm and send' });
      await waitFor(() => expect(confirm).toBeEnabled());
      await user.click(confirm);
      await screen.findByText('Your report has arrived');
    },
  },
  {
    name: 'a table of cars',
    secrets: ['file'],
    files: ['features/fleet/import/ImportDialog.tsx'],
    walk: async () => {
      mockFleet([wholeCar]);
      server.use(handlerOf('importFleetCars', () => ({ ...done, rows: [], created: 0, refused: 0 })));
      const { user } = await open(paths.adminCars, 'owner');
      await user.click(await screen.findByRole('button', { name: 'Import' }));
      const dialog = within(await screen.findByRole('dialog'));
      const table = new File([canaries.file], 'cars.csv', { type: 'text/csv' });
      await user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), table);
      await dialog.findByText(/^cars.csv/);
    },
  },
  {
    name: 'calendars of a car',
    secrets: ['feedUrl', 'file', 'exportUrl', 'renewedUrl'],
    files: ['features/feeds/AddFeed.tsx'],
    walk: async () => {
      let address: string = canaries.exportUrl;
      server.use(
        handlerOf('listFeeds', () => ({ ...done, feeds: [], export_url: address, car: 'Toyota' })),
        handlerOf('addFeed', () => ({ ...done, feed: { ...feeds[0]!, id: 9, overlaps: [] } })),
        handlerOf('renewExport', () => {
          address = canaries.renewedUrl;
          return { ...done, export_url: address };
        }),
      );
      const { type, press, user } = await open(paths.adminCarSync(1), 'owner');
      expect(await screen.findByLabelText('Secret address of this car’s calendar')).toHaveValue(canaries.exportUrl);
      type('Address of a calendar', canaries.feedUrl);
      await press('Follow this calendar');
      await waitFor(() => expect(watched.wire).toContain(canaries.feedUrl));
      const calendar = new File([canaries.file], 'own.ics', { type: 'text/calendar' });
      await user.upload(screen.getByLabelText('Read a file (.ics)'), calendar);
      await waitFor(() => expect(watched.wire).toContain(canaries.file));
      await press('New address');
      await user.click(
        within(await screen.findByRole('alertdialog'))
          .getAllByRole('button')
          .at(-1)!,
      );
      await screen.findByDisplayValue(canaries.renewedUrl);
    },
  },
  {
    name: 'the view of another account',
    secrets: ['token'],
    files: [],
    walk: async () => {
      server.use(handlerOf('viewAccount', () => ({ ...storedUser(), apiToken: canaries.token })));
      const { user, store } = await open(`${paths.adminAccounts}?id=2`, 'admin');
      const tokens = new Set<string>();
      store.subscribe(() => tokens.add(store.vault.apiToken));
      await user.click(await screen.findByRole('button', { name: 'See as this person sees' }));
      await waitFor(() => expect(tokens).toContain(canaries.token));
    },
  },
];
