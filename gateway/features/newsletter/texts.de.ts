export default {
  noNewsletter: 'Dieser Shop hat keinen Newsletter.',
  noUnsubscribing: 'Bei diesem Shop kann man sich nicht über einen Link abmelden. Bitte schreiben Sie dem Geschäft.',
  noConfirming: 'Bei diesem Shop bestätigt man den Newsletter nicht über einen Link.',
} satisfies Translation<typeof import('./texts.ts')>;
