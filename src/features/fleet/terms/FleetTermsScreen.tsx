import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/shared/lib/paths.ts';
import { id, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useGetFleetCarQuery, useUpdateFleetCarMutation } from '../fleetApi.ts';
import { useGetFleetTermsQuery, useUpdateFleetTermsMutation } from './fleetTermsApi.ts';
import { TermsEditor } from './TermsEditor.tsx';

const termsUrl = urlCodec('adminTerms', { car: id });

/** The terms of all cars of an owner, or, by the address, of one of them. */
export default function FleetTermsScreen() {
  const { t } = useTranslation('terms');
  const { car } = useUrlState(termsUrl).place;
  return (
    <>
      <title>{t('edit.documentTitle')}</title>
      {car === undefined ? <TermsOfAll /> : <TermsOfCar id={car} />}
    </>
  );
}

function TermsOfAll() {
  const { t } = useTranslation('terms');
  const query = useGetFleetTermsQuery();
  const [update] = useUpdateFleetTermsMutation();
  return (
    <>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('title')}</Typography>
          <p>{t('edit.aboutAll')}</p>
        </div>
      </PanelHead>
      <QueryPart isWhole query={query} error={t('edit.error')} waiting={<Waiting />}>
        {(data) => (
          <TermsEditor
            own={data.terms}
            usual={data.usual_terms}
            onSave={async (terms) => {
              await update({ body: { terms } }).unwrap();
              await query.refetch();
            }}
          />
        )}
      </QueryPart>
    </>
  );
}

function TermsOfCar({ id }: { id: number }) {
  const { t } = useTranslation('terms');
  const query = useGetFleetCarQuery({ params: { id } });
  const [update] = useUpdateFleetCarMutation();
  const name = [query.data?.car.card.brand, query.data?.car.card.model].filter(Boolean).join(' ');
  return (
    <>
      <BackLink to={paths.adminCar(id)}>{name === '' ? t('edit.thisCar') : name}</BackLink>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('title')}</Typography>
          <p>{t('edit.aboutCar')}</p>
        </div>
      </PanelHead>
      <QueryPart isWhole query={query} error={t('edit.error')} waiting={<Waiting />}>
        {(data) => (
          <TermsEditor
            own={data.car.terms}
            usual={data.car.usual_terms}
            onSave={async (terms) => {
              await update({ params: { id }, body: { terms } }).unwrap();
              await query.refetch();
            }}
          />
        )}
      </QueryPart>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('terms');
  return (
    <div role="status" aria-label={t('edit.loading')}>
      <SkeletonBox sx={{ height: 480, borderRadius: 4 }} />
    </div>
  );
}
