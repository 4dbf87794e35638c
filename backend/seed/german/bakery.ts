import type { GoodsTexts } from '../products/seed-product.ts';

export const bakery = {
  'butter-croissants': {
    name: 'Buttercroissants',
    weight: '4 Stück',
    description: [
      'Siebenundzwanzig Schichten aus Teig und Butter, über Nacht geruht und heute Morgen gebacken',
      'Außen knusprig, innen weich und zart',
      'Vier Minuten bei 180 °C machen die vom Vortag wieder frisch',
      'Am selben Tag am besten; enthält Weizen, Milch und Ei',
    ],
  },
  'country-loaf': {
    name: 'Bauernbrot mit Sauerteig',
    weight: '750 g',
    description: [
      'Weizen und etwas Roggen, achtzehn Stunden nur mit Sauerteig geführt',
      'Dunkle Kruste, saftige Krume, milde Säure',
      'Im Tuch oder Brotkasten vier Tage gut; danach wunderbar als Toast',
      'Was übrig bleibt, in Scheiben einfrieren; enthält Weizen und Roggen',
    ],
  },
  baguettes: {
    name: 'Knusprige Baguettes',
    weight: '2 Stück',
    description: [
      'Zwei Baguettes mit dünner, krachender Kruste und lockerer Krume',
      'Mehl, Wasser, Salz und Hefe und eine lange, kühle Teigruhe',
      'Zu Käse, zu Suppe, zum Picknick unter einem Baum',
      'Heute essen; morgen anfeuchten und im Ofen aufbacken; enthält Weizen',
    ],
  },
  bagels: {
    name: 'Gekochte Bagels',
    weight: '5 Stück',
    description: [
      'Vor dem Backen in Malzwasser gekocht, das gibt Glanz und Biss',
      'Halbieren, toasten und mit Frischkäse bestreichen',
      'Fest genug für ein großes Sandwich',
      'Drei Tage im Beutel, drei Monate im Gefrierfach haltbar; enthält Weizen',
    ],
  },
  'chocolate-cookies': {
    name: 'Schokoladencookies',
    weight: '8 Stück',
    description: [
      'Große Cookies mit Zartbitter- und Vollmilchschokolade, am Rand knusprig und in der Mitte weich',
      'Gebräunte Butter und ein paar Flocken Salz machen den Unterschied',
      'Zwanzig Sekunden in der Mikrowelle, und die Schokolade schmilzt wieder',
      'In einer Dose bis zu einer Woche haltbar; enthält Weizen, Milch, Ei und Soja',
    ],
  },
  'soft-pretzels': {
    name: 'Laugenbrezeln',
    weight: '4 Stück',
    description: [
      'Von Hand geschlungen, in Lauge getaucht und kastanienbraun gebacken',
      'Dünne, knusprige Arme, ein weicher Bauch, obenauf grobes Salz',
      'Warm am besten, mit Senf oder Butter',
      'Am selben Tag essen oder sofort einfrieren; enthält Weizen',
    ],
  },
} satisfies Record<string, GoodsTexts>;
