import { useTranslation } from 'react-i18next';
import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import { termTopics } from '#contract/domain/terms/lists.ts';
import { agreedCar, keyTopics } from './agreedCar.ts';
import { MoreTerms } from './MoreTerms.tsx';
import { type SaidOfTopics, TermsList } from './TermsList.tsx';

const otherTopics = termTopics.filter((topic) => !keyTopics.includes(topic));

interface Props {
  readonly terms: AgreedTerms;
  readonly said?: SaidOfTopics;
}

/** The terms of one rental: the key topics, and all others on demand. */
export function AgreedTermsList({ terms, said = {} }: Props) {
  const { t } = useTranslation('terms');
  const carTerms = agreedCar(terms);
  return (
    <>
      <TermsList terms={carTerms} topics={keyTopics} said={said} isShort />
      <MoreTerms stateKey="terms/all" title={t('agreed.all')}>
        <TermsList terms={carTerms} topics={otherTopics} said={said} />
      </MoreTerms>
    </>
  );
}
