import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LONGEST_DESCRIPTION } from '#contract/domain/limits.ts';
import type { Language } from '#contract/domain/values.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useEditing } from './CarEditing.ts';
import { CarField } from './CarField.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { Section } from './Section.tsx';

const Under = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: -8,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
}));

/** Description and pick-up address, a language at a time. */
export function CarTexts() {
  const { t } = useTranslation('fleet');
  const { control, setValue } = useEditing();
  const [language, setLanguage] = useUiState<Language>('fleet/words/language', useAppSelector(selectLanguage), {
    privacy: 'keep',
  });
  const texts = useWatch({ control });
  const text = texts[`description_${language}`] ?? '';
  const source = languages.find((other) => other !== language && (texts[`description_${other}`] ?? '').trim() !== '');
  return (
    <Section name="texts">
      <LanguageTabs
        language={language}
        onChange={setLanguage}
        filled={(one) => [texts[`description_${one}`], texts[`address_${one}`]].filter((typed) => typed?.trim()).length}
      />
      {/* A panel of its own for each language: what one is typed in does not become the other. */}
      <div key={language} role="tabpanel" id="words-panel" aria-labelledby={`words-${language}`}>
        <CarField name={`description_${language}`} label={t('fields.description')} lines={[4, 12]} />
      </div>
      <Under>
        {source !== undefined && text.trim() === '' ? (
          <Button
            variant="text"
            size="small"
            onClick={() => setValue(`description_${language}`, texts[`description_${source}`] ?? '')}
          >
            <span>{t(`words.copyFrom.${source}`)}</span>
          </Button>
        ) : (
          <span />
        )}
        <span>{t('words.length', { length: text.length, longest: LONGEST_DESCRIPTION })}</span>
      </Under>
      <CarField
        key={`address_${language}`}
        name={`address_${language}`}
        label={t('fields.address')}
        hint={t('hints.address')}
      />
      <CarField name="link" label={t('fields.link')} inputMode="url" hint={t('hints.link')} />
    </Section>
  );
}
