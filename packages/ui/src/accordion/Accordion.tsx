import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { downIcon } from '../icon/icons.ts';
import { useStyles } from '../provider.tsx';
import accordionCss from './accordion.css?inline';

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
