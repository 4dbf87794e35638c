// Not reviewed by a native reader.
export default {
  name: 'Nombre',
  amountFault: (most: number) => `El depósito debe ser un importe de 0.01 a ${most} con dos decimales como máximo.`,
  kindFault: 'Elija qué clase de envase es.',
  tooMany: (most: number) => `Una tienda puede tener ${most} tipos de depósito como máximo. Archive uno que ya no use.`,
  tooManyWithArchived: (most: number) =>
    `Una tienda puede tener ${most} tipos de depósito como máximo, contando los archivados. Recupere uno archivado con el mismo importe.`,
  nameIsTaken: (name: string) => `Ya hay un tipo con el nombre ${name}. Elija otro nombre.`,
  unknownType: 'Este tipo de depósito no existe. Vuelva a cargar la página.',
  archivedType: 'Este tipo de depósito está archivado. Elija otro.',
  isUsed: (count: number) =>
    count === 1
      ? '1 producto tiene este depósito. Dele primero otro.'
      : `${count} productos tienen este depósito. Deles primero otro.`,
  countFault: (most: number) => `El depósito debe ser un tipo y un número de envases de 1 a ${most}.`,
  unknownName: (cell: string, names: string) => `El depósito ${cell} no existe. Escriba uno de estos: ${names}.`,
  noTypes: 'La tienda no tiene tipos de depósito. Añada primero uno en la página «Depósitos».',
  added: 'Tipo de depósito añadido.',
  saved: 'Tipo de depósito guardado.',
} satisfies Translation<typeof import('#backend/features/catalogue/deposits/texts.ts')>;
