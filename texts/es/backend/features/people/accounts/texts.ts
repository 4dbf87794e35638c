// Not reviewed by a native reader.
export default {
  name: 'Nombre',
  newPassword: 'Contraseña nueva',
  wrongPassword: 'La contraseña actual no es correcta. Escríbala de nuevo.',
  emailTaken: 'Otra cuenta tiene este correo electrónico. Escriba otro.',
  nameChanged: 'Su nombre se ha cambiado.',
  emailChanged: 'Su correo electrónico se ha cambiado. Úselo la próxima vez que inicie sesión.',
  passwordChanged: 'Su contraseña se ha cambiado. Todas sus demás sesiones se han cerrado.',
  accountDeleted: 'Su cuenta se ha eliminado.',
  orderIsOpen: (number: string) =>
    `El pedido ${number} todavía está en curso. Cancélelo en «Mis pedidos» o espere a que se entregue o se recoja, y después elimine la cuenta.`,
  ordersAreOpen: (numbers: string) =>
    `Los pedidos ${numbers} todavía están en curso. Cancélelos en «Mis pedidos» o espere a que se entreguen o se recojan, y después elimine la cuenta.`,
  moreOrdersAreOpen: (numbers: string) =>
    `Los pedidos ${numbers} y otros todavía están en curso. Cancélelos en «Mis pedidos» o espere a que se entreguen o se recojan, y después elimine la cuenta.`,
} satisfies Translation<typeof import('#backend/features/people/accounts/texts.ts')>;
