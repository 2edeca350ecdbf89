import type { PaymentGateway } from '@portolan/contract';
import { useEffect, useState } from 'react';
import { useFlow } from '../shared/flow.ts';

/** The agency's gateway, once for each widget. It is asked for at once, so that the card frame can start the moment it is wanted. */
export function useGateway(wanted: boolean): {
  /** `null` until it is known and wanted. */
  gateway: PaymentGateway | null;
  failed: boolean;
  retry(): void;
} {
  const flow = useFlow();
  const { client } = flow.context;
  const kept = flow.shared('gateway', () => ({ value: null as PaymentGateway | null }));
  const [gateway, setGateway] = useState(kept.value);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (gateway) return;
    const controller = new AbortController();
    setFailed(false);
    client.call('getPaymentGateway', { signal: controller.signal }).then(
      ({ data }) => {
        kept.value = data;
        setGateway(data);
      },
      () => !controller.signal.aborted && setFailed(true),
    );
    return () => controller.abort();
  }, [client, attempt, gateway, kept]);
  return { gateway: wanted ? gateway : null, failed, retry: () => setAttempt(attempt + 1) };
}
