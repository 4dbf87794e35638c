// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  importAndExport: 'Importar y exportar',

  exportTitle: 'Exportar',
  exportHint:
    'Todos los productos con sus precios y textos, también los archivados. Modifique el archivo en una hoja de cálculo y vuelva a importarlo. Las imágenes se quedan en la tienda.',
  download: 'Descargar products.csv',
  downloadLocal: 'Descargar para una hoja de cálculo',
  dialectHint:
    'El archivo para una hoja de cálculo tiene el signo decimal, el separador y las palabras de su tienda; el otro es igual para todos los programas. Los dos se pueden volver a importar.',
  noFileSent: 'La tienda no ha enviado ningún archivo. Inténtelo de nuevo.',

  importTitle: 'Importar',
  importHint:
    'Verá lo que cambia el archivo antes de que se aplique. Una fila encuentra su producto por el id, después por la referencia, después por el código de barras y después por el nombre; cualquier otra fila añade un producto. Una importación nunca elimina productos, y las columnas que faltan en el archivo se quedan como están.',
  csvFile: 'Archivo CSV',
  csvFileHint: '5000 filas y 8 MB como máximo.',
  fileMissing: 'Elija un archivo CSV.',
  encoding: 'Codificación',
  utf8: 'UTF-8',
  windows1252: 'Windows-1252 (hojas de cálculo antiguas)',
  showChanges: 'Ver los cambios',
  notRead: 'No se ha podido leer el archivo.',

  preview: 'Vista previa',
  counts: (added: number, changed: number, unchanged: number, faulty: number) =>
    `Nuevos: ${added}, modificados: ${changed}, sin cambios: ${unchanged}, con errores: ${faulty}`,
  found: (byId: number, bySku: number, byGtin: number, byName: number) =>
    `Productos encontrados: ${byId} por id, ${bySku} por referencia, ${byGtin > 0 ? `${byGtin} por código de barras, ` : ''}${byName} por nombre.`,
  foundBy: {
    ID: 'encontrado por id',
    SKU: 'encontrado por referencia',
    GTIN: 'encontrado por código de barras',
    NAME: 'encontrado por nombre',
  },
  unknownColumns: (columns: string) => `Columnas que la tienda no conoce: ${columns}.`,
  chooseColumns: 'Indique qué contiene cada columna del archivo',
  columnsOfFile: 'Columnas del archivo: asignarlas de otro modo',
  leaveColumnOut: 'Omitir',
  leaveFaultyOut: 'Omitir las filas con errores',
  nothingToImport: 'No hay nada que importar.',
  mendFaulty: 'Corrija las filas con errores y vuelva a elegir el archivo, u omítalas.',
  importProducts: (count: number) => (count === 1 ? 'Importar 1 producto' : `Importar ${count} productos`),
  imported: 'Los productos se han importado.',
  notImported: 'Los productos no se han importado.',

  show: 'Mostrar',
  allRows: 'Todas menos las que no cambian',
  newProducts: 'Productos nuevos',
  changedProducts: 'Productos modificados',
  faultyRows: 'Filas con errores',
  rowsOfFile: 'Filas del archivo',
  rowKinds: {
    NEW: 'Nuevo',
    CHANGED: 'Modificado',
    FAULTY: 'Con errores',
  },
  noName: 'sin nombre',
  row: (line: number) => `Fila ${line}`,
  change: (column: string, was: ReactNode, becomes: ReactNode) => sentence`${column}: ${was} pasa a ser ${becomes}`,
  emptyValue: 'vacío',
  noSuchRow: 'Ninguna fila de este tipo.',
  showMore: (leftCount: number) => `Mostrar más (${leftCount === 1 ? 'queda' : 'quedan'} ${leftCount})`,

  columnsTitle: 'Columnas de una lista de precios',
  columnsHint:
    'La primera línea del archivo tiene los nombres de las columnas, en cualquier orden. Solo hacen falta las que necesite. Escriba los números como los muestra su tienda.',
  downloadTemplate: 'Descargar una plantilla',
  templateName: 'plantilla.csv',
  isRequired: 'necesario para un producto nuevo',
  allowed: (values: string) => `Valores posibles: ${values}`,
  example: (cell: string) => `Ejemplo: ${cell}`,
} satisfies Translation<typeof import('#web/features/seller/imports/texts.ts')>;
