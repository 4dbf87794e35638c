// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';

export const instant = {
  'noodle-cup': {
    name: 'Fideos instantáneos con miso',
    weight: '85 g',
    description: [
      'Fideos de trigo, caldo de miso, cebolleta y sésamo en un vaso',
      'Añada agua hirviendo hasta la línea, espere cuatro minutos y remueva',
      'Sabrosos y reconfortantes, sin picar; el aceite picante va en un sobre aparte',
      'Contiene trigo, soja y sésamo',
    ],
  },
  'tomato-soup': {
    name: 'Sopa de tomate asado',
    weight: '400 g',
    description: [
      'Tomates asados con ajo y triturados con un poco de nata',
      'Tres minutos en el cazo, dos en el microondas en su propio cuenco',
      'Para dos con pan, o como base de una salsa de pasta rápida',
      'Contiene leche; se conserva dos años en la despensa',
    ],
  },
  'vegetable-curry': {
    name: 'Curry de verduras con arroz',
    weight: '350 g',
    description: [
      'Zanahoria, patata y guisantes en una salsa de curry suave y oscura, con arroz cocido aparte',
      'Caliente las dos mitades de la bolsa dos minutos; para una persona con hambre',
      'Con comino, cilantro y un poco de manzana para endulzar',
      'Sin ingredientes de origen animal; contiene trigo',
    ],
  },
  'pancake-mix': {
    name: 'Preparado para tortitas esponjosas',
    weight: '500 g',
    description: [
      'Harina, suero de leche en polvo y levadura química, ya medidos',
      'Añada un huevo y una taza de leche, deje reposar cinco minutos y haga en la sartén unas doce tortitas',
      'También para gofres, con una cucharada de mantequilla fundida',
      'Guárdelo seco y bien cerrado; contiene trigo y leche',
    ],
  },
  'porridge-pot': {
    name: 'Gachas de avena con miel',
    weight: '70 g',
    description: [
      'Avena fina y gruesa con miel y una pizca de sal; la cuchara está bajo la tapa',
      'Agua o leche caliente, dos minutos y listo',
      'Con fruta, frutos secos u otra cucharada de miel por encima',
      'Contiene avena y leche',
    ],
  },
  'pasta-in-sauce': {
    name: 'Espaguetis en salsa de tomate',
    weight: '300 g',
    description: [
      'Espaguetis cocidos en una salsa de tomate y albahaca, listos en su bolsa',
      'Noventa segundos en el microondas o tres minutos en la sartén',
      'Ralle un poco de queso curado y añada unas hojas de albahaca',
      'Contiene trigo; se conserva varios meses en la despensa',
    ],
  },
} satisfies Record<string, GoodsTexts>;
