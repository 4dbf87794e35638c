// Not reviewed by a native reader.

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** First words of names of goods that are sold by weight, and that people count. */
const counted =
  /^(?:(?:petite?s?|gros(?:se)?s?|belles?|beaux|bonnes?)\s+)?(?:pommes?|poires?|bananes?|oranges?|citrons?|mandarines?|clémentines?|pamplemousses?|pêches?|nectarines?|abricots?|prunes?|kiwis?|mangues?|avocats?|figues?|dattes?|fraises?|cerises?|tomates?|concombres?|poivrons?|oignons?|échalotes?|carottes?|navets?|radis|pommes? de terre|patates?|courgettes?|aubergines?|champignons?|betteraves?|poireaux?|endives?|choux?|épis|noix|saucisses?|merguez|petits pains)(?!\p{L})/iu;

/** The first words of a name that say the form of what follows: `filets de poulet` are chicken. */
const formsBefore =
  `épi grappe filet tranche pot bouquet botte blanc cuisse escalope pavé steak flocon dé émincé rôti copeau lamelle
  cœur tête gousse feuille branche morceau barre boule pointe darne aile magret`
    .split(/\s+/)
    .flatMap((form) => [`${form} de`, `${form} d`])
    .join(', ');

const describing = `rapide rapides facile faciles vite leger legere legers legeres bio biologique frais fraiche fraiches mur mure murs mures grand grande grands grandes gros grosse grosses petit petite
    petits petites moyen moyenne moyens moyennes mini maxi extra plein air fermier fermiere fermiers fermieres nature naturel naturelle naturels
    naturelles fin fine fins fines bon bonne bons bonnes meilleur meilleure meilleurs meilleures beau belle beaux belles
    local locale locaux locales pas cher chere froid froide froids froides chaud chaude chauds chaudes entier entiere entiers
    entieres demi ecreme allege classique traditionnel traditionnelle traditionnels traditionnelles ancien ancienne maison original
    premium pur pure purs pures simple delicieux delicieuse sucre sucree doux douce douces sale salee juteux juteuse juteuses croquant
    croquante croquants croquantes croustillant croustillante croustillants croustillantes rouge rouges vert verte verts vertes
    jaune jaunes blanc blanche blancs blanches noir noire noirs noires dore doree dores dorees lave lavee vrac jeune jeunes vieux vieille
    affine affinee fort forte non traite traitee traites traitees artisanal artisanale francais francaise italien italienne grec
    grecque espagnol espagnole familial familiale tendre tendres fondant fondante moelleux moelleuse gourmand gourmande long longue
    bien egoutte egouttee egouttes egouttees rince rincee rinces rincees fondu fondue fondus fondues epluche epluchee epluches epluchees emince emincee eminces emincees coupe coupee coupes coupees presse pressee
    presses pressees battu battue battus battues tamise tamisee ramolli ramollie tiede tiedes cuit cuite cuits cuites cisele ciselee
    complet complete completes label qualite aop igp xl l m s`;

const processed = `seche sechee seches sechees sec surgele surgelee surgeles surgelees congele congelee conserve hache hachee haches
    hachees rape rapee rapes rapees moulu moulue poudre puree fume fumee fumes fumees marine marinee concentre deshydrate confit confite
    pele pelee peles pelees appertise`;

export default {
  language: 'fr',

  // The words between two nouns are links in names, but a shopper's `jus de pomme` means both nouns.
  empty: `merci bisous bisou quelque chose ingredient ingredients idee idees acheter prendre faut il me nous de du des d l la le les un une et ou a au aux mon ma mes notre nos svp stp quelques
    encore plus peu qui que ce cet cette ces`,

  links: 'de du des d a au aux en avec sans pour sur par façon',

  negation: 'sans|pas de|pas d|pas trop de|pas',

  produce: `pomme banane orange citron poire raisin fraise framboise myrtille cerise pêche nectarine prune abricot mangue ananas melon pastèque kiwi
    avocat figue clémentine carotte oignon échalote ail gingembre poireau céleri brocoli chou épinard laitue concombre tomate poivron courgette
    aubergine courge radis champignon maïs asperge fenouil`,

  produceSections: 'fruit légume',

  sections: `fruit légume laitier boulangerie viennoiserie boisson surgelé conserve épicerie frigo ménage entretien hygiène
    bain cuisine viande boucherie crèmerie animaux divers autre apéro`,

  generalNeeds: '',

  and: 'et',

  describing,

  distinguishing: '',

  processed,

  // Words that describe stand behind the thing: `filets de poulet fermier` are chicken.
  forms: `tasse pot miche couronne épi tête botte bouquet fleurette filet tranche bâton barre paquet pack sachet sac bouteille canette
    boîte bocal brique carton barquette cagette mélange pièce morceau poudre bloc cube plateau plaquette tablette grappe rondelle dé
    rouleau lot part portion ${describing} ${processed}`,

  isThingFirst: true,

  isHeadFirst: true,

  pairs: inOneLine(
    `demi sel, pomme de, pomme de terre, patate douce, petit pois, pois chiche, pois cassé, haricot rouge, haricot vert, haricot blanc, chou fleur,
    chou rouge, chou vert, chou blanc, crème glacée, crème solaire, crème dessert, crème anglaise, fromage blanc,
    petit suisse, lait concentré, lait de, lait d, lait en, eau de, beurre de, beurre d, noix de, noix d, pain d, maïs à,
    levure chimique, levure boulangère, vin blanc, vin rouge, vinaigre balsamique, thé glacé,
    citron vert, oignon nouveau, papier toilette, papier cuisson, liquide vaisselle, sucre glace, sucre vanillé, œuf en,
    bicarbonate de, sauce tomate, ${formsBefore}`,
  ),

  otherNames: {
    fromage:
      'comté, emmental, gruyère, camembert, brie, chèvre, roquefort, mozzarella, cheddar, gouda, parmesan, feta, tomme, reblochon',
    pain: 'baguette, miche, boule',
    pâte: 'spaghetti, penne, fusilli, macaroni, tagliatelle, coquillette, farfalle, torsade',
    nouille: 'pâte, spaghetti, tagliatelle',
    céréale: 'muesli, granola, corn flake, avoine',
    porridge: 'avoine',
    muesli: 'granola, céréale',
    soda: 'cola, limonade',
    coca: 'cola',
    cola: 'coca',
    eau: 'source, minérale',
    beurre: 'baratte',
    noix: 'grenoble, cerneau',
    yaourt: 'yogourt, yoghourt',
    yogourt: 'yaourt',
    clémentine: 'mandarine',
    mandarine: 'clémentine',
    myrtille: 'bleuet',
    biscuit: 'cookie, sablé',
    cookie: 'biscuit',
    bretzel: 'pretzel',
    pancake: 'crêpe',
    glace: 'glacée, sorbet',
    'crème glacée': 'glace, sorbet',
    'thé glacé': 'ice tea, thé',
    crevette: 'gambas',
    lardon: 'poitrine, bacon',
    bacon: 'lard, poitrine',
    steak: 'bifteck',
    charcuterie: 'saucisson, jambon, rosette, chorizo',
    saucisson: 'rosette, salami',
    poisson: 'saumon, cabillaud, colin, truite, thon',
    salade: 'laitue, batavia, mâche, roquette, mesclun',
    laitue: 'salade, batavia',
    champignon: 'cèpe, girolle, pleurote',
    cacahuète: 'arachide',
    mayo: 'mayonnaise',
    choco: 'chocolat',
    popcorn: 'pop corn, éclater',
    'pop corn': 'popcorn, maïs à éclater, éclater',
    fève: 'haricot',
    'ice tea': 'thé glacé',
    'boisson gazeuse': 'soda',
    liqueur: 'soda',
    'maïs soufflé': 'maïs à éclater, popcorn',
    'blé d inde': 'maïs',
    'liqueur douce': 'soda',
    limonade: 'soda, citronnade',
    gruau: 'avoine, porridge',
    ficelle: 'baguette',
    pistolet: 'pain',
    sopalin: 'essuie tout',
    bière: 'blonde, ipa, pils, lager',
    fruit: 'pomme, banane, poire, orange',
    légume: 'carotte, tomate, courgette, brocoli',
    confiture: 'marmelade, gelée',
  },

  rightWords: '',

  diets: [
    {
      wanted: /\bvegane?s?\b|\bvegetaliens?\b/,
      fits: /\bvegan|\bvegetalien|\b100 % vegetal/,
      terms: ['vegan', 'vegetalien', 'vegetal'],
    },
    { wanted: /\bsans gluten\b/, fits: /\bsans gluten/, terms: ['gluten'], unwanted: 'gluten' },
    { wanted: /\bsans lactose\b/, fits: /\bsans lactose/, terms: ['lactos'], unwanted: 'lactose' },
    { wanted: /\bsans sucres?(?: ajoutes?)?\b/, fits: /\bsans sucres?|\bzero\b/, terms: ['sucr', 'zero'] },
    {
      wanted: /\bvegetarien(?:ne)?s?\b|\bsans viande\b/,
      fits: /\bvegetarien|\bvegan|\bvegetalien|\bsans viande|\bsans (?:aucun )?ingredients? d.origine animale/,
      terms: ['vegetarien', 'vegetarienn', 'vegan', 'vegetalien', 'viand', 'animal'],
    },
    {
      wanted: /\bdecafeinee?s?\b|\bdeca\b|\bsans cafeine\b/,
      fits: /\bdecafeine|\bsans cafeine/,
      terms: ['decafein', 'decafeine', 'cafein'],
    },
    { wanted: /\bsans alcool\b/, fits: /\bsans alcool/, terms: ['alcool'] },
    { wanted: /\bhalal\b/, fits: /\bhalal/, terms: ['halal'] },
  ],

  denies: /\bnon[ -]$|\b(?:pas|ne)\b[^.,;]*$/,

  isOfMany: (name: string) => counted.test(name),

  // French writes no compounds together: a word that only begins with the wanted one is another thing, as `poireau` is no `poire`.
  affixLikeness: (wanted: string, word: string) => (wanted.length >= 4 && word.startsWith(wanted) ? 0.3 : 0),
} satisfies Translation<typeof import('#gateway/search/words.ts')>;
