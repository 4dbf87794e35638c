import type { GoodsTexts } from '../products/seed-product.ts';

export const dairy = {
  'whole-milk': {
    name: 'Frische Vollmilch',
    weight: '1 l',
    description: [
      'Milch von Kühen, die vom Frühjahr bis zum Herbst weiden, schonend pasteurisiert',
      'Voller, runder Geschmack; lässt sich gut für Kaffee aufschäumen',
      'Nicht homogenisiert, deshalb kann etwas Rahm aufsteigen: vor dem Eingießen schütteln',
      'Bei höchstens 4 °C lagern, geöffnet drei Tage haltbar',
    ],
  },
  'free-range-eggs': {
    name: 'Eier aus Freilandhaltung',
    weight: '6 Stück',
    description: [
      'Sechs mittelgroße bis große Eier von Hennen, die tagsüber draußen sind',
      'Tiefgelbe Dotter und festes Eiweiß, gut zum Pochieren',
      'Innerhalb von zwei Tagen nach dem Legen in eine Schachtel aus Altpapier gepackt',
      'Kühl lagern; zum Backen am besten mit Zimmertemperatur',
    ],
  },
  'farmhouse-cheese': {
    name: 'Bauernkäse',
    weight: '300 g',
    description: [
      'Käse aus Kuhmilch mit kleinen Löchern, acht Monate auf Holzbrettern gereift',
      'Nussig und leicht süß; schmilzt gleichmäßig',
      'Für Brote, Aufläufe und die Käseplatte',
      'In Papier gewickelt im Kühlschrank lagern; eine halbe Stunde vor dem Essen herausnehmen',
    ],
  },
  'salted-butter': {
    name: 'Gesalzene Butter',
    weight: '250 g',
    description: [
      'Langsam gebutterter Rahm mit 1,5 % Meersalz',
      'Zehn Minuten nach dem Kühlschrank gut streichfähig',
      'Für Brot, neue Kartoffeln und Mürbegebäck',
      'Verpackt kühl lagern oder bis zu sechs Monate einfrieren',
    ],
  },
  'natural-yogurt': {
    name: 'Naturjoghurt',
    weight: '500 g',
    description: [
      'Vollmilch und lebende Kulturen, im Becher gereift',
      'Mild, dick und nur leicht säuerlich',
      'Mit Obst zum Frühstück, mit Gurke und Knoblauch zum Abendessen',
      'Kühl lagern und nach dem Öffnen innerhalb von vier Tagen essen',
    ],
  },
  'vanilla-ice-cream': {
    name: 'Vanilleeis',
    weight: '500 ml',
    description: [
      'Sahne, Milch, Eigelb, Zucker und gemahlene Vanilleschoten: Das ist die ganze Liste',
      'Cremig und langsam schmelzend, mit den kleinen dunklen Punkten echter Vanille',
      'Vor dem Portionieren fünf Minuten stehen lassen',
      'Bei −18 °C lagern und nach dem Auftauen nicht wieder einfrieren; enthält Milch und Ei',
    ],
  },
} satisfies Record<string, GoodsTexts>;
