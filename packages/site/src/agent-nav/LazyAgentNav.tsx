import { useEffect, useState, type ComponentType } from 'react';
import type { AgentNavProps } from './AgentNav.tsx';

/** The agent's menu, whose code only agents load. On the rail its place is kept until then. */
export function LazyAgentNav(props: AgentNavProps) {
  const [Nav, setNav] = useState<ComponentType<AgentNavProps> | null>(null);
  useEffect(() => {
    let current = true;
    void import('./AgentNav.tsx').then(
      ({ AgentNav }) => current && setNav(() => AgentNav),
      // Without it the profile menu still leads everywhere that matters.
      () => undefined,
    );
    return () => void (current = false);
  }, []);
  if (Nav) return <Nav {...props} />;
  return props.variant === 'rail' ? <div className="agent-nav-place" /> : null;
}
