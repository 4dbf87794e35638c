// Not reviewed by a native reader.
export default {
  ruleTitles: {
    CONTACT: 'Dirección, correo y teléfono de la tienda',
    IMPRINT: 'Aviso legal',
    TERMS: 'Condiciones generales para leer y conservar',
    PRIVACY: 'Política de privacidad',
    WITHDRAWAL_TEXT: 'Información sobre el derecho de desistimiento',
    WITHDRAWAL_FUNCTION: 'Desistimiento mediante un formulario sin iniciar sesión',
    LEGAL_GUARANTEE: 'Aviso sobre la garantía legal',
    ORDER_BUTTON: 'Texto del botón de pedido',
    CONFIRMATION_MAIL: 'Confirmación de cada pedido por correo',
    DELIVERY_TERMS: 'Restricciones de entrega y formas de pago',
    TAXES: 'Precios con impuestos',
    UNIT_PRICES: 'Precios por unidad de medida',
    FOOD_FACTS: 'Información alimentaria antes de la compra',
    MINIMUM_AGE: 'Edad mínima para el alcohol',
    PRICE_HISTORY: 'Rebajas respecto al precio más bajo de 30 días',
    RATING: 'Sin valoraciones inventadas',
    NEWSLETTER: 'Boletín solo con correo confirmado',
    ACCESSIBILITY: 'Declaración de accesibilidad',
    DEPOSIT: 'Depósito junto al precio',
    ORGANIC: 'Certificado de productos ecológicos',
    PACKAGING: 'Envases registrados',
    FOOD_BUSINESS: 'Empresa alimentaria registrada',
    DISPUTES: 'Aviso sobre la resolución de litigios',
    GUEST_ORDERS: 'Pedidos sin cuenta',
    CASH: 'Efectivo: caja y recibos',
  },
  notAskedHere: 'La legislación de este país no lo pide.',
  contactShown: 'Aparecen en todas las páginas.',
  contactMissing:
    'Introduzca la dirección postal, el correo y el teléfono de la tienda. Los de una tienda nueva son ejemplos.',
  pagesFilled: (titles: string) => `Escrito: ${titles}.`,
  pageEmpty: (title: string) => `La página «${title}» está vacía.`,
  pageUntouched: (title: string) => `La página «${title}» todavía tiene el texto de una tienda nueva.`,
  pageNoText: (title: string) =>
    `La página «${title}» aún no tiene un texto propio: unas letras, un nombre de ejemplo o huecos no son una respuesta.`,
  imprintFacts: {
    NAME: 'el nombre de la tienda o de su titular',
    ADDRESS: 'la dirección postal',
    CONTACT: 'un correo electrónico',
  },
  imprintLacks: (facts: string) => `En la página del aviso legal falta: ${facts}.`,
  imprintComplete: 'La página del aviso legal tiene nombre, dirección y correo, y un registro o número fiscal.',
  imprintWithoutRegister:
    'La página del aviso legal tiene nombre, dirección y correo. Añada el registro y el NIF-IVA si su tienda los tiene.',
  noLiquids: 'Ahora no se puede comprar ningún producto con contenido en mililitros o litros.',
  allHaveDeposit: 'Todos los productos con contenido en mililitros o litros tienen depósito.',
  withoutDeposit: (count: number) =>
    `${count} ${count === 1 ? 'producto' : 'productos'} con contenido en mililitros o litros no ${count === 1 ? 'tiene' : 'tienen'} depósito. Dé un depósito en el formulario del producto a las botellas y latas que lo necesiten.`,
  organicToCheck:
    'Quien vende productos ecológicos en línea necesita un certificado e indica su número de control. Sin él, cambie el nombre de toda categoría que diga «ecológico».',
  packagingToCheck: 'Si su tienda llena envases como bolsas, regístrela en LUCID y adhiérase a un sistema.',
  foodBusinessToCheck: 'Registre la tienda ante la autoridad alimentaria antes de abrir.',
  disputesToCheck:
    'Las tiendas con más de 10 personas al final del año pasado dicen si participan en la resolución de litigios. Las más pequeñas no necesitan aviso.',
  guestOrdersOff:
    'Para pedir hace falta una cuenta. Las autoridades de protección de datos piden pedidos sin cuenta: elíjalo en los datos de la tienda.',
  guestOrdersTaken: 'Los clientes pueden pedir sin cuenta.',
  cashToCheck:
    'La tienda anota el efectivo pero no es una caja. Pregunte a su asesoría fiscal si necesita una y dé un recibo de cada pago.',
  withdrawalFunction: 'Todas las páginas enlazan a un formulario para ello.',
  orderButton: 'El botón dice que el pedido debe pagarse.',
  guaranteeShown: 'Todas las páginas enlazan al aviso, con su imagen.',
  guaranteeWithoutPicture: 'La página «Garantía legal» lo da como texto. Falta la imagen que prescribe la UE.',
  ordersConfirmed: 'La tienda confirma cada pedido por correo.',
  noMail: 'La tienda no envía correos: no hay servidor de correo configurado (SMTP_URL).',
  taxesIncluded: 'Los precios incluyen el IVA de su tipo.',
  taxesAdded: 'El impuesto se añade a los precios en la cesta. Los precios deben incluirlo.',
  noGoods: 'Ahora no se puede comprar ningún producto.',
  allHaveSizes: 'Todos los productos a la venta tienen peso o contenido.',
  goodsNamed: (names: readonly string[], hasMore: boolean) => `Productos: ${names.join(', ')}${hasMore ? ', …' : '.'}`,
  withoutSize: (count: number) =>
    `${count} ${count === 1 ? 'producto a la venta no tiene' : 'productos a la venta no tienen'} peso ni contenido y, por tanto, tampoco precio por unidad de medida. Escriba «1 pc» en los artículos que se venden por unidad.`,
  allChecked: 'La información alimentaria de todos los productos a la venta está comprobada.',
  unchecked: (count: number) =>
    `Nadie ha comprobado la información alimentaria de ${count} ${count === 1 ? 'producto' : 'productos'} a la venta. Escríbala en el formulario del producto y confírmela.`,
  alcoholHasAge:
    'Todo producto cuya información indica más del 1,2 % de alcohol tiene una edad mínima. Los productos sin información no se examinan.',
  alcoholWithoutAge: (count: number) =>
    `${count} ${count === 1 ? 'producto indica' : 'productos indican'} más del 1,2 % de alcohol sin edad mínima. Indíquela en el formulario del producto.`,
  priceHistory: 'La tienda guarda cada precio y calcula el más bajo de 30 días.',
  newsletterConfirmed: (waiting: number) =>
    `Los suscriptores confirman mediante un enlace en un correo. La lista solo contiene los confirmados; sin confirmar: ${waiting}.`,
  newsletterWithoutMail:
    'Nadie recibe el correo para confirmar la suscripción: no hay servidor de correo configurado (SMTP_URL).',
  accessibilityMissing:
    'Escriba la página «Accesibilidad»; el formulario tiene un borrador. Las empresas de servicios con menos de 10 personas y 2 millones de euros al año como máximo no la necesitan.',
  guaranteeNotice: [
    'Los productos que compra aquí tienen una garantía legal de al menos 2 años.',
    'Si un producto no es como se acordó o no funciona como cabe esperar, puede pedirnos a nosotros, el vendedor, lo siguiente:',
    '- Reparamos el producto o le damos otro, gratis, en un plazo razonable y sin grandes molestias para usted.\n- Si eso no es posible o no se hace, paga menos, o devuelve el producto y recupera su dinero.',
    'El plazo empieza cuando recibe el producto. No importa lo que prometa el fabricante. Algunos países de la Unión Europea dan un plazo más largo: se aplica la ley de su país.',
    'Escríbanos o llámenos: nuestro correo y nuestro teléfono figuran abajo.',
    'La Unión Europea explica sus derechos: [Tu Europa](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_es.htm).',
  ].join('\n\n'),
} satisfies Translation<typeof import('#backend/features/shop/law/texts.ts')>;
