// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const instant = {
  'noodle-cup': {
    name: 'Nouilles instantanées au miso',
    weight: '85 g',
    description: [
      'Nouilles de blé, bouillon miso, cébette et sésame dans un seul bol',
      'Versez de l’eau bouillante jusqu’au trait, attendez quatre minutes, remuez',
      'Savoureuses et réconfortantes, sans piquer\u202f; l’huile pimentée est dans un sachet à part',
      'Contient du blé, du soja et du sésame',
    ],
  },
  'tomato-soup': {
    name: 'Soupe de tomates rôties',
    weight: '400 g',
    description: [
      'Des tomates rôties à l’ail, mixées avec un peu de crème',
      'Trois minutes à la casserole, deux au micro-ondes dans votre bol',
      'Pour deux avec du pain, ou comme base d’une sauce de pâtes rapide',
      'Contient du lait\u202f; se garde deux ans dans le placard',
    ],
  },
  'vegetable-curry': {
    name: 'Curry de légumes et riz',
    weight: '350 g',
    description: [
      'Carottes, pommes de terre et petits pois dans une sauce curry douce et brune, avec du riz cuit à côté',
      'Réchauffez les deux compartiments deux minutes\u202f; pour une personne affamée',
      'Relevé de cumin, de coriandre et d’un peu de pomme pour la douceur',
      'Sans aucun ingrédient d’origine animale\u202f; contient du blé',
    ],
  },
  'pancake-mix': {
    name: 'Préparation pour pancakes moelleux',
    weight: '500 g',
    description: [
      'Farine, babeurre en poudre et levure chimique, déjà dosés pour vous',
      'Ajoutez un œuf et une tasse de lait, laissez reposer cinq minutes, faites cuire\u00a0: une douzaine de pancakes',
      'Fait aussi des gaufres avec une cuillère de beurre fondu',
      'À garder au sec et bien fermé\u202f; contient du blé et du lait',
    ],
  },
  'porridge-pot': {
    name: 'Porridge au miel',
    weight: '70 g',
    description: [
      'Flocons d’avoine fins et gros, miel et une pincée de sel, cuillère sous le couvercle',
      'Eau ou lait chaud, deux minutes, c’est prêt',
      'À garnir de fruits, de noix ou d’une autre cuillère de miel',
      'Contient de l’avoine et du lait',
    ],
  },
  'pasta-in-sauce': {
    name: 'Spaghettis à la sauce tomate',
    weight: '300 g',
    description: [
      'Des spaghettis cuits dans une sauce tomate et basilic, prêts dans leur sachet',
      'Quatre-vingt-dix secondes au micro-ondes ou trois minutes à la poêle',
      'Râpez un peu de fromage à pâte dure et ajoutez quelques feuilles de basilic',
      'Contient du blé\u202f; se garde des mois dans le placard',
    ],
  },
} satisfies Record<string, GoodsTexts>;
