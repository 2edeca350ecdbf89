import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  onError(error: unknown): void;
  /** Shown in the place of what failed, until the boundary gets another `key`. */
  fallback(): ReactNode;
  children: ReactNode;
}

/** Catches what a component throws while it renders, so that nothing reaches the page (ERR-02). */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
