// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const vegetables = {
  'vine-tomatoes': {
    name: 'Tomates en rama',
    weight: '1 kg',
    description: [
      'Maduran en la planta y se recogen rojos: saben a tomate y no a agua',
      'Dulces y con un punto de acidez: crudos en rodajas, asados o en salsa',
      'De invernadero de febrero a noviembre, y de campo abierto en pleno verano',
      'Guárdelos a temperatura ambiente: en la nevera pierden sabor',
    ],
  },
  broccoli: {
    name: 'Brócoli',
    weight: '500 g',
    description: [
      'Cabezas verdes y apretadas con el tallo corto: apenas se desperdicia nada',
      'Con cuatro minutos al vapor queda verde y firme; en el horno bien caliente, los bordes se tuestan',
      'Pele el tallo y córtelo fino: es la parte más dulce',
      'Guárdelo sin lavar en el cajón de la nevera, hasta cinco días',
    ],
  },
  carrots: {
    name: 'Zanahorias crujientes',
    weight: '1 kg',
    description: [
      'Zanahorias finas y rectas, de tierra arenosa, lavadas y sin hojas',
      'Dulces y crujientes también crudas; basta con cepillarlas bajo el grifo',
      'Áselas enteras con miel y tomillo, o rállelas para una ensalada',
      'Hasta dos semanas en el cajón de la nevera, en un paño o una bolsa',
    ],
  },
  'bell-peppers': {
    name: 'Pimientos verdes',
    weight: '3 unidades',
    description: [
      'Tres pimientos firmes y brillantes de tamaño parecido, perfectos para rellenar',
      'Crudos son frescos y algo amargos; asados, suaves y ahumados',
      'En tiras para salteados, fajitas y pisto',
      'Hasta diez días en la nevera',
    ],
  },
  potatoes: {
    name: 'Patatas amarillas',
    weight: '2 kg',
    description: [
      'Patatas de carne amarilla para todo: tiernas en puré y firmes en el horno',
      'Cepilladas y sin lavar, porque un poco de tierra las conserva más tiempo',
      'De tamaño mediano, para que se hagan todas a la vez',
      'Guárdelas en un lugar oscuro, fresco y seco, lejos de las cebollas',
    ],
  },
  aubergines: {
    name: 'Berenjenas',
    weight: '2 unidades',
    description: [
      'Dos berenjenas brillantes y de buen peso, de piel tersa y pocas semillas',
      'Cremosas al horno, sedosas guisadas y ahumadas a la llama',
      'Ideales para musaca, baba ganush y salsas rápidas de pasta; no hace falta salarlas antes',
      'Mejor en cuatro días, en un lugar fresco pero no muy frío',
    ],
  },
  sweetcorn: {
    name: 'Mazorcas de maíz dulce',
    weight: '4 unidades',
    description: [
      'Mazorcas tiernas con sus hojas, que mantienen los granos jugosos hasta su casa',
      'Cinco minutos en agua hirviendo, o diez a la parrilla con las hojas',
      'Con mantequilla con sal y lima, o desgranadas en ensalada',
      'Más dulces los dos primeros días; guárdelas en frío hasta entonces',
    ],
  },
} satisfies Record<string, GoodsTexts>;
