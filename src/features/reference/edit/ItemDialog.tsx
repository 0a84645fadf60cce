import { useTranslation } from 'react-i18next';
import { equipmentIcons } from '#contract/domain/cars/equipmentIcons.ts';
import { LONGEST_EXTRA_DESCRIPTION } from '#contract/domain/limits.ts';
import type { ReferenceItem } from '#contract/calls/reference/referenceEdit.ts';
import type { ReferenceList } from '#contract/domain/referenceLists.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { editApi } from './editApi.ts';

const languages = ['en', 'ka', 'ru'] as const;

interface Props {
  readonly list: ReferenceList;
  /** Null: a new one. */
  readonly item: ReferenceItem | null;
  readonly onClose: () => void;
}

/** The texts of a value in three languages; a new one also gets its permanent code. */
export function ItemDialog({ list, item, onClose }: Props) {
  const { t } = useTranslation('reference');
  const dispatch = useAppDispatch();
  const isExtra = list === 'extras';
  const before = {
    code: item?.code ?? '',
    brand: item?.brand ?? '',
    icon: item?.icon ?? 'check',
    name_en: item?.names.en ?? '',
    name_ka: item?.names.ka ?? '',
    name_ru: item?.names.ru ?? '',
    description_en: item?.descriptions?.en ?? '',
    description_ka: item?.descriptions?.ka ?? '',
    description_ru: item?.descriptions?.ru ?? '',
  };
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: `reference/item:${list}/${item?.code ?? ''}`,
    defaultValues: before,
    fields: [
      'code',
      'brand',
      'icon',
      'name_en',
      'name_ka',
      'name_ru',
      'description_en',
      'description_ka',
      'description_ru',
    ],
    aliases: {
      'names.en': 'name_en',
      'names.ka': 'name_ka',
      'names.ru': 'name_ru',
      'descriptions.en': 'description_en',
      'descriptions.ka': 'description_ka',
      'descriptions.ru': 'description_ru',
    },
    keepsAllBut: [],
    send: async (values) => {
      const textsIn = (part: 'name' | 'description') => ({
        en: values[`${part}_en`],
        ka: values[`${part}_ka`],
        ru: values[`${part}_ru`],
      });
      // Another admin may have changed the other texts since the list was read.
      const changedIn = (part: 'name' | 'description') =>
        Object.fromEntries(
          languages
            .filter((language) => values[`${part}_${language}`] !== before[`${part}_${language}`])
            .map((language) => [language, values[`${part}_${language}`]]),
        );
      const code = values.code.trim();
      const { error } = await (item === null
        ? dispatch(
            editApi.endpoints.addReferenceItem.initiate(
              {
                params: { list },
                body: {
                  code,
                  names: textsIn('name'),
                  ...(list === 'equipment' && { icon: values.icon }),
                  ...(isExtra && { descriptions: textsIn('description') }),
                  ...(list === 'models' && { brand: values.brand.trim() }),
                },
              },
              { track: false },
            ),
          )
        : dispatch(
            editApi.endpoints.changeReferenceItem.initiate(
              {
                params: { list },
                body: {
                  code,
                  names: changedIn('name'),
                  ...(values.icon !== before.icon && { icon: values.icon }),
                  ...(isExtra && { descriptions: changedIn('description') }),
                },
              },
              { track: false },
            ),
          ));
      if (error === undefined) {
        dispatch(noticeShown({ tone: 'success', text: { key: 'reference:saved' } }));
        onClose();
      }
      return error;
    },
  });
  const { control } = form;
  return (
    <QuestionDialog
      title={item === null ? t('addTo', { list: t(`lists.${list}`) }) : item.names.en}
      text={t(item === null ? 'codeStays' : 'wordsChange')}
      onClose={onClose}
    >
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          {item === null ? (
            <FormField
              control={control}
              name="code"
              label={t('code')}
              autoComplete="off"
              autoFocus
              hint={t('codeHint')}
            />
          ) : null}
          {item === null && list === 'models' ? (
            <FormField control={control} name="brand" label={t('brandCode')} autoComplete="off" />
          ) : null}
          {list === 'equipment' ? (
            <FormSelect
              control={control}
              name="icon"
              label={t('icon')}
              options={equipmentIcons.map((icon) => ({ value: icon, label: t(`icons.${icon}`) }))}
            />
          ) : null}
          {languages.map((language) => (
            <FormField
              key={language}
              control={control}
              name={`name_${language}`}
              label={t(`languages.${language}`)}
              autoComplete="off"
            />
          ))}
          {isExtra
            ? languages.map((language) => (
                <FormField
                  key={language}
                  control={control}
                  name={`description_${language}`}
                  label={t('descriptionIn', { language: t(`languages.${language}`) })}
                  autoComplete="off"
                  lines={[2, 4]}
                  clean={(text) => text.slice(0, LONGEST_EXTRA_DESCRIPTION)}
                />
              ))
            : null}
          <SubmitButton label={t('save')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
