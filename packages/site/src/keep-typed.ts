type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers what was typed into the server's markup before its code came. React draws a form as it begins, so what it takes over would
 * lose that.
 * @returns puts it back once the markup is taken over, as if it were typed now: forms hear of it, focus and selection stay.
 */
export function keepTyped(root: ParentNode): () => void {
  const kept = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter(wasTouched)
    .map((field) => ({
      field,
      value: field.value,
      checked: isBox(field) && field.checked,
      selection: selectionOf(field),
    }));
  return () => {
    for (const { field, value, checked, selection } of kept) {
      if (!field.isConnected) continue;
      if (isBox(field)) {
        // A click is what its form listens to, whatever the box shows just now.
        field.checked = !checked;
        field.click();
        continue;
      }
      field.value = value;
      if (selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...selection);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    }
  };
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function wasTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      [...field.options].some((option) => option.selected !== option.defaultSelected) && field.value !== ''
    );
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.type !== 'hidden' && field.value !== field.defaultValue;
}

/** Some kinds of input, such as e-mail, have none. */
function selectionOf(field: Field): [from: number, to: number] | null {
  if (field instanceof HTMLSelectElement || field.ownerDocument.activeElement !== field) return null;
  const { selectionStart: from, selectionEnd: to } = field;
  return from === null || to === null ? null : [from, to];
}
