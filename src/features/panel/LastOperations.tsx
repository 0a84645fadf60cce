import { useTranslation } from 'react-i18next';
import { Gel } from '#src/features/currency/Gel.tsx';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useListOperationsQuery } from '#src/features/operations/operationsApi.ts';
import { FigureTable } from '#src/features/statistics/chart.styles.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { HomeBlock } from './HomeBlock.tsx';

const shown = 4;

/** The money that moved last. */
export function LastOperations() {
  const { t } = useTranslation('panel');
  return (
    <HomeBlock title={t('home.lastOperations')} more={{ to: paths.adminOperations, text: t('nav.operations') }}>
      {(labelId) => <Body labelId={labelId} />}
    </HomeBlock>
  );
}

function Body({ labelId }: { labelId: string }) {
  const { t } = useTranslation('panel');
  const language = useAppSelector(selectLanguage);
  const query = useListOperationsQuery({ query: { page: 1, page_size: shown } }, { refetchOnMountOrArgChange: true });
  return (
    <QueryPart query={query} error={t('home.operationsError')} waiting={<SkeletonBox sx={{ height: 150 }} />}>
      {({ operations }) =>
        operations.length === 0 ? (
          <p>{t('home.operationsNone')}</p>
        ) : (
          <FigureTable aria-labelledby={labelId}>
            <thead>
              <tr>
                <th scope="col">{t('home.operation')}</th>
                <th scope="col">{t('home.gross')}</th>
                <th scope="col">{t('home.net')}</th>
              </tr>
            </thead>
            <tbody>
              {operations.map(({ id, order_number, payout_number, at, gross, net }) => (
                <tr key={id}>
                  <th scope="row">
                    {order_number ?? payout_number}
                    <small>{formatDay(todayInTbilisi(Date.parse(at)), language, 'short')}</small>
                  </th>
                  <td>
                    <Gel tetri={gross} />
                  </td>
                  <td>
                    <b>
                      <Gel tetri={net} />
                    </b>
                  </td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        )
      }
    </QueryPart>
  );
}
