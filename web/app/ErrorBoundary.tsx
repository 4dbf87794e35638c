import { Component, type ReactNode } from 'react';
import { forgetLostParts } from '#web/shared/lib/page/lazy-part.tsx';
import { isOnline, onNetworkChange } from '#web/shared/lib/network/network.ts';
import { report } from '#web/shared/lib/network/report.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface ErrorBoundaryProps {
  /** The part that the error page replaces. */
  scope: 'page' | 'app';
  /** The address. When it changes, the children are rendered again. */
  address?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  /** The address at which the error happened. */
  address: string | undefined;
}

/** Catches render errors, for which React has class components only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, address: this.props.address };

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return address === state.address ? null : { address, error: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A render threw an empty value.') };
  }

  /** A part that could not be loaded without a network is asked for again when it is back. */
  #stop: (() => void) | undefined;

  override componentDidMount() {
    this.#stop = onNetworkChange(() => isOnline() && this.#tryAgain());
  }

  override componentWillUnmount() {
    this.#stop?.();
    if (this.state.error !== undefined) forgetLostParts();
  }

  readonly #tryAgain = () => {
    if (this.state.error === undefined) return;
    forgetLostParts();
    this.setState({ error: undefined });
  };

  override componentDidCatch(error: unknown) {
    report(`The ${this.props.scope} could not be rendered`, error);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <ErrorPage onRetry={this.#tryAgain} />;
  }
}
