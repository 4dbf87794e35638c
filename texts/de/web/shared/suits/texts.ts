export default {
  suitsMe: 'Passt für mich',
  whatYouAvoid: 'Allergene, die Sie meiden',
  staysHere: 'Bleibt auf diesem Gerät.',
  whenSent:
    'Nur der Filter „Nur was für mich passt“ sendet die Auswahl an den Shop, der sie nicht bei Ihrem Konto speichert.',
  onlyChecked:
    'Ein Produkt gilt nur dann als frei von einem Allergen, wenn der Shop die Angaben geprüft hat. Bitte lesen Sie vor dem Essen das Etikett.',
  clearAll: 'Alle entfernen',
  done: 'Fertig',
  contains: (list: string) => `Enthält ${list}`,
  mayContain: (list: string) => `Kann ${list} enthalten`,
  free: (list: string) => `Geprüft: ohne ${list}`,
  notStated: 'Allergene nicht angegeben',
  notChecked: 'Vom Shop nicht geprüft',
  notLoaded: 'Allergene nicht geladen',
} satisfies Translation<typeof import('#web/shared/suits/texts.ts')>;
