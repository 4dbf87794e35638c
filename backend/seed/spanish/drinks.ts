// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const drinks = {
  'orange-juice': {
    name: 'Zumo de naranja exprimido',
    weight: '1 L',
    description: [
      'En la botella solo hay naranjas: unas doce, exprimidas y enfriadas',
      'Dulce y con cuerpo, con parte de la pulpa',
      'No procede de concentrado y no lleva azúcares añadidos',
      'Agite bien, conserve en frío y consuma en tres días tras abrir',
    ],
  },
  'cloudy-lemonade': {
    name: 'Limonada artesana',
    weight: '750 ml',
    description: [
      'Zumo de limón, agua de manantial, azúcar de caña y burbujas finas',
      'Primero ácida y después dulce, como debe ser una limonada',
      'Sírvala con hielo y menta, o a partes iguales con té frío',
      'Dé la vuelta a la botella antes de abrirla; consuma en dos días',
    ],
  },
  'apple-juice': {
    name: 'Zumo de manzana sin filtrar',
    weight: '1 L',
    description: [
      'Exprimido de manzanas dulces y ácidas, turbio por naturaleza',
      'Frío es redondo y afrutado; en invierno, delicioso caliente con canela',
      'Sin azúcares ni agua añadidos',
      'Varios meses sin abrir; cinco días en la nevera una vez abierto',
    ],
  },
  'cherry-soda': {
    name: 'Refresco de cereza con gas',
    weight: '4 unidades',
    description: [
      'Cuatro latas de zumo de guinda con agua con gas',
      'De color rojo intenso y poco dulce: un tercio del azúcar de un refresco normal',
      'Mejor muy frío; también con helado de vainilla',
      'Las latas son de aluminio y se reciclan',
    ],
  },
  'peach-iced-tea': {
    name: 'Té frío de melocotón',
    weight: '500 ml',
    description: [
      'Té negro infusionado despacio en agua fría, con zumo de melocotones maduros',
      'Suave y afrutado, con poco azúcar y sin burbujas',
      'Sírvalo con hielo y una rodaja de limón',
      'Conserve en frío tras abrir y consuma en tres días',
    ],
  },
  'coconut-water': {
    name: 'Agua de coco',
    weight: '1 L',
    description: [
      'El agua clara de cocos verdes y jóvenes, y nada más',
      'Ligeramente dulce, con un final de frutos secos',
      'Bébala fría, bátala con fruta o cueza arroz con ella',
      'Guárdela en un lugar fresco; dos días en la nevera una vez abierta',
    ],
  },
} satisfies Record<string, GoodsTexts>;
