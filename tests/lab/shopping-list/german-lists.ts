/**
 * German shopping lists of different people, over the goods in `tests/support/german/goods.ts`. They were written before
 * the German matching was measured. The second text is as in `lists.ts`.
 */
export const germanLists: readonly (readonly [text: string, expected: string])[] = [
  // Families
  ['Milch\nButter\nEier\nBrot\nKäse\nÄpfel', 'milch butter eier vollkornbrot/toast gouda/bergkaese aepfel'],
  ['500 g Mehl, 3 Bananen, 1/2 Dutzend Eier', 'mehl*1 bananen*1 eier*1'],
  ['2 Fl. Milch\n1 Pck. Butter\nein Bund Möhren\n6 Eier', 'milch*2 butter*1 moehren*1 eier*1'],
  ['1 kg Kartoffeln\n2 Zwiebeln\n1 Knoblauch\nSahne', 'kartoffeln*1 zwiebeln*1 knoblauch sahne'],
  ['Nudeln, Hackfleisch, passierte Tomaten, Parmesan', 'spaghetti hackfleisch passierte -'],
  ['2x Joghurt\n1,5 l Apfelsaft\ndrei Äpfel', 'joghurt*2 apfelsaft*2 aepfel*1'],
  ['- Toast\n- Marmelade\n- Honig\n- Kaffee', 'toast erdbeermarmelade - kaffee'],
  ['Bitte noch Milch und Eier mitbringen, außerdem Klopapier', 'milch eier -'],

  // Breakfast
  [
    '10 Brötchen\n4 Croissants\nFrischkäse\nOrangensaft\nHeidelbeeren',
    'broetchen*2 croissants*1 frischkaese orangensaft heidelbeeren',
  ],
  ['Müsli\nHafermilch\nBananen\nNaturjoghurt', 'muesli hafermilch bananen joghurt'],
  ['Haferflocken, Blaubeeren, Quark, Honig', 'haferflocken heidelbeeren quark -'],

  // Vegetables and fruit
  ['Karotten\nKartoffeln\nBroccoli\nPaprika\nZucchini', 'moehren kartoffeln brokkoli paprika zucchini'],
  ['1 Gurke, 500 g Tomaten, Salat, 1 rote Paprika', 'gurke*1 tomaten/cherrytomaten*1 eisbergsalat paprika*1'],
  ['Zitronen\nOrangen\nTrauben\nErdbeeren\nBirnen', 'zitronen orangen trauben erdbeeren birnen'],
  ['1 Kopf Blumenkohl\n1 Stange Lauch\n250 g Pilze', 'blumenkohl*1 lauch*1 champignons*1'],
  ['Äpfel 2 kg, Birnen 1 kg, Weintrauben', 'aepfel*2 birnen*1 trauben'],

  // Southern and Austrian words
  ['Semmeln\nErdäpfel\nParadeiser\nTopfen\nSchlagobers', 'broetchen kartoffeln tomaten/cherrytomaten quark sahne'],
  ['Brezn, Weißwurst, süßer Senf, Bier', 'brezeln - - pils'],
  ['Karfiol\nFaschiertes\nMarillenmarmelade\nRahm', 'blumenkohl hackfleisch erdbeermarmelade/- sahne'],
  ['Rüebli, Poulet, Rahm, Glace', 'moehren - sahne -'],
  ['Apfelsinen, Porree, Mohrrüben', 'orangen lauch moehren'],

  // Amounts
  ['3 l Milch\n2 Becher Sahne\n2 Pfund Kartoffeln', 'milch*3 sahne*2 kartoffeln*1'],
  ['1 Kasten Wasser\n6er Pack Bier\n2 Flaschen Cola', 'mineralwasser pils cola*2'],
  ['ein halbes Pfund Butter\n1,5 kg Mehl\n2 Dosen Kichererbsen', 'butter*1 mehl*2 kichererbsen*2'],
  ['4 Tafeln Schokolade\n1 Glas Marmelade\n1 Flasche Olivenöl', 'schokolade*4 erdbeermarmelade*1 olivenoel*1'],
  ['Reis 1kg\nLinsen 500g\nSpaghetti 2 Packungen', 'reis*1 linsen*1 spaghetti*2'],
  ['zwei Gurken, ein Dutzend Eier, fünf Bananen', 'gurke*2 eier*2 bananen*1'],
  ['20 Eier\n1 kg Zwiebeln\n½ l Sahne', 'eier*2 zwiebeln*1 sahne'],

  // Spelling as people type
  ['milch, kaese, muesli, joghurt', 'milch gouda/bergkaese muesli joghurt'],
  ['Jogurt\nBrokoli\nZuchini\nChampions', 'joghurt brokkoli zucchini champignons'],
  ['spagetti, mozarella, tomatn, olivenoel', 'spaghetti mozzarella tomaten/cherrytomaten olivenoel'],
  ['Brötchn\nErdberen\nkartofeln\nBannanen', 'broetchen erdbeeren kartoffeln bananen'],

  // One person
  ['Pizza, Cola, Eistee, Chips', 'pizza cola eistee -'],
  ['Tomatensuppe\n1 Brot\n1 Butter\n1 Packung Käse in Scheiben', 'tomatensuppe vollkornbrot/toast*1 butter*1 gouda*1'],
  ['frische Vollmilch\nBio Eier\ngute Butter\nreife Bananen', 'milch eier butter bananen'],
  ['Kochschinken, Käse, Toastbrot, Gewürzgurken', 'kochschinken gouda/bergkaese toast -'],
  ['Kuchen für Sonntag\nKaffee\nSahne', 'marmorkuchen kaffee sahne'],

  // Brands and exact words
  ['Barilla Spaghetti\nWeihenstephan Milch\nKerrygold Butter\nAlpro Haferdrink', 'spaghetti milch butter hafermilch'],
  ['Weizenmehl\nVollkornbrot\nMagerquark\nBasmati Reis\nrote Linsen', 'mehl vollkornbrot quark reis linsen'],
  ['Zahnpasta, Spülmittel, Müllbeutel, Katzenfutter, Zitronenlimonade, Kräutertee', '- - - - limonade kraeutertee'],
  [
    'Frühstück:\nBrötchen\nErdbeermarmelade\nAbendessen:\nSpinat\nKartoffeln\nEier',
    'broetchen erdbeermarmelade spinat kartoffeln eier',
  ],
];
