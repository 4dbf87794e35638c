// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const drinks = {
  'orange-juice': {
    name: 'Jus d’orange pressé',
    weight: '1 L',
    description: [
      'Rien que des oranges dans la bouteille\u00a0: une douzaine environ, pressées et gardées au froid',
      'Rond et sucré, avec un peu de pulpe',
      'Sans concentré et sans sucres ajoutés',
      'Bien agiter, garder au froid, à boire dans les trois jours après ouverture',
    ],
  },
  'cloudy-lemonade': {
    name: 'Citronnade artisanale',
    weight: '750 ml',
    description: [
      'Jus de citron, eau de source, sucre de canne et fines bulles',
      'Acidulée d’abord, sucrée ensuite, comme il se doit',
      'À servir sur des glaçons avec de la menthe, ou moitié-moitié avec du thé froid',
      'Retourner la bouteille une fois avant d’ouvrir\u202f; à boire dans les deux jours',
    ],
  },
  'apple-juice': {
    name: 'Jus de pomme du verger',
    weight: '1 L',
    description: [
      'Pressé à partir de pommes douces et acidulées, naturellement trouble',
      'Rond et fruité bien frais, délicieux chaud avec de la cannelle en hiver',
      'Sans sucres ni eau ajoutés',
      'Plusieurs mois fermé\u202f; cinq jours au réfrigérateur après ouverture',
    ],
  },
  'cherry-soda': {
    name: 'Soda pétillant à la cerise',
    weight: '4 pièces',
    description: [
      'Quatre canettes de jus de griotte allongé d’eau pétillante',
      'D’un rouge profond et peu sucré, avec un tiers du sucre d’un soda ordinaire',
      'À boire glacé\u202f; bon aussi sur une glace à la vanille',
      'Les canettes sont en aluminium et se recyclent',
    ],
  },
  'peach-iced-tea': {
    name: 'Thé glacé à la pêche',
    weight: '500 ml',
    description: [
      'Du thé noir infusé lentement à l’eau froide, avec le jus de pêches mûres',
      'Doux et fruité, légèrement sucré, sans bulles',
      'À servir avec des glaçons et une rondelle de citron',
      'À garder au froid après ouverture et à boire dans les trois jours',
    ],
  },
  'coconut-water': {
    name: 'Eau de coco',
    weight: '1 L',
    description: [
      'L’eau claire de jeunes noix de coco vertes, et rien d’autre',
      'Légèrement sucrée, avec une finale de noisette',
      'À boire bien fraîche, à mixer avec des fruits ou pour cuire du riz',
      'À garder au frais\u202f; deux jours au réfrigérateur après ouverture',
    ],
  },
} satisfies Record<string, GoodsTexts>;
