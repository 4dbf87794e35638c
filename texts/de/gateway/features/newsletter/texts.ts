export default {
  noNewsletter: 'Dieser Shop hat keinen Newsletter.',
  noUnsubscribing: 'Bei diesem Shop kann man sich nicht über einen Link abmelden. Bitte schreiben Sie dem Shop.',
  noConfirming: 'Bei diesem Shop kann man den Newsletter nicht über einen Link bestätigen.',
} satisfies Translation<typeof import('#gateway/features/newsletter/texts.ts')>;
