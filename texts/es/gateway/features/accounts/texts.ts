// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda no puede modificar cuentas. No se ha modificado nada.',
  noConfirming: 'Esta tienda no confirma los correos electrónicos mediante un enlace.',
} satisfies Translation<typeof import('#gateway/features/accounts/texts.ts')>;
