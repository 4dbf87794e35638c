// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const fruits = {
  strawberries: {
    name: 'Fraises mûres',
    weight: '400 g',
    description: [
      'Cueillies tôt le matin, bien rouges, et emballées une seule fois, à la main',
      'Sucrées et parfumées\u202f; essayez-les avec un peu de poivre noir ou une cuillère de yaourt',
      'À laver juste avant de les manger et à équeuter ensuite, pour qu’elles restent juteuses',
      'À garder au réfrigérateur et à manger dans les deux jours',
    ],
  },
  bananas: {
    name: 'Bananes',
    weight: '1 kg',
    description: [
      'Une main de six bananes environ, livrées jaunes avec un peu de vert aux extrémités',
      'Douces et fondantes\u00a0: pour le goûter, le porridge ou le mixeur',
      'Tachetées, elles font le meilleur gâteau à la banane\u202f; épluchez et congelez le reste',
      'À garder à température ambiante, loin des autres fruits pour les faire mûrir lentement',
    ],
  },
  'red-apples': {
    name: 'Pommes rouges',
    weight: '1 kg',
    description: [
      'Des pommes de verger croquantes, à la peau rouge et à la chair blanche et juteuse',
      'Plus sucrées qu’acides\u202f; elles tiennent bien dans une tarte',
      'Cueillies en septembre et octobre, gardées au frais et vendues tout l’hiver',
      'Deux semaines dans la corbeille à fruits, deux fois plus au réfrigérateur',
    ],
  },
  oranges: {
    name: 'Oranges juteuses',
    weight: '1,5 kg',
    description: [
      'Des oranges à peau fine et à peu de pépins, de vergers proches de la mer',
      'Sucrées, avec assez d’acidité pour rafraîchir\u202f; deux ou trois remplissent un verre',
      'Le zeste n’est pas ciré\u00a0: râpez-le dans vos gâteaux et vos confitures',
      'Une semaine dans la corbeille, trois au réfrigérateur',
    ],
  },
  lemons: {
    name: 'Citrons non traités',
    weight: '4 pièces',
    description: [
      'Quatre citrons lourds au zeste parfumé, non traités après récolte',
      'Vifs et francs\u00a0: pour les vinaigrettes, le poisson, le thé et la pâtisserie',
      'Roulez-le sous la paume avant de le couper\u00a0: il donne plus de jus',
      'Jusqu’à un mois au réfrigérateur, dans une boîte fermée',
    ],
  },
  grapes: {
    name: 'Raisin noir sans pépins',
    weight: '500 g',
    description: [
      'Des grains noirs et croquants sur leur grappe, sans pépins',
      'Sucré avec une note de muscat\u202f; bon avec du fromage ou tout juste sorti du congélateur',
      'Le voile pâle sur la peau est naturel\u00a0: il montre que le raisin a été peu manipulé',
      'À garder sans le laver au réfrigérateur, jusqu’à une semaine',
    ],
  },
  blueberries: {
    name: 'Myrtilles',
    weight: '250 g',
    description: [
      'Des baies fermes et charnues au voile poudré, venues du buisson et non du congélateur',
      'Sucrées avec une finale vive\u202f; à parsemer sur un porridge, des crêpes ou un yaourt',
      'Ajoutées en dernier à la pâte à muffins, elles restent entières',
      'À garder au froid et au sec, à laver juste avant\u202f; jusqu’à six jours',
    ],
  },
} satisfies Record<string, GoodsTexts>;
