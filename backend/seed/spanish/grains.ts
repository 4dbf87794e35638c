// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const grains = {
  'basmati-rice': {
    name: 'Arroz basmati envejecido',
    weight: '1 kg',
    description: [
      'Granos largos y finos de las faldas del Himalaya, envejecidos un año',
      'Queda seco y suelto, con un aroma que recuerda a las palomitas',
      'Lave, deje en remojo veinte minutos y cueza tapado diez minutos',
      'Guárdelo seco y bien cerrado; se conserva dos años',
    ],
  },
  'rolled-oats': {
    name: 'Copos de avena',
    weight: '750 g',
    description: [
      'Avena integral, cocida al vapor y prensada en copos gruesos',
      'Gachas cremosas en cinco minutos, y un toque crujiente en muesli y crumble',
      'Sin nada añadido ni nada quitado',
      'Cierre bien la bolsa tras usarla; contiene avena, puede contener trazas de trigo',
    ],
  },
  'durum-spaghetti': {
    name: 'Espaguetis de trigo duro',
    weight: '500 g',
    description: [
      'Trigo duro y agua, trefilados en bronce para que la salsa se adhiera',
      'Secados despacio para quedar al dente: nueve minutos en agua con bastante sal',
      'Reserve una taza del agua de cocción para ligar la salsa',
      'Se conservan dos años en una despensa seca; contiene trigo',
    ],
  },
  'wheat-flour': {
    name: 'Harina de trigo molida a piedra',
    weight: '1 kg',
    description: [
      'Trigo de la región, molido despacio entre piedras',
      'Para pan, pizza y repostería diaria; pide algo más de agua que la harina blanca',
      'Tamícela para bizcochos finos; tal cual para panes rústicos',
      'Guárdela en un lugar fresco y seco y úsela en ocho meses; contiene trigo',
    ],
  },
  'red-kidney-beans': {
    name: 'Alubias rojas',
    weight: '500 g',
    description: [
      'Alubias secas de la cosecha de este año, escogidas a mano, en un tarro reutilizable',
      'En remojo toda la noche, diez minutos a fuego fuerte y una hora a fuego lento',
      'Carnosas y suaves: para chili, arroz con alubias y ensaladas',
      'No las coma nunca crudas ni a medio cocer',
    ],
  },
  'popping-corn': {
    name: 'Maíz para palomitas',
    weight: '500 g',
    description: [
      'Granos pequeños y duros que estallan mucho y dejan pocos restos',
      'Dos cucharadas de aceite, una capa de maíz, la tapa y tres minutos',
      'Sálelas en caliente, o cúbralas con mantequilla fundida y miel',
      'Guárdelo en una bolsa cerrada: un poco de humedad es lo que lo hace estallar',
    ],
  },
} satisfies Record<string, GoodsTexts>;
