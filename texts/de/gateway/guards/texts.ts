export default {
  tooManyRequests: 'Zu viele Anfragen von Ihrer Adresse. Bitte versuchen Sie es später noch einmal.',
  overloaded: 'Gerade ist zu viel los. Bitte versuchen Sie es gleich noch einmal.',
} satisfies Translation<typeof import('#gateway/guards/texts.ts')>;
