// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const vegetables = {
  'vine-tomatoes': {
    name: 'Tomates en grappe',
    weight: '1 kg',
    description: [
      'Mûries sur pied et cueillies rouges\u00a0: elles ont le goût de tomate, pas le goût d’eau',
      'Sucrées avec une pointe d’acidité\u00a0: à trancher crues, à rôtir ou à réduire en sauce',
      'Cultivées sous serre de février à novembre, en plein champ au cœur de l’été',
      'À garder à température ambiante, hors du réfrigérateur où elles perdent leur parfum',
    ],
  },
  broccoli: {
    name: 'Têtes de brocoli',
    weight: '500 g',
    description: [
      'Des têtes vertes et serrées à tige courte\u00a0: presque rien ne se perd',
      'Quatre minutes à la vapeur les gardent vives et juste fermes\u202f; un four chaud rend les bords croustillants',
      'Épluchez la tige et coupez-la finement\u00a0: c’est la partie la plus douce',
      'À garder sans les laver dans le bac à légumes, jusqu’à cinq jours',
    ],
  },
  carrots: {
    name: 'Carottes croquantes',
    weight: '1 kg',
    description: [
      'Des carottes fines et droites, récoltées en terre sablonneuse, lavées et sans fanes',
      'Assez sucrées et croquantes pour être mangées crues\u202f; un coup de brosse sous l’eau suffit',
      'À rôtir entières avec du miel et du thym, ou à râper en salade',
      'Jusqu’à deux semaines dans le bac à légumes, dans un linge ou un sac',
    ],
  },
  'bell-peppers': {
    name: 'Poivrons verts',
    weight: '3 pièces',
    description: [
      'Trois poivrons fermes et brillants de même taille, parfaits à farcir',
      'Frais et légèrement amers crus, doux et fumés une fois grillés',
      'À émincer pour un wok, des fajitas ou une chakchouka',
      'Jusqu’à dix jours au réfrigérateur',
    ],
  },
  potatoes: {
    name: 'Pommes de terre dorées',
    weight: '2 kg',
    description: [
      'Des pommes de terre à chair jaune pour tout faire\u00a0: tendres en purée, fermes au four',
      'Brossées et non lavées, car un peu de terre les conserve plus longtemps',
      'De calibre moyen, pour une cuisson égale',
      'À garder au sec, au frais et à l’abri de la lumière, loin des oignons',
    ],
  },
  aubergines: {
    name: 'Aubergines',
    weight: '2 pièces',
    description: [
      'Deux aubergines lourdes et brillantes, à la peau tendue et aux graines rares',
      'Crémeuses au four, soyeuses mijotées, fumées sur la flamme',
      'Faites pour la moussaka, le caviar d’aubergine et les sauces de pâtes\u202f; inutile de les faire dégorger',
      'À manger dans les quatre jours, à garder au frais mais pas au froid',
    ],
  },
  sweetcorn: {
    name: 'Épis de maïs doux',
    weight: '4 pièces',
    description: [
      'De jeunes épis dans leurs feuilles, qui gardent les grains juteux jusque chez vous',
      'Cinq minutes dans l’eau bouillante, ou dix au gril dans leurs feuilles',
      'Avec du beurre demi-sel et du citron vert, ou égrenés en salade',
      'Plus sucrés les deux premiers jours\u202f; à garder au froid d’ici là',
    ],
  },
} satisfies Record<string, GoodsTexts>;
