import type { FreshSet } from './fresh-sets.ts';

/**
 * These were written after the second round. The first run is the unseen figure. Rules were changed after it, and the sets were run
 * again; no words were added for them.
 */
export const unseenSets: Readonly<Record<string, FreshSet>> = {
  en: {
    searches: {
      need: `treats for a pyjama sleepover = .*(popcorn|popping corn|cookies|crisps|ice cream|pizza|lemonade|soda|cola|pretzels|nuts|chocolate.*|bars?|chips|grapes); half time snacks = .*(crisps|popcorn|popping corn|pretzels|cookies|nuts|peanuts|biscuits|bars|bananas|apples|grapes|crackers); cosy winter soup evening = .*soup; something for the lunchboxes = .*(apples|bananas|bagels|yogurt|bread|loaf|cheese|ham|grapes|sandwich.*|rolls?|wraps|bars|baguettes?|crisps|soup|cheddar|tuna.*)`,
      plain: `oat flakes = .*oats; crusty french stick = .*baguettes?; red skinned apples = .*apples`,
      typo: `brocolli florets = .*broccoli.*; spagetty = .*spaghetti.*`,
      negation: `ice cream without chocolate = .*vanilla ice cream|.*sorbet|.*ice cream`,
    },
    lists: [['Saturday bbq:\n- peppers\n- corn on the cob x2', '.*peppers?; .*sweetcorn.*']],
  },
  de: {
    searches: {
      need: `Snacks für den Spieleabend = .*(popcornmais|laugenbrezeln|schokoladencookies|trauben|zitronenlimonade|kirschschorle|vanilleeis|bananen|äpfel); Pyjamaparty der Kinder = .*(popcornmais|laugenbrezeln|schokoladencookies|trauben|zitronenlimonade|kirschschorle|vanilleeis|erdbeeren); Sonntagskaffee = .*(schokoladencookies|buttercroissants|pfannkuchen|eistee|bagels|vollmilch); Fahrradtour Verpflegung = .*(bananen|äpfel|brot.*|bauernbrot.*|laugenbrezeln|baguettes|bauernkäse|kokoswasser|trauben|apfelsaft.*)`,
      plain: `Speisezwiebel oder Möhren = .*möhren; Vollmilch = .*vollmilch; Weintrauben = .*trauben`,
      typo: `Hartweizenspagetti = hartweizenspaghetti; Zitronenlimmonade = .*zitronenlimonade`,
      negation: `Saft ohne Zuckerzusatz = .*saft.*`,
    },
    lists: [['Grillabend:\n- Paprikka\n- Zuckermais x2', '.*paprika; zuckermais =2']],
  },
  fr: {
    searches: {
      need: `collation avant la piscine = .*(bananes|pommes rouges|yaourt.*|cookies.*|bretzels.*|raisin.*|pain.*|flocons.*|croissants.*); soirée raclette entre copains = .*(fromage.*|pommes de terre.*|baguettes.*|pain.*|raisin.*); brunch du dimanche = .*(croissants.*|œufs.*|pancakes.*|bagels.*|yaourt.*|pain.*|porridge.*|flocons.*|jus d’orange.*|baguettes.*); boissons pour la chaleur = .*(eau.*|thé glacé.*|citronnade.*|soda.*|jus.*|glace.*)`,
      plain: `blé farine = farine.*; lait entier frais = lait.*; maïs pour pop-corn = maïs à éclater`,
      typo: `poivronts = poivrons.*; myrtiles = myrtilles`,
      negation: `jus de pomme sans sucre ajouté = jus de pomme.*`,
    },
    lists: [['Samedi apéro :\n- bretzels\n- citronade x2', 'bretzels.*; citronnade.* =2']],
  },
  es: {
    searches: {
      need: `picoteo para el partido = .*(palomitas|pretzels.*|galletas.*|limonada.*|refresco.*|queso.*|uva.*|helado.*|plátanos|manzanas.*|pan .*|baguettes.*|tomates.*); algo para llevar al trabajo = .*(sopa.*|curry.*|fideos.*|espaguetis.*|pan .*|baguettes.*|bagels.*|queso.*|plátanos|manzanas.*|yogur.*); fiesta de pijamas de mi hija = .*(palomitas|pretzels.*|galletas.*|limonada.*|refresco.*|helado.*|uva.*); desayuno del domingo = .*(huevos.*|cruasanes.*|tortitas.*|bagels.*|yogur.*|pan .*|gachas.*|copos.*)`,
      plain: `pepitas de chocolate galletas = galletas.*; queso curado = queso.*; hogaza = pan .*`,
      typo: `pimentos verdes = pimientos.*; melocoton te frio = té.*`,
      negation: `zumo de manzana sin filtrar ni azúcar = zumo de manzana.*`,
    },
    lists: [['Sábado barbacoa:\n- pimientos\n- mazorcas x2', 'pimientos.*; mazorcas.* =2']],
  },
  ar: {
    searches: {
      need: `أكل للمدرسة = .*(خبز.*|جبن.*|تفاح.*|موز|زبادي.*|بيغل|كوكيز.*|بريتزل.*|كرواسون.*|عنب.*); سهرة الخميس = .*(ذرة الفشار|صودا.*|كوكيز.*|آيس كريم.*|بريتزل.*|عنب.*); مشروبات الصيف = .*(عصير.*|شاي مثلج.*|صودا.*|ماء.*|آيس كريم.*); فطور العائلة = .*(شوفان.*|رقائق.*|كوب.*|زبادي.*|بيض.*|كرواسون.*|خبز.*|خليط بان كيك.*|حليب.*|جبن.*)`,
      plain: `حبات ليمون = ليمون.*; جبنة = جبن.*; عصير تفاح طازج = عصير تفاح.*`,
      typo: `برتفال = .*برتقال.*; باذنجال = باذنجان`,
      negation: `حليب بدون دسم = حليب.*`,
    },
    lists: [['الجمعة شواء:\n- فلفل\n- بطاطس x2', 'فلفل.*; بطاطس.* =2']],
  },
};
