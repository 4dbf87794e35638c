export default {
  notSupported: 'In diesem Shop melden sich alle Mitarbeiter mit demselben Zugang an.',
} satisfies Translation<typeof import('#gateway/features/staff/texts.ts')>;
