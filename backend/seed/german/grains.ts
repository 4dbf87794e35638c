import type { GoodsTexts } from '../products/seed-product.ts';

export const grains = {
  'basmati-rice': {
    name: 'Gereifter Basmatireis',
    weight: '1 kg',
    description: [
      'Lange, schlanke Körner vom Fuß des Himalaja, ein Jahr gereift',
      'Wird trocken und locker und duftet nach Popcorn',
      'Waschen, zwanzig Minuten einweichen, dann zugedeckt zehn Minuten köcheln',
      'Trocken und gut verschlossen lagern; zwei Jahre haltbar',
    ],
  },
  'rolled-oats': {
    name: 'Kernige Haferflocken',
    weight: '750 g',
    description: [
      'Ganzer Hafer, gedämpft und dick gewalzt',
      'In fünf Minuten cremiger Haferbrei, in Müsli und Streuseln mit gutem Biss',
      'Nichts hinzugefügt, nichts weggenommen',
      'Den Beutel nach Gebrauch gut verschließen; enthält Hafer, kann Spuren von Weizen enthalten',
    ],
  },
  'durum-spaghetti': {
    name: 'Hartweizenspaghetti',
    weight: '500 g',
    description: [
      'Hartweizen und Wasser, durch Bronze gezogen, damit die Soße haftet',
      'Langsam getrocknet für festen Biss: neun Minuten in gut gesalzenem Wasser',
      'Eine Tasse Kochwasser aufheben, um die Soße zu binden',
      'Trocken gelagert zwei Jahre haltbar; enthält Weizen',
    ],
  },
  'wheat-flour': {
    name: 'Weizenmehl aus der Steinmühle',
    weight: '1 kg',
    description: [
      'Weizen aus der Region, langsam zwischen Steinen gemahlen',
      'Für Brot, Pizza und alles Alltägliche; nimmt etwas mehr Wasser auf als weißes Mehl',
      'Für feine Kuchen sieben, für kräftige Brote so verwenden',
      'Kühl und trocken lagern und innerhalb von acht Monaten verbrauchen; enthält Weizen',
    ],
  },
  'red-kidney-beans': {
    name: 'Rote Kidneybohnen',
    weight: '500 g',
    description: [
      'Getrocknete Bohnen der diesjährigen Ernte, von Hand verlesen, im wiederverwendbaren Glas',
      'Über Nacht einweichen, zehn Minuten sprudelnd kochen, dann eine Stunde köcheln',
      'Kräftig und mild: für Chili, Reis mit Bohnen und Salate',
      'Nie roh oder halb gar essen',
    ],
  },
  'popping-corn': {
    name: 'Popcornmais',
    weight: '500 g',
    description: [
      'Kleine, harte Körner, die groß aufspringen und kaum Reste lassen',
      'Zwei Löffel Öl, eine Schicht Mais, Deckel drauf, drei Minuten',
      'Heiß salzen oder Butter und Honig darüber schmelzen',
      'Im geschlossenen Beutel lagern: Ein wenig Feuchtigkeit lässt ihn aufspringen',
    ],
  },
} satisfies Record<string, GoodsTexts>;
