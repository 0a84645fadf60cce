import { ThemeContext, __unsafe_useEmotionCache } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import type { Interpolation, SerializedStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { createElement, useContext } from 'react';
import type { ElementType } from 'react';
import { AskedProps } from './askedProps.ts';
import type { Props } from './askedProps.ts';

type Forwards = (name: string) => boolean;
type Style = Interpolation<Props>;

/** What Emotion and MUI keep on a styled element, for others to be made of it. */
interface Made {
  __emotion_real: unknown;
  __emotion_base: ElementType;
  __emotion_styles: readonly Style[];
  __emotion_forwardProp: Forwards | undefined;
}

/** All but what styles are made of: whatever else is no attribute begins with `data-`. */
const toElement: Forwards = (name) => !/^(theme|sx|ownerState|as)$/.test(name);
const toComponent: Forwards = (name) => name !== 'theme';

/** More of them are not worth keeping: they were made of what somebody types or drags. */
const MOST_RULES = 100;

/**
 * Stands in for Emotion's styled elements, in the build. Styles are worked out once for all elements that answer the same
 * to what they ask, nearly always to nothing but the theme; Emotion works them out for each element each time it is drawn.
 * Rules come into the page while their first element is drawn, not by one more component beside each. Tests draw Emotion's.
 */
export default function createStyled(
  tag: ElementType & Partial<Made>,
  { shouldForwardProp: own }: { readonly shouldForwardProp?: Forwards } = {},
) {
  const isMade = tag.__emotion_real === tag;
  const base = (isMade && tag.__emotion_base) || tag;
  const before = isMade ? tag.__emotion_forwardProp : undefined;
  const chosen = before && own ? (name: string) => before(name) && own(name) : (own ?? before);
  const forwards = chosen ?? (typeof base === 'string' ? toElement : toComponent);
  const isReplaced = !forwards('as');

  return (...more: readonly Style[]) => {
    const styles = [...((isMade && tag.__emotion_styles) || []), ...more];
    /** By the theme, then by the classes of Emotion that an element is given and by what it answers. */
    const known = new WeakMap<object, Map<string, SerializedStyles>>();
    const asked = new AskedProps();

    function Styled(props: Props) {
      const theme = useContext(ThemeContext);
      const cache = __unsafe_useEmotionCache();
      // App is inside of one.
      if (cache === null) return null;
      const { key, registered } = cache;
      let className = '';
      let above = '';
      for (const name of typeof props['className'] === 'string' ? props['className'].split(' ') : []) {
        if (registered[name] !== undefined) above += `${name} `;
        else if (name !== '') className += `${name} `;
      }

      const mayBeKnown = asked.isAll && props['theme'] === undefined && props['sx'] === undefined;
      let rule = mayBeKnown ? known.get(theme)?.get(above + asked.answersOf(props)) : undefined;
      if (rule === undefined) {
        const all = { ...props, theme: props['theme'] ?? theme };
        const inherited = above.split(' ').map((name) => name && `${registered[name]};`);
        rule = serializeStyles([...styles, ...inherited], registered, mayBeKnown ? asked.listen(all) : all);
        if (mayBeKnown && asked.isAll) {
          const rules = known.get(theme) ?? new Map<string, SerializedStyles>();
          if (rules.size < MOST_RULES) known.set(theme, rules.set(above + asked.answersOf(props), rule));
        }
      }

      // What it stands in for takes whatever element it is given, too.
      const Tag = isReplaced && props['as'] ? (props['as'] as ElementType) : base;
      insertStyles(cache, rule, typeof Tag === 'string');
      const mayPass = chosen ?? (typeof Tag === 'string' ? toElement : toComponent);
      const passed: Record<string, unknown> = {};
      for (const name in props) {
        if (!(isReplaced && name === 'as') && mayPass(name)) passed[name] = props[name];
      }
      passed['className'] = `${className}${key}-${rule.name}`;
      return createElement(Tag, passed);
    }
    return Object.assign(Styled, {
      __emotion_real: Styled,
      __emotion_base: base,
      __emotion_styles: styles,
      __emotion_forwardProp: chosen,
    });
  };
}
