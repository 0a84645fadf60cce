import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Controller, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TermsField } from '#contract/domain/terms.ts';
import {
  borderPapers,
  carParts,
  depositWays,
  idpRules,
  neighbours,
  planCodes,
  scripts,
  stretches,
  surfaces,
} from '#contract/domain/terms/lists.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { gateOf, termInputs } from './termInputs.ts';
import type { TermInput } from './termInputs.ts';
import type { TermsForm } from './termsForm.ts';

const Sheet = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 36 },
  '& h2': { fontSize: '1.125rem', fontWeight: 600 },
}));

const Inputs = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: '12px 16px',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Starts the fields of one plan or country, up to the next one. */
const Begin = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  '& label': { fontWeight: 600 },
  '&:not(:first-of-type)': { marginTop: 8, paddingTop: 12, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const isBeginning = (field: TermsField, name: string): boolean =>
  (field === 'protection' || field === 'borders') && name.split('-').length === 2;

interface Props {
  readonly field: TermsField;
  readonly control: Control<TermsForm>;
  /** Set here, and so can be reset. */
  readonly isOwn: boolean;
  readonly onTakeBack: () => void;
}

/** One term with all its fields. */
export function TermSection({ field, control, isOwn, onTakeBack }: Props) {
  const { t } = useTranslation('terms');
  const label = useTermLabel();
  const inputs = termInputs[field];
  const ticks = inputs.filter(({ kind, name }) => kind === 'tick' && gateOf(name) === null).map(({ name }) => name);
  const ticked = useWatch({ control, name: ticks });
  const isShown = ({ name }: TermInput): boolean => {
    const gate = gateOf(name);
    return gate === null || ticked[ticks.indexOf(gate)] === 'yes';
  };
  const inputOf = (input: TermInput) => {
    const { kind, name } = input;
    if (kind === 'tick') {
      const tick = (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <CheckRow
              label={label(name)}
              isChecked={value === 'yes'}
              onChange={() => onChange(value === 'yes' ? '' : 'yes')}
            />
          )}
        />
      );
      return isBeginning(field, name) ? <Begin key={name}>{tick}</Begin> : tick;
    }
    if (kind === 'choice') {
      const options = input.codes.map((code) => ({ value: code, label: label(`${name}-${code}`) }));
      return <FormSelect key={name} control={control} name={name} label={label(name)} options={options} />;
    }
    const inputMode = kind === 'whole' ? 'numeric' : 'decimal';
    return (
      <FormField
        key={name}
        control={control}
        name={name}
        label={label(name)}
        autoComplete="off"
        inputMode={inputMode}
        {...(kind === 'money' && { end: '₾' })}
      />
    );
  };
  return (
    <Sheet aria-labelledby={`term-${field}`}>
      <header>
        <h2 id={`term-${field}`}>{t(`topics.${field}`)}</h2>
        {isOwn ? (
          <Button variant="outlined" size="small" onClick={onTakeBack}>
            {t('edit.takeBack')}
          </Button>
        ) : (
          <small>{t('edit.taken')}</small>
        )}
      </header>
      <Inputs>{inputs.filter(isShown).map(inputOf)}</Inputs>
    </Sheet>
  );
}

const labels = [
  'beyond',
  'below',
  'excess',
  'price',
  'notice_days',
  'back_within_days',
  'policy',
  'most',
  'max',
  'idp',
  'surface',
  'fitted',
  'from',
  'to',
  'allowed',
  'grace_minutes',
] as const;

/** Label of a field or an option. */
function useTermLabel(): (name: string) => string {
  const { t } = useTranslation('terms');
  return (name) => {
    const path = name.split('-');
    const last = path.at(-1);
    const one = <Code extends string>(codes: readonly Code[]) => codes.find((code) => code === last);
    const [plan, country, part, way, script, paper, road, surface, idp, label] = [
      one(planCodes),
      one(neighbours),
      one(carParts),
      one(depositWays),
      one(scripts),
      one(borderPapers),
      one(stretches),
      one(surfaces),
      one(idpRules),
      one(labels),
    ];
    if (path[0] === 'fuel' && (last === 'full' || last === 'same')) return t(`edit.fuel.${last}`);
    if (plan !== undefined) return t('edit.plan', { plan: t(`plans.${plan}`) });
    if (country !== undefined) return t('edit.country', { country: t(`countries.${country}`) });
    if (part !== undefined) return t('edit.excluded', { part: t(`parts.${part}`) });
    if (way !== undefined) return t(`ways.${way}`);
    if (script !== undefined) return t(`scripts.${script}`);
    if (paper !== undefined) return t(`papers.${paper}`);
    if (road !== undefined) return t('edit.forbidden', { road: t(`roads.${road}`) });
    if (surface !== undefined) return t(`surfaces.${surface}`);
    if (idp !== undefined) return t(`idp.${idp}`);
    return label === undefined ? '' : t(`edit.${label}`);
  };
}
