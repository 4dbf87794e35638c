import { defineConfig } from 'oxlint';

/**
 * Lint rules and the import rules between folders. TypeScript config files need Node 22, so this one is JavaScript and is
 * named on the command line (`oxlint -c oxlint.config.mjs`).
 */

/** The parts of the repository that never import each other, except for tests, which may import everything. */
const parts = ['gateway', 'backend', 'web', 'tests', 'scripts'];

/** Forbids imports whose address matches. Without lookaround: oxlint ignores such an expression silently. */
const no = (regex, message) => ({ regex, message });
/** Forbids imports that match one of the glob patterns, except for those that match a later pattern starting with `!`. */
const noGroup = (group, message) => ({ group, message });
/** The same for the values of a file: its types may be imported. */
const noValues = (pattern) => ({ ...pattern, allowTypeImports: true });
/** Forbids a package. */
const noPackage = (name, message) => ({ name, message });

const httpClients = ['node-fetch', 'undici'].map((name) => noPackage(name, 'HTTP clients belong to gateway/rest.'));
const drivers = ['pg', 'libsql'].map((name) => noPackage(name, 'Database drivers belong to backend/db.'));
const noSeed = no('(^|/)seed/', 'Only the start of the store may import the seed.');
const toasts = no('^react-hot-toast', 'Toasts go through web/shared/lib/notify.ts.');
const aboveShared = no('^(#web/|(\\.\\./)+)(app|features)/', 'shared may not import app or features.');

/** Forbids imports from other folders of the gateway. */
const folders = (...names) =>
  no(`^(#gateway|(\\.\\./)*\\.\\.)/(${names.join('|')})/`, `This folder may not import ${names.join(', ')}.`);
const foldersAboveFeatures = ['graphql', 'fast-path', 'pages', 'guards', 'operations'];
const foldersAboveCatalogue = ['features', ...foldersAboveFeatures];
/** For every file of a feature of the gateway. */
const featureImports = [
  no('^(\\.\\./[a-z]|#gateway/features/)', 'A feature may not import another feature: move what both need down.'),
  folders(...foldersAboveFeatures),
];
const fastPathFiles = noGroup(
  ['**/fast-path/*', '!**/fast-path/fast-path.ts'],
  'From outside its folder, import gateway/fast-path/fast-path.ts only.',
);

/**
 * The import rules of some files of one part. A later fence replaces an earlier one for the same file, so each lists all
 * that it forbids besides the other parts.
 * @param {string} part
 * @param {string[]} files
 * @param {{ packages?: object[], imports?: object[], except?: string[], mayImport?: string[] }} [rules] `mayImport`: other parts
 */
function fence(part, files, { packages = [], imports = [], except, mayImport = [] } = {}) {
  const otherParts = parts
    .filter((other) => other !== part && !mayImport.includes(other))
    .map((other) => no(`^(#|(\\.\\./)+)${other}/`, `${part} may not import ${other}.`));
  return {
    files,
    ...(except && { excludeFiles: except }),
    rules: { 'no-restricted-imports': ['error', { paths: packages, patterns: [...otherParts, ...imports] }] },
  };
}

/**
 * The modules of the backend's features, with the files that others may use besides repositories and orders/rules. A module uses
 * values of those before it only; the app hands to it what it needs of later ones. Types go both ways.
 */
const modules = {
  people: ['session-hooks', 'role-of-call', 'postal-address', 'email-confirmation', 'reset-accounts'],
  catalogue: ['product-document', 'product-upload', 'order-stock'],
  shop: ['default-settings', 'tax-settings'],
  orders: ['order-document', 'order-documents', 'order-list-input', 'order-mails', 'unpaid-expiry'],
  reports: [],
};
const moduleNames = Object.keys(modules);

/** What files of a module, or of payments, may import of the modules before it. One group: of two, one would undo the other. */
function modulesBefore(before) {
  const doors = before.flatMap((name) => ['*-repository', ...modules[name]].map((door) => `!**/${name}/**/${door}.ts`));
  return {
    doors: ['!**/rules/*.ts', ...doors],
    message: `A module uses those before it (${moduleNames.join(' < ')}) by repositories, rules and the files in the table \`modules\`. Let backend-app.ts hand over the rest.`,
  };
}

/** The import rules of a module of the backend, of its routes and of its repositories. */
function moduleFences(name) {
  const folder = `backend/features/${name}`;
  const { doors, message } = modulesBefore(moduleNames.slice(0, moduleNames.indexOf(name)));
  const common = [
    noSeed,
    no(`^(\\.\\./)+(${moduleNames.join('|')})/`, 'Name the files of other modules by #backend/features/.'),
    noValues(no('^#backend/payments/', 'Payments use the features, not the other way round.')),
  ];
  const imports = [
    ...common,
    noValues(noGroup(['#backend/features/**', `!#backend/features/${name}/**`, ...doors], message)),
  ];
  return [
    fence('backend', [`${folder}/**`], { packages: drivers, imports }),
    fence('backend', [`${folder}/**/*-routes.ts`], {
      packages: drivers,
      imports: [
        ...imports,
        no('-routes\\.ts$', 'Routes may not import other routes.'),
        noValues(no('(^|/)db/', 'Routes use the database through repositories.')),
      ],
    }),
    fence('backend', [`${folder}/**/*-repository.ts`], {
      packages: drivers,
      imports: [
        ...common,
        noValues(
          noGroup(
            [
              './**',
              '../**',
              '#backend/**',
              '!./**/*-repository.ts',
              '!../**/*-repository.ts',
              `!#backend/features/${name}/**/*-repository.ts`,
              '!**/db/*.ts',
              '!**/audit/audit.ts',
              '!**/category-names.ts',
              '!#backend/money.ts',
              '!#backend/pack-size.ts',
              '!#backend/picture.ts',
              ...doors.filter((door) => door.endsWith('-repository.ts') || door.endsWith('rules/*.ts')),
            ],
            'A repository may import db, repositories of its module and of those before it, the audit trail, and rules: orders/rules, money.ts, category-names.ts, pack-size.ts and picture.ts. It may import types of every file.',
          ),
        ),
      ],
    }),
  ];
}

const fences = [
  fence('gateway', ['gateway/**'], { packages: httpClients, imports: [fastPathFiles] }),
  fence('gateway', ['gateway/rest/**'], { imports: [folders('catalogue', ...foldersAboveCatalogue)] }),
  fence('gateway', ['gateway/catalogue/**'], { packages: httpClients, imports: [folders(...foldersAboveCatalogue)] }),
  fence('gateway', ['gateway/features/**'], {
    packages: httpClients,
    imports: [...featureImports, no('-resolvers\\.ts$', 'REST code may not import resolvers.')],
  }),
  fence('gateway', ['gateway/features/**/*-resolvers.ts'], { packages: httpClients, imports: featureImports }),
  fence('gateway', ['gateway/guards/**', 'gateway/operations/**'], {
    packages: httpClients,
    imports: [folders('features', 'graphql', 'fast-path', 'pages')],
  }),
  fence('gateway', ['gateway/fast-path/**'], {
    packages: httpClients,
    imports: [
      folders('features', 'pages', 'guards', 'operations'),
      noGroup(
        [
          '**/graphql/*',
          ...['graphql-request', 'operation-cost', 'fragments', 'introspection'].map(
            (name) => `!**/graphql/${name}.ts`,
          ),
        ],
        'Of gateway/graphql, the fast path knows the parsed request with its fragments, the costs and introspection only.',
      ),
    ],
  }),
  fence('gateway', ['gateway/pages/**'], {
    packages: httpClients,
    imports: [folders('features', 'graphql', 'fast-path')],
  }),
  fence('gateway', ['gateway/graphql/**'], { packages: httpClients, imports: [fastPathFiles, folders('pages')] }),

  fence('backend', ['backend/**'], { packages: drivers }),
  fence('backend', ['backend/db/**'], {
    imports: [
      no(
        '(^|/)((features|http|images|payments|rate-limits|seed)/|(app-context|config)\\.ts$)',
        'backend/db knows the database only.',
      ),
    ],
  }),
  fence('backend', ['backend/http/**'], {
    packages: drivers,
    imports: [no('(^|/)(features|images|payments|seed)/', 'backend/http serves all features and may import none.')],
  }),
  fence('backend', ['backend/images/**', 'backend/rate-limits/**', 'backend/audit/**', 'backend/outbox.ts'], {
    packages: drivers,
    imports: [
      no('(^|/)(features|http|payments|seed)/', 'This folder is used by features and may not import them or http.'),
    ],
  }),
  fence('backend', ['backend/seed/**'], {
    packages: drivers,
    imports: [
      no('(^|/)(http|payments)/', 'The seed may import db, images and repositories.'),
      noGroup(['**/features/**', '!**/*-repository.ts'], 'Of the features, the seed may import the repositories only.'),
    ],
  }),
  fence('backend', ['backend/payments/**'], {
    packages: drivers,
    imports: [
      noSeed,
      noValues(noGroup(['#backend/features/**', ...modulesBefore(moduleNames).doors], modulesBefore([]).message)),
    ],
  }),
  ...moduleNames.flatMap(moduleFences),
  fence('backend', ['backend/features/orders/rules/**'], {
    packages: drivers,
    imports: [
      noValues(
        noGroup(
          ['**', '!./*.ts', '!#backend/money.ts'],
          'The rules of orders are pure: they use each other and money.ts, and may import types of every file.',
        ),
      ),
    ],
  }),

  fence('web', ['web/**'], { imports: [toasts] }),
  fence('web', ['web/features/**'], {
    imports: [
      toasts,
      no(
        '^\\.\\./|^#web/(features|app)/',
        'A feature may import its own folder, shared, theme and generated code only: move what two need down to shared.',
      ),
    ],
  }),
  fence('web', ['web/features/seller/*/**'], {
    imports: [
      toasts,
      noGroup(
        ['../**', '!../shell/**', '#web/features/**', '#web/app/**'],
        "A folder of the seller's area may import its own folder, the area's shell, and shared.",
      ),
    ],
  }),
  fence('web', ['web/shared/**'], {
    imports: [toasts, aboveShared],
  }),
  fence('web', ['web/shared/lib/notify.ts', 'web/shared/ui/Toaster.tsx'], {
    imports: [aboveShared],
  }),
  fence('web', ['web/shared/ui/**', 'web/shared/lib/**'], {
    except: ['web/shared/lib/notify.ts', 'web/shared/ui/Toaster.tsx'],
    imports: [
      toasts,
      aboveShared,
      no(
        '^(#web/shared|\\.\\.)/(apollo|cart|session|products)/',
        'ui and lib know nothing of the shop: only theme and each other.',
      ),
    ],
  }),
  fence('web', ['web/explorer/**'], {
    imports: [no('^#web/|^\\.\\./', 'The explorer of the API is a page of its own and imports nothing of the shop.')],
  }),
  fence('web', ['web/theme/**'], {
    imports: [no('^#web/(app|features|shared)/|^\\.\\./', 'theme imports nothing of ours.')],
  }),

  fence('scripts', ['scripts/**'], { except: ['scripts/backup/copy-shop.ts', 'scripts/doctor/**'] }),
  fence('scripts', ['scripts/backup/copy-shop.ts'], { mayImport: ['backend'] }),
  fence('scripts', ['scripts/doctor/**'], {
    mayImport: ['gateway'],
    imports: [noGroup(['#gateway/**', '!#gateway/rest/*'], 'The doctor reads a store with gateway/rest only.')],
  }),
];

const maxLines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'node', 'promise', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/__generated__/**', 'dist/**', 'data/**', 'node_modules/**'],
  rules: {
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/no-console': 'error',
    'eslint/no-else-return': 'error',
    'eslint/no-param-reassign': 'off',
    'eslint/max-lines': maxLines(260),
    'eslint/prefer-const': 'error',
    'eslint/no-var': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'node/no-process-env': 'error',
    'react/jsx-key': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'off',
    'unicorn/prefer-node-protocol': 'error',
  },
  overrides: [
    ...fences,
    // In the backend, circles of types are errors too.
    { files: ['backend/**'], rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] } },
    {
      files: ['**/config.ts', 'scripts/**', 'deploy/**', 'tests/**', '**/*.config.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    { files: ['scripts/**', 'deploy/**', 'tests/lab/**', '**/main.ts'], rules: { 'eslint/no-console': 'off' } },
    { files: ['codegen.ts', '**/*.config.ts', '**/*.config.mjs'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['tests/**'],
      rules: { 'eslint/max-lines': maxLines(500), 'typescript/no-non-null-assertion': 'off' },
    },
    { files: ['tests/e2e/**'], rules: { 'vitest/expect-expect': 'off' } },
  ],
});
