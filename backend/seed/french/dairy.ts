// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const dairy = {
  'whole-milk': {
    name: 'Lait frais entier',
    weight: '1 L',
    description: [
      'Le lait de vaches au pré du printemps à l’automne, pasteurisé en douceur',
      'Goût rond et plein\u202f; mousse bien pour le café',
      'Non homogénéisé\u00a0: un peu de crème peut remonter, agitez avant de verser',
      'À garder à 4\u00a0°C au plus, trois jours après ouverture',
    ],
  },
  'free-range-eggs': {
    name: 'Œufs de poules élevées en plein air',
    weight: '6 pièces',
    description: [
      'Six œufs moyens à gros, de poules qui passent leurs journées dehors',
      'Jaunes profonds et blancs fermes, parfaits à pocher',
      'Emballés dans les deux jours après la ponte, dans une boîte en papier recyclé',
      'À garder au frais\u202f; à température ambiante pour la pâtisserie',
    ],
  },
  'farmhouse-cheese': {
    name: 'Fromage fermier',
    weight: '300 g',
    description: [
      'Un fromage au lait de vache à petits trous, affiné huit mois sur des planches de bois',
      'Goût de noisette, légèrement doux\u202f; fond bien',
      'Pour les sandwichs, les gratins et le plateau de fromages',
      'À garder au réfrigérateur, emballé dans du papier\u202f; à sortir une demi-heure avant de servir',
    ],
  },
  'salted-butter': {
    name: 'Beurre demi-sel',
    weight: '250 g',
    description: [
      'De la crème barattée lentement, avec 1,5\u00a0% de sel de mer',
      'Se tartine bien dix minutes après sa sortie du réfrigérateur',
      'Pour le pain, les pommes de terre nouvelles et les sablés',
      'À garder emballé au froid, ou à congeler jusqu’à six mois',
    ],
  },
  'natural-yogurt': {
    name: 'Yaourt nature',
    weight: '500 g',
    description: [
      'Lait entier et ferments vivants, pris dans le pot',
      'Doux, épais et à peine acidulé',
      'Avec des fruits au petit-déjeuner, avec du concombre et de l’ail au dîner',
      'À garder au froid et à manger dans les quatre jours après ouverture',
    ],
  },
  'vanilla-ice-cream': {
    name: 'Glace à la vanille',
    weight: '500 ml',
    description: [
      'Crème, lait, jaunes d’œufs, sucre et gousses de vanille moulues\u00a0: rien de plus',
      'Onctueuse et lente à fondre, avec les petits points noirs de la vraie vanille',
      'À laisser reposer cinq minutes avant de servir',
      'À garder à −18\u00a0°C, ne jamais recongeler\u202f; contient du lait et de l’œuf',
    ],
  },
} satisfies Record<string, GoodsTexts>;
