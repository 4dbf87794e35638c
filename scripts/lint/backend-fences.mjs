import { fence, no, noGroup, noPackage, noValues } from './fence.mjs';

const drivers = ['pg', 'libsql'].map((name) => noPackage(name, 'Database drivers belong to backend/db.'));
const noSeed = no('(^|/)seed/', 'Only the start of the store may import the seed.');

/**
 * The modules of the backend's features, with the files that others may use besides repositories and backend/rules. A module uses
 * values of those before it only; the app hands to it what it needs of later ones. Types go both ways.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const modules = {
  people: ['session-hooks', 'staff-roles', 'postal-address', 'email-confirmation', 'reset-accounts'],
  catalogue: ['product-document', 'product-upload', 'order-stock', 'csv', 'cell-dialect', 'deposit-type-document'],
  shop: ['countries', 'default-settings', 'tax-settings'],
  orders: ['order-document', 'order-documents', 'tax-document', 'order-list-input', 'order-mails', 'unpaid-expiry'],
  reports: [],
};
const moduleNames = Object.keys(modules);

/**
 * The modules before it that files of a module, or of payments, may import. It goes into one group with the other
 * patterns: with two groups, one would undo the other.
 * @param {string[]} before
 */
function modulesBefore(before) {
  const doors = before.flatMap((name) =>
    ['*-repository', ...(modules[name] ?? [])].map((door) => `!**/${name}/**/${door}.ts`),
  );
  return {
    doors: ['!**/rules/*.ts', ...doors],
    message: `A module uses those before it (${moduleNames.join(' < ')}) by repositories, rules and the files in the table \`modules\`. Let backend-app.ts hand over the rest.`,
  };
}

/**
 * The import rules of a module of the backend, of its routes and of its repositories.
 * @param {string} name
 */
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
              '!**/product-fields.ts',
              '!#backend/picture.ts',
              '!./texts.ts',
              '!#backend/audit/texts.ts',
              ...doors.filter((door) => door.endsWith('-repository.ts') || door.endsWith('rules/*.ts')),
            ],
            'A repository may import db, repositories of its module and of those before it, the audit trail, and backend/rules, category-names.ts and picture.ts; and texts. It may import types of every file.',
          ),
        ),
      ],
    }),
  ];
}

/** The import rules of the backend. */
export const backendFences = [
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
    imports: [
      noGroup(
        [...['features', 'images', 'payments', 'seed'].map((name) => `**/${name}/**`), '!**/product-fields.ts'],
        'backend/http serves all features and may import none of them, only the table of product fields.',
      ),
    ],
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
  fence('backend', ['backend/rules/**'], {
    packages: drivers,
    imports: [
      noValues(
        noGroup(
          ['**', '!./*.ts', '!#backend/language.ts', '!#backend/texts.ts', '!#common/*.ts', '!#readers/*.ts'],
          'The rules are pure: they use each other, texts, language.ts, common/ and readers/, and may import types of every file.',
        ),
      ),
    ],
  }),
];
