// Not reviewed by a native reader.
export default {
  name: 'Nombre',
  presentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  unknownMember: 'Este miembro del equipo no existe. Vuelva a cargar el equipo.',
  emailTaken: 'Un miembro del equipo ya tiene este correo electrónico. Use otro.',
  firstOwnerIsFixed:
    'Este acceso está en los ajustes del servidor (SELLER_EMAIL y SELLER_PASSWORD). Sigue siendo propietario, para que la tienda siempre tenga uno.',
  passwordIsInSettings: 'La contraseña de este acceso está en los ajustes del servidor: cambie allí SELLER_PASSWORD.',
  loginAgain: 'Inicie sesión de nuevo.',
  wrongPassword: 'Esta no es su contraseña actual. Escríbala de nuevo.',
  samePassword: 'Elija una contraseña distinta de la actual.',
  changedSince: 'Su acceso se ha modificado mientras tanto. Inicie sesión de nuevo.',
  added: 'Miembro añadido al equipo.',
  invited: (email: string) =>
    `Miembro añadido al equipo. Hemos enviado un enlace para elegir una contraseña a ${email}.`,
  saved: 'Equipo guardado.',
  passwordChanged: 'Contraseña cambiada.',
  noSuchChange: 'Este cambio no existe: la lista no puede continuar desde ahí.',
} satisfies Translation<typeof import('#backend/features/people/staff/texts.ts')>;
