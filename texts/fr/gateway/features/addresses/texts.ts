// Not reviewed by a native reader.
export default {
  required: {
    firstName: 'Veuillez indiquer le prénom.',
    lastName: 'Veuillez indiquer le nom.',
    email: 'Veuillez indiquer l’adresse e-mail.',
    street: 'Veuillez indiquer la rue.',
    city: 'Veuillez indiquer la ville.',
    state: 'Veuillez indiquer la région.',
    country: 'Veuillez indiquer le pays.',
    phone: 'Veuillez indiquer le numéro de téléphone.',
    zipcode: 'Veuillez indiquer le code postal.',
  },

  notSupported: 'Cette boutique ne peut pas modifier les adresses enregistrées. Rien n’a été modifié.',
} satisfies Translation<typeof import('#gateway/features/addresses/texts.ts')>;
