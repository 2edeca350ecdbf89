import { bookingStates, paymentStates, type State } from '@portolan/core';

type AnyStates = Readonly<Record<string, State<string, string>>>;

/** The states in which a booking is about to end early; the last picture. */
const cancelling = ['cancel_quoted', 'cancelling', 'cancel_unknown', 'cancelled'];

/** `docs/tracks.md`: pictures and tables of the state machines, made of the very data that the executor obeys. */
export function renderTracksPage(): string {
  const booking = bookingStates as AnyStates;
  const inCancelling = (from: string, to: string) => cancelling.includes(from) || cancelling.includes(to);
  return `# The state machines

Written by \`npm run codegen\` from \`packages/core/src/booking\`; a test compares. Only these edges exist, and one function takes them
(\`packages/server/src/booking/executor.ts\`): state, audit row and outbox row in one transaction. What a state leaves hanging has a
moment at which somebody looks again; the executor refuses to enter such a state without one. \`docs/booking.md\` tells the whole story.

## Booking

${picture(booking, 'quoted', (from, to) => !inCancelling(from, to))}

${table(booking, (state) => !cancelling.includes(state))}

## Cancelling a booking

${picture(booking, null, inCancelling)}

${table(booking, (state) => cancelling.includes(state))}

## Payment, one per attempt

${picture(paymentStates as AnyStates, 'none', () => true)}

${table(paymentStates as AnyStates, () => true)}
`;
}

function picture(
  states: AnyStates,
  start: string | null,
  shown: (from: string, to: string) => boolean,
): string {
  const lines = ['stateDiagram-v2', ...(start ? [`  [*] --> ${start}`] : [])];
  const seen = new Set<string>(start ? [start] : []);
  for (const [from, { to }] of Object.entries(states))
    for (const [next, mover] of Object.entries(to)) {
      if (!shown(from, next)) continue;
      seen.add(from).add(next);
      lines.push(`  ${from} --> ${next}: ${mover}`);
    }
  for (const state of seen)
    if (Object.keys(states[state]?.to ?? {}).length === 0) lines.push(`  ${state} --> [*]`);
  return ['```mermaid', ...lines, '```'].join('\n');
}

function table(states: AnyStates, shown: (state: string) => boolean): string {
  const rows = Object.entries(states)
    .filter(([state]) => shown(state))
    .map(([state, { means, to, next }]) => {
      const edges = Object.entries(to).map(([after, mover]) => `${after} (${mover})`);
      const then = next ? `${next.action}, ${next.when}` : '–';
      return `| ${state} | ${means} | ${edges.join(', ') || '–'} | ${then} |`;
    });
  return [
    '| state | means | may become (by whom) | if nothing happens |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
