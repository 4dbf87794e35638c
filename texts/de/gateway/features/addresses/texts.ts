export default {
  required: {
    firstName: 'Bitte geben Sie den Vornamen an.',
    lastName: 'Bitte geben Sie den Nachnamen an.',
    email: 'Bitte geben Sie die E-Mail-Adresse an.',
    street: 'Bitte geben Sie die Straße an.',
    city: 'Bitte geben Sie den Ort an.',
    state: 'Bitte geben Sie das Bundesland an.',
    country: 'Bitte geben Sie das Land an.',
    phone: 'Bitte geben Sie die Telefonnummer an.',
    zipcode: 'Bitte geben Sie die Postleitzahl an.',
  },

  notSupported: 'Dieser Shop kann gespeicherte Adressen nicht ändern. Es wurde nichts geändert.',
} satisfies Translation<typeof import('#gateway/features/addresses/texts.ts')>;
