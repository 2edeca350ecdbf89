import type { ReactNode } from 'react';

interface PosterProps {
  /** Address of the picture, 5:2 with its calm side at the start. */
  art: string | null | undefined;
  title: string;
  /** From the start page down to this one, without either. */
  trail?: readonly (readonly [title: string, path: string])[];
  lead?: string | null | undefined;
  /** Lower, for pages whose list matters more. @default false */
  low?: boolean;
  children?: ReactNode;
}

/** The head of a page about places: a poster with its title on the calm side. */
export function Poster({ art, title, trail = [], lead, low, children }: PosterProps) {
  return (
    <header className={low ? 'poster is-low' : 'poster'}>
      {art && (
        <img
          className="poster-art"
          src={art}
          alt=""
          width="1400"
          height="560"
          fetchPriority="high"
          decoding="async"
        />
      )}
      <div className="poster-in">
        <p className="poster-trail">
          {trail.map(([text, path]) => (
            <a key={path} href={path}>
              {text}
            </a>
          ))}
        </p>
        <h1>{title}</h1>
        {lead && <p className="poster-lead">{lead}</p>}
        {children}
      </div>
    </header>
  );
}
