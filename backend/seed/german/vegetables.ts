import type { GoodsTexts } from '../products/seed-product.ts';

export const vegetables = {
  'vine-tomatoes': {
    name: 'Strauchtomaten',
    weight: '1 kg',
    description: [
      'Am Strauch gereift und rot geerntet: Sie schmecken nach Tomate und nicht nach Wasser',
      'Süß mit feiner Säure: roh aufschneiden, im Ofen rösten oder zur Soße einkochen',
      'Von Februar bis November unter Glas gewachsen, im Hochsommer auf dem Feld',
      'Bei Zimmertemperatur lagern: Im Kühlschrank verlieren sie ihr Aroma',
    ],
  },
  broccoli: {
    name: 'Brokkoli',
    weight: '500 g',
    description: [
      'Feste, grüne Röschen mit kurzem Strunk, so bleibt wenig übrig',
      'Vier Minuten gedämpft bleibt er grün und bissfest; im heißen Ofen werden die Spitzen nussig',
      'Den Strunk schälen und dünn schneiden: Er ist das süßeste Stück',
      'Ungewaschen bis zu fünf Tage im Gemüsefach haltbar',
    ],
  },
  carrots: {
    name: 'Knackige Möhren',
    weight: '1 kg',
    description: [
      'Schlanke, gerade Möhren aus sandigem Boden, gewaschen und ohne Grün',
      'Süß und knackig genug zum Rohessen; kurz unter Wasser abbürsten genügt',
      'Im Ganzen mit Honig und Thymian rösten oder in den Salat raspeln',
      'Im Tuch oder Beutel bis zu zwei Wochen im Gemüsefach haltbar',
    ],
  },
  'bell-peppers': {
    name: 'Grüne Paprika',
    weight: '3 Stück',
    description: [
      'Drei feste, glänzende Schoten in etwa gleicher Größe, gut zum Füllen',
      'Roh frisch und leicht herb, geröstet mild und rauchig',
      'Für Pfannengerichte, Fajitas und Schakschuka',
      'Im Kühlschrank bis zu zehn Tage haltbar',
    ],
  },
  potatoes: {
    name: 'Goldgelbe Kartoffeln',
    weight: '2 kg',
    description: [
      'Vorwiegend festkochend mit gelbem Fleisch: weich genug für Püree, fest genug für den Ofen',
      'Gebürstet statt gewaschen, denn ein wenig Erde hält sie länger frisch',
      'Auf mittlere Größe sortiert, so werden alle gleichzeitig gar',
      'Dunkel, kühl und trocken lagern, nicht neben Zwiebeln',
    ],
  },
  aubergines: {
    name: 'Auberginen',
    weight: '2 Stück',
    description: [
      'Zwei schwere, glänzende Auberginen mit straffer Schale und wenigen Kernen',
      'Geröstet cremig, geschmort zart, über offener Flamme rauchig',
      'Für Moussaka, Baba Ghanoush und schnelle Pastasoßen; Salzen ist nicht nötig',
      'Innerhalb von vier Tagen am besten, kühl, aber nicht zu kalt gelagert',
    ],
  },
  sweetcorn: {
    name: 'Zuckermais',
    weight: '4 Stück',
    description: [
      'Junge Kolben in den Hüllblättern, die die Körner bis zu Ihnen saftig halten',
      'Fünf Minuten in kochendem Wasser oder zehn in der Hülle auf dem Grill',
      'Gut mit gesalzener Butter und Limette oder vom Kolben geschnitten im Salat',
      'In den ersten zwei Tagen am süßesten; bis dahin kühl lagern',
    ],
  },
} satisfies Record<string, GoodsTexts>;
