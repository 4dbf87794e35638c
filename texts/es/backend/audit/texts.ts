// Not reviewed by a native reader.
export default {
  theStore: 'La tienda',
  theShopper: 'El cliente',
  somebodyUnknown: 'Persona desconocida',
  orders: 'Pedidos',
  products: 'Productos',
  subscribers: 'Suscriptores del boletín',
  account: 'Cuenta',
  unknownEmail: 'Correo desconocido',
} satisfies Translation<typeof import('#backend/audit/texts.ts')>;
