// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const grains = {
  'basmati-rice': {
    name: 'Riz basmati vieilli',
    weight: '1 kg',
    description: [
      'Des grains longs et fins des contreforts de l’Himalaya, vieillis un an',
      'Sec et léger à la cuisson, avec un parfum de popcorn',
      'Rincez, laissez tremper vingt minutes, puis cuisez dix minutes à couvert',
      'À garder au sec et bien fermé\u202f; se conserve deux ans',
    ],
  },
  'rolled-oats': {
    name: 'Flocons d’avoine',
    weight: '750 g',
    description: [
      'De l’avoine complète, étuvée et aplatie en gros flocons',
      'Un porridge crémeux en cinq minutes, et du croquant dans le muesli et le crumble',
      'Rien d’ajouté, rien d’enlevé',
      'Bien refermer le sachet\u202f; contient de l’avoine, peut contenir des traces de blé',
    ],
  },
  'durum-spaghetti': {
    name: 'Spaghettis de blé dur',
    weight: '500 g',
    description: [
      'Blé dur et eau, tréfilés dans le bronze pour que la sauce accroche',
      'Séchés lentement pour rester fermes\u00a0: neuf minutes dans une eau bien salée',
      'Gardez une tasse d’eau de cuisson pour lier la sauce',
      'Se conserve deux ans dans un placard sec\u202f; contient du blé',
    ],
  },
  'wheat-flour': {
    name: 'Farine de blé moulue sur pierre',
    weight: '1 kg',
    description: [
      'Du blé de la région, moulu lentement entre des meules de pierre',
      'Pour le pain, la pizza et la pâtisserie de tous les jours\u202f; demande un peu plus d’eau que la farine blanche',
      'À tamiser pour les gâteaux fins, telle quelle pour les pains rustiques',
      'À garder au frais et au sec, à utiliser dans les huit mois\u202f; contient du blé',
    ],
  },
  'red-kidney-beans': {
    name: 'Haricots rouges',
    weight: '500 g',
    description: [
      'Des haricots secs de la récolte de l’année, triés à la main, dans un bocal réutilisable',
      'À tremper une nuit, à bouillir fort dix minutes, puis à mijoter une heure',
      'Charnus et doux\u00a0: pour le chili, le riz aux haricots et les salades',
      'Ne jamais les manger crus ou à moitié cuits',
    ],
  },
  'popping-corn': {
    name: 'Maïs à éclater',
    weight: '500 g',
    description: [
      'De petits grains durs qui éclatent en grand et laissent peu de restes',
      'Deux cuillères d’huile, une couche de maïs, le couvercle, trois minutes',
      'À saler bien chaud, ou à napper de beurre fondu et de miel',
      'À garder dans un sachet fermé\u00a0: c’est un peu d’humidité qui le fait éclater',
    ],
  },
} satisfies Record<string, GoodsTexts>;
