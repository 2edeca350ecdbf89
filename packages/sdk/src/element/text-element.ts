import { ReactiveElement, type PropertyDeclaration } from '@lit/reactive-element';
import { misuse } from './misuse.ts';
import { dashed } from './settings.ts';

/** A property that is the text of its attribute. */
export interface TextDeclaration extends PropertyDeclaration {
  /** The attribute is JSON, so the property also takes the value itself. */
  json?: boolean;
}

/** A text property that mirrors its attribute. */
export const text = (property: string): TextDeclaration => ({
  attribute: dashed(property),
  type: String,
  reflect: true,
});

/** Like {@link text}, for an attribute that is JSON: the property also takes an array or object, and reads as its JSON. */
export const json = (property: string): TextDeclaration => ({ ...text(property), json: true });

/**
 * An element whose properties are the texts of its attributes: `null` where absent, whatever a page or a framework sets. Numbers and
 * booleans become text, arrays and objects JSON where the attribute is JSON; what can be no text at all is `null` and one console line.
 */
export abstract class TextElement extends ReactiveElement {
  static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    declaration: TextDeclaration,
  ): PropertyDescriptor {
    const accessor = super.getPropertyDescriptor(name, key, declaration)!;
    const { attribute, json } = declaration;
    if (!attribute) return accessor;
    return {
      ...accessor,
      get(this: TextElement) {
        return (accessor.get!.call(this) as unknown) ?? null;
      },
      set(this: TextElement, value: unknown) {
        const text = typeof value === 'string' || value == null ? value : toText(value, json);
        if (text == null && value != null) misuse(this, 'type', attribute as string, typeof value);
        accessor.set!.call(this, text);
      },
    };
  }
}

/** `undefined` for what is no text: functions, symbols, and objects where no JSON is meant. Never throws. */
function toText(value: unknown, isJson?: boolean): string | undefined {
  try {
    if (typeof value === 'object') return isJson ? JSON.stringify(value) : undefined;
    return /^[nb]/.test(typeof value) ? String(value) : undefined;
  } catch {
    return undefined;
  }
}
