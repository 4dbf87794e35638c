// Not reviewed by a native reader.
export default {
  status: 'Estado',
  checks: 'Lo que se ha comprobado',
  stateNames: { FAULT: 'Fallo.', OK: 'Bien.', UNKNOWN: 'Desconocido.', WARNING: 'Aviso.' },
  faultsAreMailed:
    'Si la tienda envía correos, un fallo nuevo se comunica una vez al correo de la tienda o al primer propietario.',
  checkAgain: 'Comprobar de nuevo',
} satisfies Translation<typeof import('#web/features/seller/status/texts.ts')>;
