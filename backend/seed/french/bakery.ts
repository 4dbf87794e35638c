// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const bakery = {
  'butter-croissants': {
    name: 'Croissants au beurre',
    weight: '4 pièces',
    description: [
      'Vingt-sept couches de pâte et de beurre, reposées toute la nuit et cuites ce matin',
      'Croustillants dehors, moelleux et filants dedans',
      'Quatre minutes à 180\u00a0°C redonnent vie à ceux de la veille',
      'Meilleurs le jour même\u202f; contient du blé, du lait et de l’œuf',
    ],
  },
  'country-loaf': {
    name: 'Pain de campagne au levain',
    weight: '750 g',
    description: [
      'Du blé et un peu de seigle, levés dix-huit heures au seul levain',
      'Croûte brune, mie humide, acidité douce et agréable',
      'Reste bon quatre jours dans un linge ou une boîte à pain\u202f; excellent grillé ensuite',
      'Tranchez et congelez le reste\u202f; contient du blé et du seigle',
    ],
  },
  baguettes: {
    name: 'Baguettes croustillantes',
    weight: '2 pièces',
    description: [
      'Deux baguettes à la croûte fine et craquante et à la mie alvéolée',
      'Farine, eau, sel, levure et une longue pousse au frais',
      'Pour le fromage, la soupe ou un pique-nique sous un arbre',
      'À manger le jour même\u202f; le lendemain, humidifiez et passez au four\u202f; contient du blé',
    ],
  },
  bagels: {
    name: 'Bagels pochés',
    weight: '5 pièces',
    description: [
      'Pochés dans de l’eau maltée avant cuisson, d’où leur brillant et leur mâche',
      'À couper en deux, à griller et à tartiner de fromage frais',
      'Assez solides pour un grand sandwich',
      'Trois jours dans le sachet, trois mois au congélateur\u202f; contient du blé',
    ],
  },
  'chocolate-cookies': {
    name: 'Cookies aux pépites de chocolat',
    weight: '8 pièces',
    description: [
      'De grands cookies au chocolat noir et au lait, croustillants au bord et fondants au cœur',
      'Le beurre noisette et quelques flocons de sel font la différence',
      'Vingt secondes au micro-ondes et le chocolat fond à nouveau',
      'Jusqu’à une semaine dans une boîte en métal\u202f; contient du blé, du lait, de l’œuf et du soja',
    ],
  },
  'soft-pretzels': {
    name: 'Bretzels moelleux',
    weight: '4 pièces',
    description: [
      'Torsadés à la main, trempés dans un bain alcalin et cuits jusqu’au brun châtaigne',
      'Bras fins et croustillants, ventre tendre, gros sel dessus',
      'Meilleurs tièdes, avec de la moutarde ou du beurre',
      'À manger le jour même ou à congeler aussitôt\u202f; contient du blé',
    ],
  },
} satisfies Record<string, GoodsTexts>;
