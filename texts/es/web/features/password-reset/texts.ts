// Not reviewed by a native reader.
export default {
  newPassword: 'Nueva contraseña',
  forgotPassword: '¿Ha olvidado su contraseña?',
  choosePassword: 'Elija una nueva contraseña',
  noResponse: 'La tienda no ha respondido. Inténtelo de nuevo.',

  email: 'Correo electrónico',
  aboutLink: 'Le enviamos un enlace a este correo. El enlace funciona una sola vez, durante 30 minutos.',
  sendLink: 'Enviar el enlace',

  loggedOut: 'Después se cerrará su sesión en todos los dispositivos.',
  setPassword: 'Guardar la contraseña',
  askAgain: 'Pedir un nuevo enlace',
  logIn: 'Iniciar sesión',
} satisfies Translation<typeof import('#web/features/password-reset/texts.ts')>;
