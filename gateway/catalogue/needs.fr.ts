// Not reviewed by a native reader.
export default {
  needs: `
  petit déjeuner, petit déj, déjeuner du matin, brunch, matin > croissant, flocon d’avoine, avoine, porridge, céréale, muesli, pain, baguette, bagel, yaourt, œuf, pancake, beurre, confiture, café, thé, jus d’orange, jus, lait, banane, miel
  goûter, quatre heures, collation, encas, en cas, grignotage, grignoter, petite faim, snack, snacks, casse-croûte > cookie, biscuit, bretzel, chips, banane, pomme, yaourt, compote, chocolat, raisin, croissant, pancake, maïs à éclater, noix
  repas sain, manger sain, sain > pomme, brocoli, carotte, yaourt, avoine, banane, myrtille, raisin
  dîner, souper, repas du soir, soir, plat, plat rapide, repas, plat principal, dîner à deux, repas rapide, plat cuisiné > curry, spaghetti, soupe, pâte, nouille, pizza, riz, lasagne, gratin, pomme de terre, œuf, pain, fromage
  déjeuner, dîner du midi, midi, repas de midi, pause déjeuner, lunch, bureau, pique midi > soupe, curry, nouille, spaghetti, riz, pain, baguette, salade, sandwich, fromage, bagel, jambon
  fête, anniversaire, soirée, boum, invité, noël, réveillon, buffet, goûter d’anniversaire > soda, limonade, citronnade, cookie, glace, chips, maïs à éclater, bretzel, raisin, gâteau, pizza, cola, baguette, fromage
  apéritif, apéro, apéro dînatoire, tapas > chips, bretzel, fromage, maïs à éclater, noix, raisin, olive, saucisson, citronnade, soda, baguette, bière, vin
  soirée film, film, cinéma, soirée ciné, ciné, soirée télé, soirée jeux > maïs à éclater, pop corn, popcorn, chips, soda, glace, cookie, citronnade, bretzel, cola, pizza, chocolat
  pique-nique, pique nique, picnic, randonnée, sortie, balade, camping > baguette, pain, fromage, raisin, pomme, fraise, citronnade, jus, bretzel, chips, œuf, banane, cookie
  barbecue, bbq, grillade, grillades > saucisse, merguez, steak, poivron, aubergine, maïs doux, maïs, pomme de terre, charbon, baguette, ketchup
  pâtisserie, pâtisserie maison, gâteau maison, faire un gâteau, cuisiner un gâteau > farine, beurre, œuf, sucre, lait, levure, chocolat
  boisson chaude, pause café, quelque chose de chaud, chaud > thé, café, chocolat chaud, soupe, porridge
  boisson, boissons, boisson fraîche, breuvage, breuvages, soif, rafraîchissement, rafraîchissant, quelque chose à boire > jus, citronnade, limonade, soda, eau, thé glacé, eau de coco, cola, jus d’orange, jus de pomme
  bébé, nourrisson, bambin > couche, lingette, lait infantile, petit pot, compote
  dessert, douceur, quelque chose de sucré, gourmandise, sucrerie, sucré > glace, cookie, fraise, yaourt, pancake, gâteau, chocolat, myrtille, mousse, crème dessert, banane
  quelque chose de salé, biscuit apéritif > bretzel, chips, maïs à éclater, noix
  ménage, grand ménage, nettoyage, nettoyer > nettoyant, éponge, liquide vaisselle, essuie tout
  lessive, linge > lessive, adoucissant
  rhume, grippe, mal de tête, malade, gueule de bois > soupe, thé, citron, miel, mouchoir, orange
  chat > litière, croquette; chien > croquette
  soirée italienne, soirée pâtes, repas italien, italien > spaghetti, pâte, tomate, sauce tomate, parmesan, pizza, mozzarella
  sport, énergie, protéine > banane, œuf, avoine, yaourt, noix
  salade de fruits > pomme, banane, raisin, fraise, orange, myrtille
  smoothie > banane, fraise, myrtille, yaourt, jus d’orange, eau de coco
  plateau de fromage, plateau fromage > fromage, raisin, pain, baguette
  crêpe party, chandeleur > pancake, farine, œuf, lait, citron
  accompagnement > riz, pomme de terre, brocoli, carotte, haricot
`,

  standIns: `
  tomme, comté, emmental, gruyère, camembert, brie, cantal, gouda, cheddar > fromage fermier, fromage
  ramen > nouille; penne, fusilli, macaroni, coquillette, tagliatelle > spaghetti; petit pain, ficelle, pain de mie, brioche > pain, baguette
  tomate cerise > tomate; farine complète > farine
`,
} satisfies Translation<typeof import('./needs.ts')>;
