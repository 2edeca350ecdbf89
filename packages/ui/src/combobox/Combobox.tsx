import { ComboboxField, type ComboboxProps } from './ComboboxField.tsx';
import { ComboboxList } from './ComboboxList.tsx';

export type { ComboboxAnswer, ComboboxOption, ComboboxProps } from './ComboboxField.tsx';

/** APG combobox with list autocomplete; the active row is named by `aria-activedescendant`, focus stays in the input. */
export function Combobox<V>(props: ComboboxProps<V>) {
  return <ComboboxField {...props} List={ComboboxList} />;
}
