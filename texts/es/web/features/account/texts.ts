// Not reviewed by a native reader.
export default {
  login: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  createAccount: 'Crear cuenta',
  newHere: '¿Es su primera visita?',
  createAnAccount: 'Crear una cuenta',
  haveAccount: '¿Ya tiene una cuenta?',
  loginHere: 'Iniciar sesión aquí',
  name: 'Nombre',
  email: 'Correo electrónico',
  password: 'Contraseña',
  forgotPassword: '¿Ha olvidado su contraseña?',
  noResponse: 'La tienda no ha respondido. Inténtelo de nuevo.',
  notLoggedIn: 'No se ha podido iniciar la sesión. Inténtelo de nuevo.',
  cookiesBlocked: 'Su navegador no guarda las cookies de esta tienda. Permítalas para iniciar la sesión.',
} satisfies Translation<typeof import('#web/features/account/texts.ts')>;
