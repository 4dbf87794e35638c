// Not reviewed by a native reader.
export default {
  notUtf8:
    'El archivo no está en UTF-8. Si procede de una hoja de cálculo antigua, elija Windows-1252; si no, guárdelo como CSV UTF-8.',
  isInUtf8: 'El archivo está en UTF-8. Elija la codificación UTF-8.',
  isUtf16: 'El archivo está en UTF-16. Guárdelo como CSV UTF-8.',
  noText: 'Este archivo no es de texto. Guárdelo como CSV UTF-8.',
  tooLarge: (megabytes: number) => `El archivo puede tener como máximo ${megabytes}\u00a0MB. Envíelo en varias partes.`,
  chooseFile: 'Elija un archivo CSV.',
  openQuotation: (row: number) => `Las comillas de la fila ${row} no están cerradas. Añada las comillas de cierre.`,
  textAfterQuotation: (row: number) =>
    `En la fila ${row} hay texto después de unas comillas de cierre. Dentro de una celda, escriba las comillas dos veces.`,
  isEmpty: 'El archivo está vacío. Elija un archivo con un encabezado y filas.',
  columnIsTwice: (name: string) => `La columna ${name} aparece dos veces. Elimine una de ellas.`,
  noColumns: (names: string) => `La primera línea debe nombrar las columnas, por ejemplo ${names}. Añádala.`,
  tooManyRows: (max: number) => `El archivo tiene más de ${max} filas. Envíelo en varias partes.`,
  unreadableCell:
    'La celda contiene un carácter de control. Escriba de nuevo su texto o guarde el archivo como CSV UTF-8.',
  productExists: 'Ya existe un producto así. Escriba su id en la columna id o cambie el nombre.',
  otherCellCount: (cells: number, columns: number) =>
    `La fila tiene ${cells} ${cells === 1 ? 'celda' : 'celdas'}, pero la primera línea nombra ${columns} ${columns === 1 ? 'columna' : 'columnas'}. Ponga entre comillas los textos con separadores.`,
  unknownId: 'No hay ningún producto con este id. Vacíe la celda para añadir un producto nuevo.',
  sameId: 'Una fila anterior tiene el mismo id. Elimine una de las dos.',
  neitherYesNorNo: (cell: string) => `Escriba sí o no en lugar de ${cell}.`,
  expired: 'Esta vista previa ya no existe. Elija de nuevo el archivo.',
  changedSince: 'Los productos han cambiado desde esta vista previa. Elija de nuevo el archivo para ver una nueva.',
  faultyRows: 'Algunas filas del archivo tienen errores. Corríjalas y elija de nuevo el archivo, o descártelas.',
} satisfies Translation<typeof import('./texts.ts')>;
