import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { downIcon } from '../icon/icons.ts';
import { useStyles } from '../provider.tsx';

export interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  /** Heading level of the questions. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/** Questions that open to their answers, one at a time: native `details` of one name. */
export function Accordion({ items, level = 3 }: AccordionProps) {
  useStyles(accordionCss);
  const name = useId();
  const Heading = `h${level}` as 'h3';
  return (
    <div className="accordion">
      {items.map((item, index) => (
        <details key={index} name={name}>
          <summary>
            <Heading>{item.title}</Heading>
            <Icon icon={downIcon} />
          </summary>
          <div>{item.content}</div>
        </details>
      ))}
    </div>
  );
}

const accordionCss = `.accordion{border-radius:var(--_rl);background:var(--_surface);box-shadow:var(--_e1);overflow:hidden}
.accordion details+details{border-block-start:1px solid var(--_line)}.accordion summary{display:flex;justify-content:space-between;align-items:center;gap:var(--_3);min-block-size:var(--_ctl-l);padding:var(--_2) var(--_5);cursor:pointer;list-style:none}
.accordion summary::-webkit-details-marker{display:none}.accordion summary:focus-visible{outline-offset:-3px}.accordion summary>*{font-size:var(--_title)}.accordion .icon{transition:rotate .2s}.accordion [open] .icon{rotate:180deg}
.accordion details>div{padding:0 var(--_5) var(--_5);max-inline-size:68ch;color:var(--_ink-2)}@media(prefers-reduced-motion:reduce){.accordion .icon{transition:none}}`;
