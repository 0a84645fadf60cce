import type { TFunction } from 'i18next';
import type { Owner } from '#contract/calls/owners.ts';

/** Title and description of an owner's page for the tab, search engines and link previews. */
export const ownerDocument = (t: TFunction<'car'>, { name }: Pick<Owner, 'name'>) => ({
  title: t('ownerPage.documentTitle', { name }),
  description: t('ownerPage.documentDescription', { name }),
});
