import { defineConfig } from 'oxlint';
import { backendFences } from './scripts/lint/backend-fences.mjs';
import { fence, no, noGroup, noPackage } from './scripts/lint/fence.mjs';

/**
 * Lint rules and the import rules between folders. TypeScript config files need Node 22, so this one is JavaScript and is
 * named on the command line (`oxlint -c oxlint.config.mjs`).
 */

const httpClients = ['node-fetch', 'undici'].map((name) =>
  noPackage(name, 'HTTP clients belong to gateway/transport.'),
);
const toasts = no('^react-hot-toast', 'Toasts go through web/shared/lib/messages/notify.ts.');
const aboveShared = no('^(#web/|(\\.\\./)+)(app|features)/', 'shared may not import app or features.');

/** Forbids imports from other folders of the gateway. */
const folders = (...names) =>
  no(`^(#gateway|(\\.\\./)*\\.\\.)/(${names.join('|')})/`, `This folder may not import ${names.join(', ')}.`);
const foldersAboveFeatures = ['graphql', 'fast-path', 'pages', 'guards', 'operations'];
const foldersAboveCatalogue = ['features', ...foldersAboveFeatures];
/** The forbidden folders of those that know the store only: transport, store, documents and refusals. */
const belowCatalogue = folders('catalogue', 'search', ...foldersAboveCatalogue);
const responsesOnly = [
  folders('store'),
  noGroup(
    ['**/transport/*', '!**/transport/rest-call.ts'],
    'Of a call, the readers of documents know its response only.',
  ),
];
/** The import rules for every file of a feature of the gateway. */
const featureImports = [
  no('^(\\.\\./[a-z]|#gateway/features/)', 'A feature may not import another feature: move what both need down.'),
  folders(...foldersAboveFeatures),
];
const fastPathFiles = noGroup(
  ['**/fast-path/*', '!**/fast-path/fast-path.ts'],
  'From outside its folder, import gateway/fast-path/fast-path.ts only.',
);

const fences = [
  fence('gateway', ['gateway/**'], { packages: httpClients, imports: [fastPathFiles] }),
  fence('gateway', ['gateway/transport/**'], { imports: [belowCatalogue, folders('documents')] }),
  fence('gateway', ['gateway/store/**'], { packages: httpClients, imports: [belowCatalogue] }),
  fence('gateway', ['gateway/refusals/**'], {
    packages: httpClients,
    imports: [belowCatalogue, folders('documents', 'store')],
  }),
  fence('gateway', ['gateway/documents/**'], { packages: httpClients, imports: [belowCatalogue, ...responsesOnly] }),
  fence('gateway', ['gateway/catalogue/**'], { packages: httpClients, imports: [folders(...foldersAboveCatalogue)] }),
  fence('gateway', ['gateway/search/**'], {
    packages: httpClients,
    imports: [
      folders(...foldersAboveCatalogue),
      noGroup(
        ['**/catalogue/*', '!**/catalogue/weight-text.ts'],
        'The search knows products as documents: of the catalogue, only the reader of weights.',
      ),
    ],
  }),
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

  ...backendFences,

  ...['common', 'readers'].map((folder) =>
    fence(folder, [`${folder}/**`], {
      imports: [no('^(#|\\.\\./)', `${folder} is used by every part and imports nothing of ours.`)],
    }),
  ),

  fence('web', ['web/**'], { imports: [toasts] }),
  fence('web', ['web/vite.config.ts', 'web/app/document/document-plugin.ts', 'web/worker/worker-plugin.ts'], {
    mayImport: ['scripts'],
  }),
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
  fence('web', ['web/shared/lib/messages/notify.ts', 'web/shared/ui/Toaster.tsx'], {
    imports: [aboveShared],
  }),
  fence('web', ['web/shared/ui/**', 'web/shared/lib/**'], {
    except: ['web/shared/lib/messages/notify.ts', 'web/shared/ui/Toaster.tsx'],
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

  fence('scripts', ['scripts/**'], {
    except: ['scripts/admin/**', 'scripts/backup/copy-shop.ts', 'scripts/contract/**', 'scripts/doctor/**'],
  }),
  fence('scripts', ['scripts/admin/**'], { mayImport: ['backend', 'gateway'] }),
  fence('scripts', ['scripts/backup/copy-shop.ts', 'scripts/contract/**'], { mayImport: ['backend'] }),
  fence('scripts', ['scripts/doctor/**'], {
    mayImport: ['gateway'],
    imports: [
      noGroup(
        ['#gateway/**', ...['transport', 'store', 'documents', 'refusals'].map((name) => `!#gateway/${name}/*`)],
        'The doctor reads a store with transport, store, documents and refusals of the gateway only.',
      ),
    ],
  }),
];

const maxLines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'node', 'promise', 'react', 'jsx-a11y', 'vitest'],
  jsPlugins: ['./scripts/lint/words-plugin.mjs', './scripts/lint/parts-plugin.mjs'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/__generated__/**', 'dist/**', 'data/**', 'release/**', 'node_modules/**'],
  rules: {
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/no-console': 'error',
    'eslint/no-else-return': 'error',
    'eslint/no-param-reassign': 'off',
    'eslint/max-lines': maxLines(260),
    'eslint/prefer-const': 'error',
    'eslint/no-var': 'error',
    // Circles through what a module loads later are found by tests/unit/import-circles.test.ts.
    'import/no-cycle': ['error', { ignoreTypes: false }],
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
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/switch-exhaustiveness-check': 'off',
    'unicorn/prefer-node-protocol': 'error',
  },
  overrides: [
    ...fences,
    {
      files: ['web/{app,features,shared}/**/*.tsx'],
      excludeFiles: ['web/shared/lib/page/lazy-part.tsx'],
      rules: { 'words/in-texts': 'error', 'parts/own-element': 'error', 'parts/loaded-again': 'error' },
    },
    { files: ['web/{app,features,shared,theme}/**/*.css.ts'], rules: { 'words/logical-sides': 'error' } },
    {
      files: ['**/config.ts', 'scripts/**', 'deploy/**', 'tests/**', '**/*.config.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    { files: ['scripts/**', 'deploy/**', 'tests/lab/**', '**/main.ts'], rules: { 'eslint/no-console': 'off' } },
    // A translation is one object, which the compiler compares with the English module.
    {
      files: ['codegen.ts', '**/*.config.ts', '**/*.config.mjs', 'scripts/lint/*-plugin.mjs', 'texts/**'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tests/**'],
      rules: { 'eslint/max-lines': maxLines(500), 'typescript/no-non-null-assertion': 'off' },
    },
    { files: ['tests/{e2e,languages}/**'], rules: { 'vitest/expect-expect': 'off' } },
  ],
});
