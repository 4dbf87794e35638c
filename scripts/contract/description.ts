import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBackend } from '#backend/backend-app.ts';
import { readBackendConfig } from '#backend/config.ts';
import { createLog } from '#backend/log.ts';
import { openAppContext } from '#backend/open-app-context.ts';

/** A JSON schema, as far as the scripts read it. */
export interface Schema {
  $ref?: string;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  description?: string | undefined;
  enum?: (string | boolean)[];
  exclusiveMinimum?: number;
  format?: string;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  type?: string | string[];
}

interface Body {
  content?: Record<string, { schema: Schema }>;
}

/** A response of a call, or the reference of one that all calls have alike. */
type Response = Body & { $ref?: string };

/** One call of the store. */
export interface Operation {
  summary: string;
  description?: string;
  parameters?: { name: string; required?: boolean; schema: Schema; description?: string }[];
  requestBody?: Body;
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  'x-feature'?: string;
  'x-role'?: string;
}

/** One extension of the REST contract. */
export interface Feature {
  meaning: string;
  headers?: string[];
  inputs?: Record<string, string[]>;
  outputs?: string[];
}

/** The answer of the bundled store's `GET /openapi.json`, as far as the scripts read it. */
export interface Description {
  info: { version: string };
  components: { schemas: Record<string, Schema>; responses?: Record<string, Response> };
  paths: Record<string, Record<string, Operation>>;
  'x-features': Record<string, Feature>;
}

/** Reads the description of a new bundled store, which is removed afterwards. */
export async function readDescription(): Promise<Description> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-'));
  try {
    const read = readBackendConfig({ DATA_DIR: folder });
    if ('faults' in read) throw new Error(read.faults.join('\n'));
    const { context } = await openAppContext(read.config, () => undefined);
    const app = await buildBackend(context, createLog('silent'));
    const response = await app.inject('/openapi.json');
    await app.close();
    await context.database.close();
    return response.json<Description>();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
