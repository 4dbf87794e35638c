// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/sentence.ts';

export default {
  openingSellerArea: 'Abriendo el área del vendedor…',

  today: 'Hoy',
  orders: 'Pedidos',
  productList: 'Productos',
  addProduct: 'Nuevo producto',
  shop: 'Tienda',

  shopFacts: 'Datos',
  shopPages: 'Páginas',
  delivery: 'Entrega',
  taxes: 'Impuestos',
  newsletter: 'Boletín',
  mails: 'Correos',
  team: 'Equipo',
  changes: 'Cambios',
  shopLinks: 'Tienda',

  tabTitle: (title: string, shopName: string) => `${title} · ${shopName}, área del vendedor`,

  role: 'Vendedor',
  menu: 'Área del vendedor',
  greeting: (name: string) => `¡Hola, ${name}!`,
  firstOwner: 'Admin',
  changePassword: 'Cambiar la contraseña',
  logout: 'Cerrar sesión',
  loggedOut: 'Sesión cerrada',
  logoutNotConfirmed: 'La tienda no ha confirmado el cierre de la sesión.',
  unknownPage: 'Área del vendedor',
  loadingPage: 'Cargando la página',
  pageNotFound: 'Página no encontrada',
  noSuchPage: 'Esta tienda no tiene esta página.',
  chooseFromMenu: (ordersLink: ReactNode) => sentence`Elija una página del menú o abra los ${ordersLink}.`,
  ordersLink: 'pedidos',

  loginTabTitle: (shopName: string) => `Acceso de vendedor · ${shopName}`,
  aboutSellerArea: 'Acerca del área del vendedor',
  sellerOf: (shopName: string) => `${shopName}, área del vendedor`,
  taskAdd: 'Añadir productos nuevos',
  taskStock: 'Marcar productos como disponibles o agotados',
  taskOrders: 'Ver todos los pedidos y pagos',
  backToShop: 'Volver a la tienda',
  sellerLogin: 'Acceso de vendedor',
  loginHint:
    'Para las personas que llevan esta tienda. Los clientes inician sesión en las páginas de la propia tienda.',
  tryAgain: 'Reintentar',
  email: 'Correo electrónico',
  password: 'Contraseña',
  login: 'Iniciar sesión',
  forgotPassword: '¿Ha olvidado la contraseña?',
  loginRefused: 'No se ha aceptado el inicio de sesión.',
  loggedIn: 'Sesión iniciada',

  up: 'Subir',
  down: 'Bajar',
  top: 'Al principio',
  moveUp: (entry: string) => `Subir: ${entry}`,
  moveDown: (entry: string) => `Bajar: ${entry}`,
  moveToTop: (entry: string) => `Llevar al principio: ${entry}`,

  previous: 'Anterior',
  next: 'Siguiente',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageOf: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,

  newerValues: 'Valores más recientes',
  keepWhatITyped: 'Conservar lo que he escrito',
  newerShown: (fields: string) => `Los campos que no había modificado muestran los valores más recientes: ${fields}.`,
  chooseForChanged: 'Elija el valor de los campos que usted también ha modificado.',
  checkThenSave: 'Revise los valores y guarde.',
  fieldIsNow: (field: string, newer: string) => `Nuevo valor de «${field}»: ${newer || 'vacío'}.`,
  takeIt: 'Usarlo',
  keepMine: 'Conservar el mío',
  takeNewerOf: (field: string) => `Usar el valor más reciente: ${field}`,
  keepTypedOf: (field: string) => `Conservar lo que he escrito: ${field}`,

  pictureFormats: 'JPEG, PNG, WebP o GIF, 20 MB como máximo.',
} satisfies Translation<typeof import('./texts.ts')>;
