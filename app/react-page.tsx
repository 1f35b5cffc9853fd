import { Component, type ReactNode } from "react";

let onFailure = () => {};

/** Who puts the server's page back where React cannot go on. */
export function whenReactFails(restore: () => void): void {
  onFailure = restore;
}

/** What React draws. Where that fails it draws nothing, and the server's page comes back (REACH-03). */
export class ReactPage extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
