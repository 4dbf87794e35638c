// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const dairy = {
  'whole-milk': {
    name: 'Leche fresca entera',
    weight: '1 L',
    description: [
      'Leche de vacas que pastan de primavera a otoño, pasteurizada con suavidad',
      'Sabor pleno y redondo; hace buena espuma para el café',
      'No está homogeneizada y puede subir algo de nata: agite antes de servir',
      'Conserve a 4\u00a0°C como máximo; tres días una vez abierta',
    ],
  },
  'free-range-eggs': {
    name: 'Huevos de gallinas camperas',
    weight: '6 unidades',
    description: [
      'Seis huevos medianos o grandes, de gallinas que pasan el día al aire libre',
      'Yemas de color intenso y claras firmes, perfectos para escalfar',
      'Envasados en los dos días siguientes a la puesta, en una caja de papel reciclado',
      'Guárdelos en un lugar fresco; para repostería, mejor a temperatura ambiente',
    ],
  },
  'farmhouse-cheese': {
    name: 'Queso artesano',
    weight: '300 g',
    description: [
      'Queso de leche de vaca con agujeros pequeños, curado ocho meses sobre tablas de madera',
      'Sabor a frutos secos y algo dulce; funde bien',
      'Para bocadillos, gratinados y tablas de quesos',
      'Guárdelo en la nevera envuelto en papel; sáquelo media hora antes de comerlo',
    ],
  },
  'salted-butter': {
    name: 'Mantequilla con sal',
    weight: '250 g',
    description: [
      'Nata batida despacio, con un 1,5\u00a0% de sal marina',
      'Se unta bien a los diez minutos de sacarla de la nevera',
      'Para el pan, las patatas nuevas y las pastas de té',
      'Guárdela envuelta y en frío, o congélela hasta seis meses',
    ],
  },
  'natural-yogurt': {
    name: 'Yogur natural',
    weight: '500 g',
    description: [
      'Leche entera y fermentos vivos, cuajado en el propio envase',
      'Suave, espeso y apenas ácido',
      'Con fruta en el desayuno, con pepino y ajo en la cena',
      'Conserve en frío y consuma en cuatro días tras abrir',
    ],
  },
  'vanilla-ice-cream': {
    name: 'Helado de vainilla',
    weight: '500 ml',
    description: [
      'Nata, leche, yema de huevo, azúcar y vainas de vainilla molidas: nada más',
      'Denso y lento al derretirse, con los puntitos negros de la vainilla auténtica',
      'Déjelo reposar cinco minutos antes de servir',
      'Conserve a −18\u00a0°C y no lo vuelva a congelar; contiene leche y huevo',
    ],
  },
} satisfies Record<string, GoodsTexts>;
