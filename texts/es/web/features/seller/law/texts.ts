// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  readyToOpen: 'Lista para abrir',
  notLoaded: 'No se ha podido cargar la lista.',
  country: 'País cuya legislación sigue la tienda',
  countryHint: 'De él depende lo que la tienda debe mostrar antes de un pedido.',
  noCountry: 'Ningún país elegido',
  chooseFirst:
    'Elija el país cuya legislación sigue la tienda. Entonces aparece aquí la lista de lo que pide esa legislación.',
  save: 'Guardar el país',
  saved: 'País guardado.',
  notSaved: 'El país no se ha guardado.',
  noLegalAdvice: 'Esta lista no es asesoramiento jurídico.',
  countsOf: (missing: number, toCheck: number, done: number, notNeeded: number) =>
    `Falta: ${missing}, por comprobar: ${toCheck}, hecho: ${done}, no hace falta: ${notNeeded}.`,
  stateNames: { DONE: 'Hecho', MISSING: 'Falta', NOT_NEEDED: 'No hace falta', TO_CHECK: 'Por comprobar' },
  sourceOf: (source: ReactNode, date: string) => sentence`${source}, leído el ${date}`,
  screenNames: {
    FACTS: 'Datos',
    MAILS: 'Correos',
    NEWSLETTER: 'Boletín',
    PAGES: 'Páginas',
    PRODUCTS: 'Productos',
    TAXES: 'Impuestos',
  },
  openScreen: (screen: string) => `Abrir «${screen}»`,
  screenFor: (screen: string, rule: string) => `Abrir «${screen}»: ${rule}`,
  guaranteePicture: 'Imagen del aviso sobre la garantía legal',
  pictureHint: (formats: string) =>
    `La UE la prescribe en cada una de sus lenguas. Está en el Diario Oficial: (UE) 2025/1960. ${formats}`,
  pictureSaved: 'Imagen guardada.',
  pictureRemoved: 'Imagen eliminada.',
  pictureNotSaved: 'La imagen no se ha guardado.',
  removePicture: 'Eliminar la imagen',
} satisfies Translation<typeof import('#web/features/seller/law/texts.ts')>;
