import type { GoodsTexts } from '../products/seed-product.ts';

export const instant = {
  'noodle-cup': {
    name: 'Miso-Nudelbecher',
    weight: '85 g',
    description: [
      'Weizennudeln, Misobrühe, Frühlingszwiebel und Sesam in einem Becher',
      'Kochendes Wasser bis zur Linie einfüllen, vier Minuten warten, umrühren',
      'Würzig und wärmend, nicht scharf; das Chiliöl liegt in einem eigenen Beutel bei',
      'Enthält Weizen, Soja und Sesam',
    ],
  },
  'tomato-soup': {
    name: 'Suppe aus gerösteten Tomaten',
    weight: '400 g',
    description: [
      'Mit Knoblauch geröstete Tomaten, mit etwas Sahne püriert',
      'Drei Minuten im Topf oder zwei in der Mikrowelle in Ihrer eigenen Schale',
      'Mit Brot genug für zwei oder der Anfang einer schnellen Pastasoße',
      'Enthält Milch; im Vorratsschrank zwei Jahre haltbar',
    ],
  },
  'vegetable-curry': {
    name: 'Gemüsecurry mit Reis',
    weight: '350 g',
    description: [
      'Möhren, Kartoffeln und Erbsen in milder, dunkler Currysoße, daneben gekochter Reis',
      'Beide Hälften des Beutels zwei Minuten erwärmen; für eine hungrige Person',
      'Gewürzt mit Kreuzkümmel, Koriander und etwas Apfel für die Süße',
      'Ohne tierische Zutaten; enthält Weizen',
    ],
  },
  'pancake-mix': {
    name: 'Mischung für lockere Pfannkuchen',
    weight: '500 g',
    description: [
      'Mehl, Buttermilchpulver und Backpulver, fertig abgemessen',
      'Ein Ei und eine Tasse Milch dazu, fünf Minuten ruhen lassen, ausbacken: ergibt etwa zwölf Pfannkuchen',
      'Mit einem Löffel zerlassener Butter auch für Waffeln',
      'Trocken und gut verschlossen lagern; enthält Weizen und Milch',
    ],
  },
  'porridge-pot': {
    name: 'Honig-Haferbrei im Becher',
    weight: '70 g',
    description: [
      'Feine und kernige Haferflocken mit Honig und einer Prise Salz, der Löffel ist unter dem Deckel',
      'Heißes Wasser oder heiße Milch, zwei Minuten, fertig',
      'Mit Obst, Nüssen oder einem weiteren Löffel Honig',
      'Enthält Hafer und Milch',
    ],
  },
  'pasta-in-sauce': {
    name: 'Spaghetti in Tomatensoße',
    weight: '300 g',
    description: [
      'Gekochte Spaghetti in Soße aus Tomaten und Basilikum, fertig aus dem Beutel',
      'Neunzig Sekunden in der Mikrowelle oder drei Minuten in der Pfanne',
      'Etwas Hartkäse darüber reiben und ein paar Basilikumblätter darauf zupfen',
      'Enthält Weizen; im Vorratsschrank monatelang haltbar',
    ],
  },
} satisfies Record<string, GoodsTexts>;
