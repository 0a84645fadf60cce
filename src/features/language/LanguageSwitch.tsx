import { useTranslation } from 'react-i18next';
import { useConfirmLeave } from '#src/shared/forms/confirmLeave.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { languageNames } from './languageNames.ts';
import { selectLanguage } from './languageSlice.ts';
import { switchLanguage } from './switchLanguage.ts';

/** Changes the language on the server, then reloads the page. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const confirmLeave = useConfirmLeave();
  return (
    <SegmentedSwitch
      label={t('language')}
      value={language}
      options={languageNames}
      onChange={(lang) => confirmLeave(() => void dispatch(switchLanguage(lang)))}
    />
  );
}
