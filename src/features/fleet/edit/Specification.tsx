import { Threes } from './edit.styles.ts';
import { Section } from './Section.tsx';
import { SectionFields } from './SectionFields.tsx';

/** What the car is like to drive. */
export function Specification() {
  return (
    <Section name="specification">
      <Threes>
        <SectionFields section="specification" />
      </Threes>
    </Section>
  );
}
