/** The package documents its types in comments, which TypeScript does not read from node_modules. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink, HttpLink } from '@apollo/client';

  // oxlint-disable-next-line import/no-default-export -- that is how the package exports it
  export default class UploadHttpLink extends ApolloLink {
    constructor(
      options?: Pick<
        HttpLink.Options,
        'uri' | 'fetch' | 'fetchOptions' | 'credentials' | 'headers' | 'includeExtensions' | 'print'
      >,
    );
  }
}
