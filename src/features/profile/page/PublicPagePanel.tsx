import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/calls/profile/profile.ts';
import { spokenLanguages } from '#contract/domain/spokenLanguages.ts';
import type { SpokenLanguage } from '#contract/domain/spokenLanguages.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { Actions, PanelHeading, Small } from '../profile.styles.ts';
import { profileApi } from '../profileApi.ts';

const Languages = styled('div')({ margin: '20px 0', '& h3': { marginBottom: 10, fontSize: '1rem', fontWeight: 600 } });
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '14px 8px', marginTop: 14 });

interface Values {
  languages: SpokenLanguage[];
}

/** What clients see of an owner: what they may add to it, and the way to their page. */
export function PublicPagePanel({ profile }: { profile: Pick<Profile, 'languages' | 'picture'> }) {
  const { t } = useTranslation('profile');
  const { t: forms } = useTranslation('forms');
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectUser)?.owner ?? null;
  const [panelId, titleId, messageId] = [useId(), useId(), useId()];
  const { form, failure, isBusy, onSubmit } = useServerForm<Values>({
    name: 'profile/page',
    values: { languages: [...(profile.languages ?? [])] },
    fields: ['languages'],
    send: async (body) => {
      const { error } = await dispatch(sendSealed(profileApi.endpoints.updateProfile, { body }));
      if (error === undefined) dispatch(noticeShown({ tone: 'success', text: { key: 'profile:details.saved' } }));
      return error;
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'languages' });
  const message = fieldState.error?.message;
  const toggle = (language: SpokenLanguage): void =>
    field.onChange(
      // In the order of the list, so that on and off again is no change.
      spokenLanguages.filter((one) => field.value.includes(one) !== (one === language)),
    );
  return (
    <Panel aria-labelledby={panelId}>
      <PanelHeading id={panelId}>{t('page.title')}</PanelHeading>
      <Small>{t('page.text')}</Small>
      {profile.picture === null ? <Small sx={{ mt: 2 }}>{t('page.face')}</Small> : null}
      <form noValidate onSubmit={onSubmit}>
        <Languages role="group" aria-labelledby={titleId} {...(message && { 'aria-describedby': messageId })}>
          <h3 id={titleId}>{t('page.languages')}</h3>
          <Chips>
            {spokenLanguages.map((language) => (
              <ChoiceChip
                key={language}
                aria-pressed={field.value.includes(language)}
                onClick={() => toggle(language)}
                onBlur={field.onBlur}
              >
                <span className="label">{forms(`spoken.${language}`)}</span>
              </ChoiceChip>
            ))}
          </Chips>
          <FieldMessage id={messageId} text={message} />
        </Languages>
        <FailureNote text={failure} />
        <Actions>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {t('page.save')}
          </Button>
          {owner === null ? null : (
            <ButtonLink variant="text" to={paths.owner(owner.id)} startIcon={<OpenInNewRoundedIcon />}>
              {t('page.open')}
            </ButtonLink>
          )}
        </Actions>
      </form>
    </Panel>
  );
}
