import { ApolloLink, Observable } from '@apollo/client';

/**
 * Sends operations with their text, and the files in their variables as the GraphQL multipart request specification
 * says. Only the seller sends pictures: the code for it is fetched when it is first needed.
 */
export function createUploadLink(options: { uri: string; headers: Record<string, string> }): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) => {
    loading ??= import('./text-link.ts').then(({ createTextLink }) => createTextLink(options));
    const link = loading;
    return new Observable((observer) => {
      let sent: { unsubscribe: () => void } | undefined;
      let cancelled = false;
      link.then(
        (loaded) => {
          if (!cancelled) sent = loaded.request(operation, forward).subscribe(observer);
        },
        (error: unknown) => {
          // The next attempt fetches the code again.
          loading = undefined;
          observer.error(error);
        },
      );
      return () => {
        cancelled = true;
        sent?.unsubscribe();
      };
    });
  });
}
