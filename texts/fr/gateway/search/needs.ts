// Not reviewed by a native reader.
export default {
  needs: `
  petit déjeuner, petit déj, déjeuner du matin, brunch, matin, petit dej, déj, p’tit déj, petit déjeuner au lit, matinée, petit matin, grasse matinée, au réveil > croissant, flocon d’avoine, avoine, porridge, céréale, muesli, pain, baguette, bagel, yaourt, œuf, pancake, beurre, confiture, café, thé, jus d’orange, jus, lait, banane, miel, fruit, boulangerie, viennoiserie, laitier
  goûter, quatre heures, collation, encas, en cas, grignotage, grignoter, petite faim, snack, snacks, enfant, pour les enfants, seize heures, heure du goûter, goûter d’enfant, grignoterie, en-cas, fringale, petit creux, creux, récré, récréation, école, cartable, pause, bureau collation > cookie, biscuit, bretzel, chips, banane, pomme, yaourt, compote, chocolat, raisin, croissant, pancake, maïs à éclater, noix, fruit, snack
  repas sain, manger sain, sain, régime, équilibré, repas équilibré, repas léger, minceur, détox, healthy > pomme, brocoli, carotte, yaourt, avoine, banane, myrtille, raisin, fruit, légume
  dîner, souper, repas du soir, soir, plat, plat rapide, repas, plat principal, dîner à deux, repas rapide, plat cuisiné, repas du dimanche, repas en famille, dîner rapide, dîner en amoureux, dîner de fête, plat chaud, plat du soir, plat unique, réconfort, plat réconfortant, jour de pluie, journée de pluie, soirée d’hiver, repas étudiant, étudiant, plat du jour, flemme, cuisine rapide > curry, spaghetti, soupe, pâte, nouille, pizza, riz, lasagne, gratin, pomme de terre, œuf, pain, fromage, légume, plat préparé
  lunch box, boîte à lunch, bento, gamelle, boîte à goûter > pain, bagel, fromage, pomme, banane, yaourt, raisin, cookie, bretzel, carotte, baguette, fruit, boulangerie
  à tartiner, tartiner, pour tartiner, sur le pain, sur du pain, tartinade > beurre, confiture, miel, fromage, pâte à tartiner, beurre de cacahuète
  à tremper, tremper, trempette, dip > bretzel, baguette, carotte, poivron, pain, chips, houmous, légume
  cuisiner, de cuisiner, à cuisiner, sans cuisiner, micro-ondes, prêt à manger, repas tout prêt, repas express > curry, soupe, nouille, spaghetti, pizza, lasagne, porridge, plat préparé
  déjeuner, dîner du midi, midi, repas de midi, pause déjeuner, lunch, bureau, pique midi, panier repas, repas au bureau, sandwich du midi, pause de midi > soupe, curry, nouille, spaghetti, riz, pain, baguette, salade, sandwich, fromage, bagel, jambon, banane, pomme, plat préparé, boulangerie
  fête, anniversaire, soirée, boum, invité, noël, réveillon, buffet, goûter d’anniversaire, goûter anniversaire, pendaison de crémaillère, crémaillère, fête d’anniversaire, anniversaire enfant, mariage, baptême, communion, carnaval, halloween, pâques, nouvel an, réception, cocktail dînatoire, amuse bouche, amuse gueule, fêter, kermesse, fête des voisins > soda, limonade, citronnade, cookie, glace, chips, maïs à éclater, bretzel, raisin, gâteau, pizza, cola, baguette, fromage, fraise, boisson, snack
  apéritif, apéro, apéro dînatoire, tapas, apéro dinatoire, apero dinatoire, pour l’apéro, apéro entre amis, antipasti, planche apéro, planche mixte, tapas party > chips, bretzel, fromage, maïs à éclater, noix, raisin, olive, saucisson, citronnade, soda, baguette, bière, vin, tomate, pain, boisson, snack
  soirée film, film, cinéma, soirée ciné, ciné, soirée télé, soirée jeux, soirée pyjama, soirée filles, soirée entre filles, soirée entre amis, soirée copains, soirée foot, match, soirée match, soirée canapé, soirée cocooning, cocooning, soirée série, série, plateau télé, netflix, nuit > maïs à éclater, pop corn, popcorn, chips, soda, glace, cookie, citronnade, bretzel, cola, pizza, chocolat, raisin, boisson, snack
  pique-nique, pique nique, picnic, randonnée, sortie, balade, camping, plage, journée à la plage, voyage, trajet, route, train, excursion, promenade, rando, festival, parc, piscine, sortie scolaire, vélo, balade à vélo > baguette, pain, fromage, raisin, pomme, fraise, citronnade, jus, bretzel, chips, œuf, banane, cookie, pomme de terre chips, boulangerie, fruit, boisson
  barbecue, bbq, grillade, grillades, barbecue entre amis, plancha, barbeuc, griller > saucisse, merguez, steak, poivron, aubergine, maïs doux, maïs, pomme de terre, charbon, baguette, ketchup, pain, fromage, viande, légume
  pâtisserie, pâtisserie maison, gâteau maison, faire un gâteau, cuisiner un gâteau, pour un gâteau, faire des crêpes, faire une tarte, faire du pain, atelier pâtisserie > farine, beurre, œuf, sucre, lait, levure, chocolat, épicerie
  boisson chaude, pause café, quelque chose de chaud, chaud, heure du thé, tea time, pause thé, salon de thé, se réchauffer, hiver > thé, café, chocolat chaud, soupe, porridge, cookie, croissant, gâteau
  boisson, boissons, boisson fraîche, breuvage, breuvages, soif, rafraîchissement, rafraîchissant, quelque chose à boire, canicule, journée de canicule, chaleur, forte chaleur, été, jour d’été, journée d’été, jour de chaleur, journée chaude, se rafraîchir, désaltérant, désaltérer, hydratation, vague de chaleur > jus, citronnade, limonade, soda, eau, thé glacé, eau de coco, cola, jus d’orange, jus de pomme, glace, boisson
  bébé, nourrisson, bambin, tout-petit, diversification, diversification alimentaire, premiers aliments, bout de chou > couche, lingette, lait infantile, petit pot, compote, banane, yaourt, porridge, carotte, pomme, lait
  dessert, douceur, quelque chose de sucré, gourmandise, sucrerie, sucré, envie de sucré, envie de sucre, petite douceur, entremets, chocolaté, envie de chocolat > glace, cookie, fraise, yaourt, pancake, gâteau, chocolat, myrtille, mousse, crème dessert, banane, fruit, pâtisserie
  quelque chose de salé, biscuit apéritif > bretzel, chips, maïs à éclater, noix
  ménage, grand ménage, nettoyage, nettoyer > nettoyant, éponge, liquide vaisselle, essuie tout
  lessive, linge > lessive, adoucissant
  rhume, grippe, mal de tête, malade, gueule de bois, toux, fièvre, mal de gorge, gorge, nez qui coule, jour de maladie, maladie, fiévreux, enrhumé, mal de ventre, ventre, convalescence, gastro, remontant, état grippal > soupe, thé, citron, miel, mouchoir, orange, porridge, miel porridge, jus d’orange, pomme de terre, fruit
  chat > litière, croquette; chien > croquette
  soirée italienne, soirée pâtes, repas italien, italien, repas de pâtes, soirée pizza, soirée spaghetti, dîner italien > spaghetti, pâte, tomate, sauce tomate, parmesan, pizza, mozzarella, fromage
  sport, énergie, protéine, fitness, musculation, salle de sport, avant le sport, après le sport, après sport, entraînement, course à pied, marathon, protéiné, riche en protéines, récupération, sportif > banane, œuf, avoine, yaourt, noix, lait, eau de coco, haricot, fromage, fruit
  salade de fruits, corbeille de fruits, brochettes de fruits > pomme, banane, raisin, fraise, orange, myrtille, fruit
  smoothie > banane, fraise, myrtille, yaourt, jus d’orange, eau de coco
  plateau de fromage, plateau fromage, planche de fromage, raclette, vin et fromage > fromage, raisin, pain, baguette
  crêpe party, chandeleur > pancake, farine, œuf, lait, citron
  accompagnement > riz, pomme de terre, brocoli, carotte, haricot
  casse-croûte, casse-dalle, plateau repas, planche, planche charcuterie > pain, baguette, fromage, jambon, saucisson, beurre, tomate, œuf, raisin, bretzel, cornichon
  ramadan, iftar, ftour, shour, rupture du jeûne, aïd > datte, soupe, yaourt, pain, œuf, avoine, riz, lait, jus, banane, eau
  lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, week-end, weekend, courses de la semaine > -
`,

  standIns: `
  tomme, comté, emmental, gruyère, camembert, brie, cantal, gouda, cheddar > fromage fermier, fromage
  ramen > nouille; penne, fusilli, macaroni, coquillette, tagliatelle > spaghetti; petit pain, ficelle, pain de mie, brioche > pain, baguette
  tomate cerise > tomate; farine complète > farine
  salade, salade composée, salade verte, salade mixte, salade d’été, crudités, crudité > tomate, poivron, carotte, concombre, laitue, maïs doux, fromage, œuf, avocat
  sandwich, tartine, croque monsieur > pain, baguette, bagel, fromage, jambon, beurre, tomate
  potage, velouté, bouillon, pot-au-feu > soupe, carotte, pomme de terre, poireau
  pâte à crêpe, pâte à crêpes, pâte à pancake, crêpe, galette > pancake, farine
  frite, frites maison, purée, purée maison, gratin, hachis > pomme de terre; pâte à pizza, pâte à pain, pâte à gâteau > farine; gaufre, pâte à gaufres > pancake, farine
  gâteau, tarte, gâteau d’anniversaire > farine, œuf, beurre, sucre, chocolat
`,

  behindNeeds: '',
} satisfies Translation<typeof import('#gateway/search/needs.ts')>;
