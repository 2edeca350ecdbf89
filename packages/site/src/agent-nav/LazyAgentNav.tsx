import { loadLater } from '../shell/load-later.tsx';
import type { AgentNavProps } from './AgentNav.tsx';

/** The agent's menu. Without its code the profile menu still leads everywhere that matters. */
export const LazyAgentNav = loadLater<AgentNavProps>(
  () => import('./AgentNav.tsx').then(({ AgentNav }) => AgentNav),
  ({ variant }) => (variant === 'rail' ? <div className="agent-nav-place" /> : null),
);
