import type { GoodsTexts } from '../products/seed-product.ts';

export const drinks = {
  'orange-juice': {
    name: 'Gepresster Orangensaft',
    weight: '1 l',
    description: [
      'In der Flasche sind nur Orangen: etwa zwölf Stück, gepresst und gekühlt',
      'Voll und süß, mit einem Teil des Fruchtfleischs',
      'Nicht aus Konzentrat und ohne Zuckerzusatz',
      'Gut schütteln, kühl lagern und nach dem Öffnen innerhalb von drei Tagen trinken',
    ],
  },
  'cloudy-lemonade': {
    name: 'Naturtrübe Zitronenlimonade',
    weight: '750 ml',
    description: [
      'Zitronensaft, Quellwasser, Rohrzucker und feine Kohlensäure',
      'Zuerst herb und dann süß, so wie Limonade sein soll',
      'Mit Minze auf Eis servieren oder halb und halb mit kaltem Tee mischen',
      'Vor dem Öffnen einmal wenden; innerhalb von zwei Tagen trinken',
    ],
  },
  'apple-juice': {
    name: 'Apfelsaft von der Streuobstwiese',
    weight: '1 l',
    description: [
      'Aus süßen und säuerlichen Äpfeln gepresst und naturtrüb belassen',
      'Kalt rund und fruchtig, im Winter mit Zimt erwärmt ein Genuss',
      'Ohne Zusatz von Zucker und Wasser',
      'Ungeöffnet monatelang haltbar; geöffnet fünf Tage im Kühlschrank',
    ],
  },
  'cherry-soda': {
    name: 'Kirschschorle',
    weight: '4 Stück',
    description: [
      'Vier Dosen Sauerkirschsaft mit sprudelndem Wasser',
      'Tiefrot und herb, mit einem Drittel des Zuckers üblicher Limonaden',
      'Eiskalt am besten; auch gut über Vanilleeis',
      'Die Dosen sind aus Aluminium und gehören in die Wertstoffsammlung',
    ],
  },
  'peach-iced-tea': {
    name: 'Pfirsich-Eistee',
    weight: '500 ml',
    description: [
      'Schwarzer Tee, langsam kalt aufgegossen, mit dem Saft reifer Pfirsiche',
      'Mild und fruchtig, leicht süß, ohne Kohlensäure',
      'Mit Eis und einer Scheibe Zitrone servieren',
      'Nach dem Öffnen kühl lagern und innerhalb von drei Tagen trinken',
    ],
  },
  'coconut-water': {
    name: 'Kokoswasser',
    weight: '1 l',
    description: [
      'Das klare Wasser junger grüner Kokosnüsse und sonst nichts',
      'Leicht süß mit nussigem Abgang',
      'Gekühlt trinken, mit Obst mixen oder Reis darin kochen',
      'Kühl lagern; geöffnet zwei Tage im Kühlschrank haltbar',
    ],
  },
} satisfies Record<string, GoodsTexts>;
