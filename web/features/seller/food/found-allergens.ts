import type { Allergen } from '#web/__generated__/inputs-and-enums.ts';
import { allergens } from '#common/allergens.ts';

/**
 * Words that name an allergen, in every language of the shop, because labels also come from abroad. `*` stands for any letters.
 * What is found is only offered: a person decides.
 */
const words: Readonly<Record<Allergen, string>> = {
  GLUTEN:
    '*gluten* wheat* rye barley oat oats spelt kamut *weizen* roggen* gerste* hafer* dinkel* *mehl blé froment seigle orge avoine épeautre trigo centeno cebada avena espelta قمح* *القمح شعير *الشعير شوفان *الشوفان',
  CRUSTACEANS:
    'crustacean* shrimp* prawn* crab* lobster* *garnele* krebs* hummer* crevette* crabe* homard* gamba* camarón* cangrejo* *روبيان *جمبري',
  EGGS: 'egg eggs *albumen* mayonnaise ei eier *eigelb* *eiweiß* *eipulver* vollei* œuf œufs oeuf* huevo* بيض *البيض',
  FISH: 'fish *fisch* anchov* salmon tuna cod *lachs* *thunfisch* sardelle* poisson* saumon thon pescado salmón atún سمك *السمك',
  PEANUTS: 'peanut* *erdnuss* *erdnüsse* arachide* cacahuète* cacahuete* *سوداني',
  SOYBEANS: 'soy* soja* *soja صويا *الصويا',
  MILK: 'milk* butter* cream cheese whey lactose casein* yog* *milch* *molke* *käse* *sahne* *rahm* *laktose* lait* beurre crème fromage* lactosérum leche* mantequilla nata queso suero حليب *الحليب *جبن* زبدة لبن',
  NUTS: 'nut nuts almond* hazelnut* walnut* cashew* pecan* pistachio* macadamia* *mandel* *haselnuss* *haselnüsse* *walnuss* *walnüsse* *cashew* *pistazie* amande* noisette* noix pistache* almendra* avellana* nuez nueces pistacho* لوز بندق جوز فستق',
  CELERY: 'celer* *sellerie* céleri* apio كرفس *الكرفس',
  MUSTARD: 'mustard* *senf* moutarde* mostaza خردل *الخردل',
  SESAME: 'sesame* *sesam* tahini sésame* sésamo سمسم *السمسم طحينة',
  SULPHITES: '*sulphit* *sulfit* *sulphur *sulfur e220 e221 e222 e223 e224 e226 e227 e228 schwefeldioxid كبريتيت*',
  LUPIN: 'lupin* altramu* ترمس *الترمس',
  MOLLUSCS:
    'mollus* mussel* oyster* squid* *muschel* *tintenfisch* moule* huître* calmar* mejillón* ostra* calamar* محار',
};

const escaped = (word: string) => word.replaceAll('*', String.raw`\p{L}*`);

const patterns = allergens.map((allergen) => {
  const any = words[allergen].split(' ').map(escaped).join('|');
  return { allergen, pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${any})(?![\p{L}\d])`, 'iu') };
});

/** The longest text of ingredients that the store takes. */
const maxLength = 4000;

/** The allergens that words of a list of ingredients name. */
export const allergensIn = (ingredients: string): Allergen[] => {
  const text = ingredients.slice(0, maxLength).normalize('NFC').replaceAll('_', ' ');
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ allergen }) => allergen);
};

/** The marked words of the ingredients, such as `milk` of `Sugar, _milk_`, that name none of these allergens. */
export function undeclaredMarks(ingredients: string, declared: readonly Allergen[]): string[] {
  const marked = [...ingredients.slice(0, maxLength).matchAll(/_([^_\n]+)_/g)].map(([, word = '']) => word);
  return marked.filter((word) => !allergensIn(word).some((allergen) => declared.includes(allergen)));
}
