import { Trans, useTranslation } from 'react-i18next';
import { paths } from '#src/shared/lib/paths.ts';
import { MailLink } from '#src/shared/ui/components/MailLink.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';

/** The agreement with a link that leaves the form where it is. */
export function TermsLabel() {
  const { t } = useTranslation('auth');
  return (
    <>
      <Trans
        t={t}
        i18nKey="registration.terms"
        components={{ terms: <MailLink href={paths.terms} target="_blank" rel="noopener" /> }}
      />
      <VisuallyHidden> ({t('registration.newTab')})</VisuallyHidden>
    </>
  );
}
