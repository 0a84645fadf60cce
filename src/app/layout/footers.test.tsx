import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { contactEmail, socialPages } from '#src/shared/lib/contact.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

test.each([paths.home, paths.search, paths.profile])(
  'the foot of %s leads to texts, mail and social pages',
  async (path) => {
    await renderRoute(path, { preloadedState: { auth: { current: demoUsers['client@gza.test']?.user ?? null } } });
    const foot = within(screen.getByRole('contentinfo'));
    const addresses = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const address of [
      paths.about,
      paths.terms,
      paths.safety,
      `mailto:${contactEmail}`,
      ...Object.values(socialPages),
    ])
      expect(addresses).toContain(address);
  },
);
