import { useStyles } from '../provider.tsx';
import { Tag, type TagProps } from './Tag.tsx';

/** A tag that warns: "Expired". Apart, because no first screen of a widget has one. */
export function CautionTag(props: Omit<TagProps, 'tone'>) {
  useStyles(cautionCss);
  return (
    <span className="tag-caution">
      <Tag {...props} />
    </span>
  );
}

const cautionCss = `.tag-caution{display:contents}.tag-caution>.tag{color:var(--_caution);background:var(--_caution-tint)}`;
