/** An extension of the seventeen calls of the REST contract. */
export interface Extension {
  /** The use of it for a client, for the description of the calls. */
  meaning: string;
  /** Parameters in the query, and fields at the top of the body, by the path of the call. */
  inputs?: Readonly<Record<string, readonly string[]>>;
  /** Headers of requests, in lower case. */
  headers?: readonly string[];
  /** Fields of responses, at any depth. No field of the REST contract may have such a name. */
  outputs?: readonly string[];
}
