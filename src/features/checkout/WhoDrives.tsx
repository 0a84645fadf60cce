import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { agreedCar } from '#src/features/cars/terms/agreedCar.ts';
import { termValue } from '#src/features/cars/terms/termValue.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  '& > span': { minWidth: 0 },
  '& .name': { display: 'block', fontWeight: 600 },
  '& .hint': { color: theme.vars.palette.text.secondary, fontSize: '.9375rem' },
}));

const Papers = styled('p')(({ theme }) => ({
  marginTop: 14,
  fontSize: '.9375rem',
  color: theme.vars.palette.text.secondary,
}));

/** Who drives, and the papers that they have to bring. */
export function WhoDrives({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['checkout', 'terms']);
  const language = useAppSelector(selectLanguage);
  const user = useAppSelector(selectUser);
  const id = useId();
  const terms = agreedCar(quote.terms);
  const more = terms.drivers.most;
  const { t: ofTerms } = useTranslation('terms');
  const valueOf = (topic: 'licence' | 'ages') => termValue(terms, topic, ofTerms, language);
  const name = user?.client?.name ?? '';
  const isChauffeured = quote.items.some(({ code }) => code === 'driver');
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{t('driver.title')}</h2>
      <Person>
        {isChauffeured ? (
          <b className="name">{t('driver.chauffeur')}</b>
        ) : (
          <>
            <InitialAvatar name={name} seed={user?.user_id ?? 0} />
            <span>
              <b className="name">{name}</b>
              <span className="hint">{more === 0 ? t('driver.alone') : t('driver.more', { count: more })}</span>
            </span>
          </>
        )}
      </Person>
      {isChauffeured ? null : (
        <Papers>
          {t('driver.papers', { licence: valueOf('licence'), age: valueOf('ages') })}{' '}
          {t(`terms:idp.${terms.licence.idp}`)}
        </Papers>
      )}
    </Panel>
  );
}
