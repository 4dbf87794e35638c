/** Which of the repository's files a release has, besides the built `dist`. */

const ships = [
  /^(package-lock\.json|package\.json|\.npmrc|\.env\.example|schema\.graphql)$/,
  /^(README|CHANGELOG|THIRD_PARTY_NOTICES)\.md$/,
  // With the measurements that they name.
  /^docs\//,
  /^tests\/lab\/results\/[^/]+\.(md|png|svg|txt)$/,
  // The contract of the store, for stores of others.
  /^contract\//,
  // The operations of the web app, which it sends as hashes.
  /^gateway\/__generated__\/(persisted|last-release)-operations\.json$/,
  /^backend\/seed\/pictures\//,
  /^scripts\/(backup|build|doctor|start)\.mjs$/,
  /^scripts\/setup\/[^/]+\.mjs$/,
  /^deploy\//,
];

/** What works in a checkout only. */
const needsSources = [/^deploy\/(Dockerfile|compose|try-install)/, /vite\.config\.mjs$/];

/**
 * The files of a release among the repository's ones.
 * @param {string[]} tracked
 */
export function releaseFiles(tracked) {
  return tracked.filter(
    (file) => ships.some((form) => form.test(file)) && !needsSources.some((form) => form.test(file)),
  );
}

/** The commands of npm that a release has. */
const commands = ['start', 'build', 'doctor', 'backup', 'restore'];

/** @typedef {Record<string, unknown> & { scripts: Record<string, string> }} PackageJson */

/**
 * The package.json of a release: only the dependencies that the shop runs with.
 * @param {PackageJson} packageJson
 */
export function releasePackage({ name, version, description, private: isPrivate, type, engines, ...rest }) {
  const { scripts, dependencies, overrides } = rest;
  const kept = Object.entries(scripts).filter(([command]) => commands.includes(command));
  return {
    name,
    version,
    private: isPrivate,
    description,
    type,
    engines,
    scripts: Object.fromEntries(kept),
    overrides,
    dependencies,
  };
}

/**
 * The lock file that fits `releasePackage`.
 * @param {{ packages: Record<string, { dev?: boolean } & Record<string, unknown>> }} lock
 * @param {unknown} version
 */
export function releaseLock({ packages, ...lock }, version) {
  const { '': root, ...others } = packages;
  const { devDependencies: _, ...rootOfRelease } = root ?? {};
  return {
    ...lock,
    version,
    packages: {
      '': { ...rootOfRelease, version },
      ...Object.fromEntries(Object.entries(others).filter(([, entry]) => entry.dev !== true)),
    },
  };
}
