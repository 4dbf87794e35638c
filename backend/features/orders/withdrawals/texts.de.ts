export default {
  name: 'Name',
  orderNumber: 'Bestellnummer',
  goods: 'Waren',
  hasLink: 'Bitte lassen Sie Links weg.',
  noForm: 'Dieser Shop nimmt über dieses Formular keinen Widerruf entgegen. Bitte schreiben Sie dem Shop.',
  received: 'Ihr Widerruf ist bei uns eingegangen.',
} satisfies Translation<typeof import('./texts.ts')>;
