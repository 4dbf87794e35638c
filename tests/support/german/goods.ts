/** A German grocery's products: slug, name, category, size of a pack, and whether it is sold out. */
const lines = `
kartoffeln | Kartoffeln festkochend | Vegetables | 2 kg
moehren | Bio Möhren | Vegetables | 1 kg
zwiebeln | Zwiebeln gelb | Vegetables | 1 kg
knoblauch | Knoblauch | Vegetables | 3 Stück
tomaten | Rispentomaten | Vegetables | 500 g
cherrytomaten | Cherrytomaten | Vegetables | 250 g
gurke | Salatgurke | Vegetables | 1 Stück
paprika | Paprika rot | Vegetables | 500 g
zucchini | Zucchini | Vegetables | 500 g
brokkoli | Brokkoli | Vegetables | 500 g
blumenkohl | Blumenkohl | Vegetables | 1 Stück
lauch | Lauch | Vegetables | 500 g
champignons | Champignons braun | Vegetables | 400 g
eisbergsalat | Eisbergsalat | Vegetables | 1 Stück
spinat | Junger Spinat | Vegetables | 200 g
aepfel | Äpfel Elstar | Fruits | 1 kg
bananen | Bananen | Fruits | 1 kg
orangen | Orangen | Fruits | 1,5 kg
zitronen | Zitronen unbehandelt | Fruits | 500 g
trauben | Helle Weintrauben kernlos | Fruits | 500 g
erdbeeren | Erdbeeren | Fruits | 500 g
heidelbeeren | Heidelbeeren | Fruits | 250 g
birnen | Birnen Conference | Fruits | 1 kg
apfelsaft | Apfelsaft naturtrüb | Drinks | 1 l
orangensaft | Orangensaft | Drinks | 1 l
mineralwasser | Mineralwasser still | Drinks | 6 x 1,5 l
cola | Cola | Drinks | 1,5 l
limonade | Zitronenlimonade | Drinks | 1 l
pils | Pils | Drinks | 6 x 0,5 l
eistee | Eistee Pfirsich | Drinks | 1 l
kaffee | Röstkaffee gemahlen | Drinks | 500 g
kraeutertee | Kräutertee | Drinks | 20 Stück
hafermilch | Haferdrink | Drinks | 1 l
milch | Frische Vollmilch 3,5 % | Dairy | 1 l
butter | Deutsche Markenbutter | Dairy | 250 g
joghurt | Naturjoghurt | Dairy | 500 g
erdbeerjoghurt | Erdbeerjoghurt | Dairy | 150 g
quark | Speisequark Magerstufe | Dairy | 500 g
sahne | Schlagsahne | Dairy | 200 g
gouda | Gouda jung in Scheiben | Dairy | 200 g
bergkaese | Allgäuer Bergkäse | Dairy | 200 g
frischkaese | Frischkäse natur | Dairy | 200 g
mozzarella | Mozzarella | Dairy | 125 g
eier | Bio-Eier | Dairy | 10 Stück
vollkornbrot | Roggenvollkornbrot | Bakery | 500 g
toast | Buttertoast | Bakery | 500 g
broetchen | Weizenbrötchen | Bakery | 6 Stück
brezeln | Laugenbrezeln | Bakery | 4 Stück
croissants | Buttercroissants | Bakery | 4 Stück
marmorkuchen | Marmorkuchen | Bakery | 400 g
mehl | Mehl Type 405 (Weizen) | Grains | 1 kg
haferflocken | Zarte Haferflocken | Grains | 500 g
muesli | Früchtemüsli | Grains | 750 g
reis | Basmatireis | Grains | 1 kg
spaghetti | Spaghetti | Grains | 500 g
linsen | Rote Linsen | Grains | 500 g
tomatensuppe | Tomatensuppe | Instant | 400 g
passierte | Passierte Tomaten | Instant | 500 g
kichererbsen | Kichererbsen | Instant | 400 g
pizza | Steinofenpizza Margherita | Instant | 350 g
erdbeermarmelade | Erdbeermarmelade | Instant | 340 g
olivenoel | Natives Olivenöl extra | Instant | 750 ml
schokolade | Zartbitterschokolade | Instant | 100 g
hackfleisch | Rinderhackfleisch | Instant | 500 g
kochschinken | Kochschinken | Instant | 150 g`;

/** The products as a store lists them. */
export const germanGoods = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [slug = '', name = '', category = '', weight = ''] = line.split(' | ');
    return { _id: slug, name, category, weight, price: 2, offerPrice: 2, image: [], inStock: true };
  });
