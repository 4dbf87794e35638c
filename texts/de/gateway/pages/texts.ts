export default {
  notFound: 'Nicht gefunden.',
  storeUnreachable: 'Der Shop ist gerade nicht erreichbar.',
  pageFailed: 'Etwas ist schiefgegangen',
  tryAgainLater: 'Diese Seite konnte nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
  failureCode: (code: string) => `Wenn Sie dem Shop davon berichten, nennen Sie diesen Code: ${code}`,
} satisfies Translation<typeof import('#gateway/pages/texts.ts')>;
