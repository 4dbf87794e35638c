export default {
  buyAgain: 'Noch einmal kaufen',
  forgotten: 'Etwas vergessen?',
  addAll: 'Alle hinzufügen',
  addAllUsual: 'Alle hinzufügen, die Sie oft kaufen',
  allInCart: 'Alle diese Produkte sind in Ihrem Warenkorb',
  products: (count: number) => `${count} Produkte`,
} satisfies Translation<typeof import('#web/shared/regulars/texts.ts')>;
