import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

test('the footer leads to advice for the road; 112 is one tap away', async () => {
  const { user } = await renderRoute(paths.terms);
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Safety' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Drive safely in Georgia' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  const accident = within(screen.getByRole('region', { name: 'After an accident' }));
  expect(accident.getByText(new RegExp(`write to us: ${contactEmail}`))).toBeVisible();
});
