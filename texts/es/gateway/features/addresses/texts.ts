// Not reviewed by a native reader.
export default {
  required: {
    firstName: 'Escriba el nombre.',
    lastName: 'Escriba los apellidos.',
    email: 'Escriba el correo electrónico.',
    street: 'Escriba la calle.',
    city: 'Escriba la localidad.',
    state: 'Escriba la provincia.',
    country: 'Escriba el país.',
    phone: 'Escriba el teléfono.',
    zipcode: 'Escriba el código postal.',
  },

  notSupported: 'Esta tienda no puede modificar las direcciones guardadas. No se ha modificado nada.',
} satisfies Translation<typeof import('#gateway/features/addresses/texts.ts')>;
