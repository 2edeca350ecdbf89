import type { ServiceKey } from '@portolan/contract/services';
import type { WidgetProps } from '@portolan/widgets';
import { AskUs } from '@portolan/widgets/ask-us';
import type { ServiceDefinition } from './service.ts';

/**
 * A service that people arrange: its widget shows how to reach the agency.
 * @param path of the service on the agency's site
 */
export function askUs(key: ServiceKey, path: string): ServiceDefinition {
  return {
    key,
    Widget: ({ context, embedded }: WidgetProps) => (
      <AskUs service={key} context={context} embedded={embedded} />
    ),
    areas: ['common', 'pages', 'errors'],
    start: () => path,
    staysInside: () => false,
  };
}
