import { ApolloLink, Observable } from '@apollo/client';

/**
 * Sends operations by their text, with the files in their variables, as the GraphQL multipart request specification
 * says. Only the seller sends files, so the code for it is loaded at its first use.
 */
export function createUploadLink(options: { uri: string; headers: Record<string, string> }): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) => {
    loading ??= import('./multipart-link.ts').then(({ createMultipartLink }) => createMultipartLink(options));
    const link = loading;
    return new Observable((observer) => {
      let request: { unsubscribe: () => void } | undefined;
      let cancelled = false;
      link.then(
        (loaded) => {
          if (!cancelled) request = loaded.request(operation, forward).subscribe(observer);
        },
        (error: unknown) => {
          // The next attempt loads the code again.
          loading = undefined;
          observer.error(error);
        },
      );
      return () => {
        cancelled = true;
        request?.unsubscribe();
      };
    });
  });
}
