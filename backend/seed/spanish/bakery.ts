// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const bakery = {
  'butter-croissants': {
    name: 'Cruasanes de mantequilla',
    weight: '4 unidades',
    description: [
      'Veintisiete capas de masa y mantequilla, reposadas toda la noche y horneadas esta mañana',
      'Crujientes por fuera, tiernos y elásticos por dentro',
      'Cuatro minutos a 180\u00a0°C reviven los del día anterior',
      'Mejor en el día; contiene trigo, leche y huevo',
    ],
  },
  'country-loaf': {
    name: 'Pan rústico de masa madre',
    weight: '750 g',
    description: [
      'Trigo y un poco de centeno, fermentados dieciocho horas solo con masa madre',
      'Corteza oscura, miga húmeda y una acidez suave y agradable',
      'Aguanta cuatro días en un paño o una panera; después, perfecto para tostar',
      'Córtelo en rebanadas y congele lo que no necesite; contiene trigo y centeno',
    ],
  },
  baguettes: {
    name: 'Baguettes crujientes',
    weight: '2 unidades',
    description: [
      'Dos baguettes de corteza fina y crujiente y miga abierta',
      'Harina, agua, sal y levadura, y una fermentación larga en frío',
      'Para el queso, la sopa o una comida en el campo',
      'Para comer en el día; al día siguiente, humedézcalas y caliéntelas en el horno; contiene trigo',
    ],
  },
  bagels: {
    name: 'Bagels tradicionales',
    weight: '5 unidades',
    description: [
      'Cocidos en agua con malta antes de hornearlos: de ahí el brillo y la textura',
      'Ábralos, tuéstelos y úntelos con queso crema',
      'Aguantan un bocadillo grande',
      'Tres días en la bolsa, tres meses en el congelador; contiene trigo',
    ],
  },
  'chocolate-cookies': {
    name: 'Galletas con pepitas de chocolate',
    weight: '8 unidades',
    description: [
      'Galletas grandes con chocolate negro y con leche, crujientes en el borde y tiernas en el centro',
      'La mantequilla tostada y unas escamas de sal marcan la diferencia',
      'Veinte segundos en el microondas y el chocolate vuelve a fundirse',
      'Hasta una semana en una lata; contiene trigo, leche, huevo y soja',
    ],
  },
  'soft-pretzels': {
    name: 'Pretzels tiernos',
    weight: '4 unidades',
    description: [
      'Hechos a mano, pasados por un baño alcalino y horneados hasta un tono castaño',
      'Brazos finos y crujientes, centro tierno y sal gruesa por encima',
      'Mejor calientes, con mostaza o mantequilla',
      'Para comer en el día o congelar enseguida; contiene trigo',
    ],
  },
} satisfies Record<string, GoodsTexts>;
