import { Component, type ReactNode } from 'react';
import { report } from '#web/shared/lib/report.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface ErrorBoundaryProps {
  /** What is lost when it breaks: one page, or the navigation with it. */
  scope: 'page' | 'app';
  /** Another address is another page: it is tried, whatever became of the last one. */
  address?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  /** Where it broke. */
  address: string | undefined;
}

/** React has no other way to catch what a render throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, address: this.props.address };

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return address === state.address ? null : { address, error: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something threw nothing.') };
  }

  override componentDidCatch(error: unknown) {
    report(`The ${this.props.scope} broke`, error);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <ErrorPage onRetry={() => this.setState({ error: undefined })} />;
  }
}
