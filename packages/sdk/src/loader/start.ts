import { setPageSettings } from '../element/settings.ts';
import { register } from '../define/register.ts';

/** Takes the script's `data-*` and origin, then registers: settings come first, so that the first request knows them. */
export function starter(tags: Readonly<Record<string, CustomElementConstructor>>) {
  return (settings: DOMStringMap, servedFrom: string): void => {
    setPageSettings(settings, servedFrom);
    for (const [tag, element] of Object.entries(tags)) register(tag, element);
  };
}
