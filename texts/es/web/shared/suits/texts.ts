// Not reviewed by a native reader.
export default {
  suitsMe: 'Apto para mí',
  whatYouAvoid: 'Alérgenos que usted evita',
  staysHere: 'Se queda en este dispositivo.',
  whenSent: 'Solo el filtro «Solo lo apto para mí» envía esta selección a la tienda, que no la guarda con su cuenta.',
  onlyChecked:
    'Un producto se considera libre de un alérgeno solo si la tienda ha comprobado su información. Lea la etiqueta antes de consumirlo.',
  clearAll: 'Borrar todo',
  done: 'Listo',
  contains: (list: string) => `Contiene: ${list.toLowerCase()}`,
  mayContain: (list: string) => `Puede contener: ${list.toLowerCase()}`,
  free: (list: string) => `Comprobado: sin ${list.toLowerCase()}`,
  notStated: 'Alérgenos no indicados',
  notChecked: 'No comprobado por la tienda',
  notLoaded: 'Alérgenos no cargados',
} satisfies Translation<typeof import('#web/shared/suits/texts.ts')>;
