export default {
  name: 'Name',
  orderNumber: 'Bestellnummer',
  goods: 'Waren',
  hasLink: 'Bitte lassen Sie Links weg.',
  noForm: 'Dieser Shop nimmt über dieses Formular keinen Widerruf entgegen. Bitte schreiben Sie dem Shop.',
  received: 'Ihr Widerruf ist bei uns eingegangen.',
  gone: 'Diesen Widerruf gibt es nicht.',
  answered: 'Vermerkt: Der Widerruf ist beantwortet.',
  reopened: 'Vermerkt: Der Widerruf ist noch nicht beantwortet.',
  withdrawal: 'Widerruf',
} satisfies Translation<typeof import('#backend/features/orders/withdrawals/texts.ts')>;
