import type { FreshSet } from './fresh-sets.ts';

/** These were written before the rules of compounds with typing errors and of the wide list of needs. */
export const secondSets: Readonly<Record<string, FreshSet>> = {
  en: {
    searches: {
      need: `kids birthday treats = .*(cookies|cake|ice cream|crisps|lemonade|soda|popcorn|popping corn|pretzels|grapes|jelly.*|chocolate.*|haribo.*|mix|sweets|cola.*|pizza|brownies|bars); sick day = .*(soup|tea.*|lemons|honey|porridge.*|oranges|tissues|paracetamol.*|tablets|syrup); breakfast in bed = .*(croissants|pancake.*|eggs|orange juice.*|porridge.*|bagels|yogurt|oats|muesli|coffee|bread|loaf|granola.*|bacon|cornflakes|weetabix); something for the beach = .*(grapes|water|lemonade|iced tea|apples|bananas|sandwich.*|crisps|baguettes?|juice.*|strawberries|soda|lollies|ice cream|sun cream.*|cola|watermelon); post workout = .*(bananas|yogurt|eggs|oats|milk|water|bars|nuts|chicken.*|drink|tuna.*)`,
      plain: `round bread rolls with a hole = .*bagels; beans for chilli = .*(beans).*; spuds = .*potatoes; tomato soup = .*tomato soup; fizzy cherry = .*cherry soda; granary loaf = .*(loaf|bread)`,
      typo: `strawbries = .*strawberries; porrige = .*porridge.*; pankake mix = .*pancake mix`,
      brand: `quaker oats = .*oats; alpro soya = soya drink; barilla = .*(spaghetti|penne|fusilli|tagliatelle|macaroni|sheets).*`,
      negation: `butter not salted = .*butter; soup without tomatoes = .*soup; tea no sugar = .*tea.*`,
    },
    lists: [
      ['eggs for baking\nbananas (3)\nflour', '.*eggs; .*bananas; .*flour'],
      ['sleepover stuff\n- cookies\n- lemonade x2', '.*cookies; .*lemonade =2'],
    ],
  },
  de: {
    searches: {
      need: `Grillabend mit Freunden = .*(zuckermais|paprika|auberginen|kartoffeln|baguettes|bauernkäse|zitronenlimonade|würstchen); Kindergeburtstag = .*(schokoladencookies|vanilleeis|zitronenlimonade|kirschschorle|popcornmais|laugenbrezeln|trauben|erdbeeren); Brotzeit = .*(brot.*|bauernbrot.*|bauernkäse|laugenbrezeln|butter|strauchtomaten|baguettes|paprika); heißer Sommertag = .*(vanilleeis|zitronenlimonade|eistee|kokoswasser|kirschschorle|erdbeeren|apfelsaft.*|orangensaft); Kuchen backen = .*(weizenmehl.*|butter|eier.*|vollmilch)`,
      plain: `Mischbrot = .*(brot.*|bauernbrot.*); Speisekartoffeln = .*kartoffeln; Tomatensuppe = suppe aus gerösteten tomaten; Salatgurke oder Paprika = grüne paprika; Kidneybohnen aus der Dose = .*kidneybohnen; O-Saft = .*orangensaft`,
      typo: `Apfelsinensafft = .*orangensaft; Vollkornbroot = .*brot.*; Vanileeis = vanilleeis`,
      brand: `Barilla Spaghetti = .*spaghetti.*; Kölln Haferflocken = .*haferflocken; Kerrygold = .*butter`,
      negation: `Joghurt ohne Zucker = naturjoghurt; Butter ungesalzen = .*butter; Trauben ohne Kerne = .*trauben`,
    },
    lists: [
      ['Mädelsabend:\n- Popcorn\n- Erdbeeren', 'popcornmais; .*erdbeeren'],
      ['2x Spagetti\nWeitzenmehl 1 kg\nNudelbecher', '.*spaghetti.* =2; weizenmehl.* =1; miso-nudelbecher'],
    ],
  },
  fr: {
    searches: {
      need: `pour l’apéro = .*(bretzels.*|fromage.*|raisin.*|maïs à éclater|citronnade.*|soda.*|baguettes.*|tomates.*); goûter d’anniversaire = .*(cookies.*|glace.*|citronnade.*|soda.*|maïs à éclater|bretzels.*|pancakes.*); petit dej au lit = .*(croissants.*|œufs.*|pancakes.*|jus d’orange.*|porridge.*|yaourt.*|bagels.*|flocons.*|pain.*|baguettes.*); journée de canicule = .*(eau.*|glace.*|thé glacé.*|citronnade.*|soda.*|jus.*|fraises.*); salade composée = .*(tomates.*|poivrons.*|œufs.*|fromage.*|carottes.*|maïs.*|épis.*)`,
      plain: `miche de pain = .*pain.*|baguettes.*; patates = pommes de terre.*; pâte à crêpes = .*pancakes.*; haricots rouges = haricots rouges; jus d’orange frais = jus d’orange.*; flocons = flocons.*`,
      typo: `croisants = croissants.*; spagetti = spaghettis.*; citronade = citronnade.*`,
      brand: `barilla = spaghettis.*; danone nature = yaourt.*; quaker avoine = flocons.*`,
      negation: `beurre non salé = beurre.*; raisin sans graines = raisin.*; soupe sans lait = soupe.*`,
    },
    lists: [
      ['pour le goûter\n- cookies\n- pommes', 'cookies.*; pommes rouges'],
      ['2 baguetes\nyaourt nature x4\nbeure', 'baguettes.* =1; yaourt.* =4; beurre.*'],
    ],
  },
  es: {
    searches: {
      need: `para merendar = .*(galletas.*|plátanos|manzanas.*|yogur.*|cruasanes.*|pretzels.*|uva.*|tortitas.*); cumple infantil = .*(galletas.*|helado.*|limonada.*|refresco.*|palomitas|pretzels.*|uva.*); estoy resfriado = .*(sopa.*|limones.*|té.*|gachas.*|naranjas.*|zumo de naranja.*); día de calor = .*(helado.*|limonada.*|té frío.*|agua.*|refresco.*|zumo.*); ensalada = .*(tomates.*|pimientos.*|zanahorias.*|huevos.*|queso.*|mazorcas.*)`,
      plain: `barra de pan = pan .*|baguettes.*; judías rojas = alubias rojas; jugo de manzana = zumo de manzana.*; morrón verde = pimientos verdes; pasta larga = espaguetis.*; cereales de avena = copos.*|gachas.*`,
      typo: `zanaorias = zanahorias.*; crusanes = cruasanes.*; limonda = limonada.*`,
      brand: `barilla = espaguetis.*; danone = yogur.*; quaker = copos.*|gachas.*`,
      negation: `mantequilla no salada = mantequilla.*; sopa sin lactosa ni nata = sopa.*; uva sin pepitas = uva.*`,
    },
    lists: [
      ['para la merienda\n- galletas\n- plátanos', 'galletas.*; plátanos'],
      ['2 barras de pan\nyogurt x4\nmantequila', 'pan .*|baguettes.* =1; yogur.* =4; mantequilla.*'],
    ],
  },
  ar: {
    searches: {
      need: `سحور رمضان = .*(زبادي.*|بيض.*|خبز.*|جبن.*|شوفان.*|رقائق.*|كوب شوفان.*|موز|حليب.*); ضيافة العيد = .*(كوكيز.*|عصير.*|شاي.*|كرواسون.*|صودا.*|عنب.*|آيس كريم.*|فراولة.*|تفاح.*); عيد ميلاد أطفال = .*(كوكيز.*|آيس كريم.*|صودا.*|عصير.*|ذرة الفشار|بريتزل.*); يوم حار = .*(عصير.*|آيس كريم.*|ماء.*|شاي مثلج.*|صودا.*); سلطة خضار = .*(طماطم.*|فلفل.*|جزر.*|ليمون.*|كيزان.*)`,
      plain: `رغيف = خبز.*; بطاطا = بطاطس.*; عصير تفاح = عصير تفاح.*; فاصوليا = فاصوليا.*; طحين = دقيق.*; لبن = زبادي.*|حليب.*`,
      typo: `فراوله = فراولة.*; سبغيتي = سباغيتي.*; بندوره = طماطم.*`,
      brand: `باريلا = سباغيتي.*; كويكر = .*شوفان.*; لورباك = زبدة.*`,
      negation: `زبدة غير مملحة = زبدة.*; عنب من غير بذور = عنب.*; شاي بدون سكر = شاي.*`,
    },
    lists: [
      ['للسهرة\n- كوكيز\n- فشار', 'كوكيز.*; ذرة الفشار'],
      ['٢ باجيت\nزبادي x4\nزبدا', 'خبز باغيت.* =1; زبادي.* =4; زبدة.*'],
    ],
  },
};
