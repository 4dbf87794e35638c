// Not reviewed by a native reader.
export default {
  isRightToLeft: false,

  close: 'Cerrar',
  dismiss: 'Cerrar',
  tryAgain: 'Reintentar',
  loading: 'Cargando…',
  optional: '(opcional)',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',

  currentPassword: 'Contraseña actual',
  newPassword: 'Nueva contraseña',
  saved: 'Guardado.',
  noResponse: 'La tienda no ha respondido. Inténtelo de nuevo.',

  breadcrumb: 'Ruta de navegación',
  announcements: 'Anuncios',
  alerts: 'Alertas',
  notifications: 'Notificaciones',

  pageNotFound: 'Página no encontrada',
  noSuchPage: 'Esta página no existe en esta tienda.',
  goHome: 'Ir a la página de inicio',

  offline:
    'No tiene conexión. Es posible que los precios no estén actualizados. Su cesta está guardada y los cambios se enviarán cuando vuelva a tener conexión.',

  insteadOf: 'En lugar de',
  lowestOf30Days: 'Precio más bajo de los 30 días anteriores a la rebaja:',
  stars: '4 de 5 estrellas',

  quantityOf: (product: string) => `Cantidad: ${product}`,
  removeProduct: (product: string) => `Quitar: ${product}`,
  decrease: (product: string) => `Reducir la cantidad: ${product}`,
  increase: (product: string) => `Aumentar la cantidad: ${product}`,

  colours: 'Colores',
  systemTheme: 'Sistema',
  lightTheme: 'Claro',
  darkTheme: 'Oscuro',
} satisfies Translation<typeof import('#web/shared/ui/texts.ts')>;
