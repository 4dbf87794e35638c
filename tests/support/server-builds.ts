import type { TestProject } from 'vitest/node';
import { ensureBuilds } from '../../scripts/setup/builds.mjs';

/**
 * Builds the server that the project's tests start as a process, unless its build is that of today's sources. The bundle
 * starts in less than half of the time of the sources.
 */
export const setup = ({ name }: TestProject): Promise<void> =>
  ensureBuilds([name === 'gateway' ? 'gateway' : 'backend']);
