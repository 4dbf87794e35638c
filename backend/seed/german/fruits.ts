import type { GoodsTexts } from '../products/seed-product.ts';

export const fruits = {
  strawberries: {
    name: 'Reife Erdbeeren',
    weight: '400 g',
    description: [
      'Früh am Morgen vollreif gepflückt und nur einmal von Hand gepackt',
      'Süß und duftend; probieren Sie sie mit etwas schwarzem Pfeffer oder einem Löffel Joghurt',
      'Erst kurz vor dem Essen waschen und danach entkelchen, so bleiben sie saftig',
      'Im Kühlschrank lagern und innerhalb von zwei Tagen essen',
    ],
  },
  bananas: {
    name: 'Bananen',
    weight: '1 kg',
    description: [
      'Eine Hand mit etwa sechs Früchten, gelb mit etwas Grün an den Spitzen',
      'Cremig und mild: für die Brotdose, den Haferbrei oder den Mixer',
      'Mit braunen Flecken am besten für Bananenbrot; was übrig bleibt, geschält einfrieren',
      'Bei Zimmertemperatur lagern, fern von anderem Obst, wenn sie langsam reifen sollen',
    ],
  },
  'red-apples': {
    name: 'Rote Äpfel',
    weight: '1 kg',
    description: [
      'Knackige Äpfel mit roter Schale und weißem, saftigem Fleisch',
      'Eher süß als sauer; im Kuchen behalten sie ihre Form',
      'Im September und Oktober gepflückt, kühl gelagert und den Winter über verkauft',
      'Zwei Wochen in der Obstschale haltbar, doppelt so lange im Kühlschrank',
    ],
  },
  oranges: {
    name: 'Saftige Orangen',
    weight: '1,5 kg',
    description: [
      'Orangen mit dünner Schale und wenigen Kernen, aus Hainen nahe am Meer',
      'Süß und mit genug Säure, um zu erfrischen; zwei bis drei füllen ein Glas',
      'Die Schale ist nicht gewachst und eignet sich für Kuchen und Marmelade',
      'Eine Woche in der Schale haltbar, drei im Kühlschrank',
    ],
  },
  lemons: {
    name: 'Ungewachste Zitronen',
    weight: '4 Stück',
    description: [
      'Vier schwere Zitronen mit duftender, unbehandelter Schale',
      'Sauer und klar: für Dressings, Fisch, Tee und zum Backen',
      'Vor dem Schneiden unter der Hand rollen, dann geben sie mehr Saft',
      'In einer geschlossenen Dose im Kühlschrank bis zu einem Monat haltbar',
    ],
  },
  grapes: {
    name: 'Kernlose Trauben',
    weight: '500 g',
    description: [
      'Dunkle, knackige Trauben am Stiel, ohne Kerne',
      'Süß mit einem Hauch Muskat; gut zu Käse oder direkt aus dem Gefrierfach',
      'Der helle Flaum auf der Haut ist natürlich und ein Zeichen, dass sie kaum berührt wurden',
      'Ungewaschen bis zu einer Woche im Kühlschrank haltbar',
    ],
  },
  blueberries: {
    name: 'Heidelbeeren',
    weight: '250 g',
    description: [
      'Feste, pralle Beeren mit zartem Reif, vom Strauch und nicht aus dem Gefrierfach',
      'Süß mit frischer Säure; für Haferbrei, Pfannkuchen oder Joghurt',
      'Zuletzt unter den Muffinteig gehoben, bleiben sie ganz',
      'Kühl und trocken bis zu sechs Tage haltbar; erst kurz vor dem Essen waschen',
    ],
  },
} satisfies Record<string, GoodsTexts>;
