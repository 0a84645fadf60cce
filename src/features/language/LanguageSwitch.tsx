import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { SegmentedSwitch } from '#src/ui/SegmentedSwitch.tsx';
import { selectLanguage } from './languageSlice.ts';
import { switchLanguage } from './switchLanguage.ts';

const options = [
  { value: 'en', label: 'EN', name: 'English', lang: 'en' },
  { value: 'ka', label: 'GE', name: 'ქართული', lang: 'ka' },
  { value: 'ru', label: 'RU', name: 'Русский', lang: 'ru' },
] as const;

/** Asks the server for another language; the page reloads once it agreed. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  return (
    <SegmentedSwitch
      label={t('language')}
      value={language}
      options={options}
      onChange={(lang) => void dispatch(switchLanguage(lang))}
    />
  );
}
