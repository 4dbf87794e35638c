// Not reviewed by a native reader.
export default {
  isFinished: 'La preparación de este pedido ha terminado. Vuelva a cargar el pedido.',
  noSubstituteWanted: (name: string) =>
    `El cliente no quiere ningún sustituto para este producto: ${name}. Márquelo como no encontrado.`,
  cannotBeGiven: 'Este producto no puede servir de sustituto. Elija otro.',
  isDearer: (name: string, ordered: string) => `El producto ${name} es más caro que ${ordered}. Elija otro.`,
  isDearerWithDeposit: (substitute: string, ordered: string) =>
    `${substitute} cuesta más que ${ordered} con su depósito. Elija otro producto.`,
  otherSteps: (name: string, ordered: string) =>
    `${name} no se vende en los mismos pasos que ${ordered}. Elija otro producto.`,
  isNotForEverybody: (name: string, age: number) =>
    `${name} es solo para personas de ${age} años o más. Elija otro producto.`,
  tooFewInStock: (name: string) => `No hay existencias suficientes: ${name}. Elija otro producto.`,
  isNotWeighed: (name: string) => `Este producto no se vende al peso: ${name}. No indique gramos.`,
  isWeighed: (name: string) => `Este producto se vende al peso: ${name}. Péselo.`,
  isUnlikelyWeight: (grams: number, from: number, to: number) =>
    `Un peso de ${grams}\u00a0g es poco probable: se esperan entre ${from} y ${to}\u00a0g. Compruebe el peso y confírmelo si es correcto.`,
  isUnlikelyForOrder: (grams: string, ordered: string) =>
    `${grams} es poco probable: se pidieron ${ordered}. Compruebe el peso y confírmelo si es correcto.`,
  noSuchLine: 'Esta línea no existe en el pedido.',
  fewerOrdered: (quantity: number, name: string) => `Cantidad pedida: solo ${quantity} × ${name}.`,
  sayWhyShort: (name: string) => `Indique por qué falta: ${name}.`,
  nothingPicked: 'Todavía no se ha preparado nada de este pedido.',
  notAllPicked: (missing: number) =>
    `${missing === 1 ? 'Falta por preparar 1 producto' : `Faltan por preparar ${missing} productos`} de este pedido. Prepare antes todos los productos.`,
  nothingFound: 'No se ha encontrado ningún producto de este pedido. Cancélelo.',
  quantityFault: (max: number) =>
    `La cantidad debe ser un número entero del 0 al ${max}, o null para deshacer la preparación.`,
  gramsFault: 'El peso debe ser un número entero de gramos del 1 al 10000000.',
  notAllFound: 'No se han encontrado todos los productos',
  notFound: (name: string) => `${name}: no encontrado, no se cobra.`,
  replaced: (name: string, amount: string, substitute: string, grams: number | null) =>
    `${name}: sustituido por ${amount} ${substitute}${grams === null ? '' : `, ${grams}\u00a0g`}.`,
  found: (name: string, quantity: number | string, ordered: number | string, grams: number | null) =>
    `${name}: ${quantity} de ${ordered}${grams === null ? '' : `, ${grams}\u00a0g`}.`,
  comma: ', ',
  foundOf: (name: string, quantity: number | string, ordered: number | string) => `${name}: ${quantity} de ${ordered}`,
  instead: (name: string) => `en su lugar: ${name}`,
  shortReasons: { MISSING: 'no está en la estantería', DAMAGED: 'no está en buen estado', OTHER: 'por otro motivo' },
  picked: 'Línea preparada.',
  soldMeanwhile: (goods: string) =>
    `Las existencias ya no alcanzan para un sustituto que ha dado: ${goods}. Otro pedido lo ha tomado mientras tanto y le faltará. Cuéntelo y avise al cliente de ese otro pedido.`,
  pieces: (amount: string, name: string) => `${amount} ${name}`,
  finished: 'Preparación terminada.',
} satisfies Translation<typeof import('#backend/features/orders/picking/texts.ts')>;
