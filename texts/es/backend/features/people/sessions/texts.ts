// Not reviewed by a native reader.
export default {
  name: 'Nombre',
  wrongLogin: 'El correo electrónico o la contraseña no son correctos.',
  emailExists: 'Ya existe una cuenta con este correo electrónico. Inicie sesión.',
  welcome: 'Le damos la bienvenida a la tienda.',
  welcomeBack: 'Le damos de nuevo la bienvenida.',
  loggedIn: 'Sesión iniciada.',
  loggedOut: 'Sesión cerrada.',
  tooManyLogins: 'Demasiadas personas están iniciando sesión. Inténtelo de nuevo.',
  passwordIsEmail: 'La contraseña no debe ser su correo electrónico.',
  passwordIsCommon: 'Esta contraseña es una de las más comunes, que los atacantes prueban primero. Elija otra.',
  mustChangePassword: 'Elija antes su propia contraseña.',
  notAllowed: 'Su rol en esta tienda no lo permite. Consulte a un propietario.',
  firstOwner: 'Primer propietario',
  resetSent:
    'Si existe una cuenta con este correo electrónico, le hemos enviado un enlace para elegir una contraseña nueva.',
  resetTooOld: 'Este enlace está incompleto, ya se ha usado o ha caducado. Pida uno nuevo.',
  passwordIsSet: 'Su contraseña nueva está guardada. Inicie sesión con ella.',
  noConfirmation:
    'Este enlace no es de esta tienda o está incompleto. Ábralo de nuevo desde nuestro correo o cópielo entero.',
  oldConfirmation:
    'La cuenta de este enlace tiene ahora otro correo electrónico o se ha eliminado. Use el enlace de nuestro correo más reciente.',
  emailConfirmed:
    'Su correo electrónico está confirmado. Los correos sobre sus pedidos llevarán ahora también su nombre y su dirección.',
} satisfies Translation<typeof import('#backend/features/people/sessions/texts.ts')>;
