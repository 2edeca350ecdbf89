import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  onError(error: unknown): void;
  children: ReactNode;
}

/** Catches what a widget throws while rendering: the page never sees it, and whoever is told shows a way on (ERR-02). */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
