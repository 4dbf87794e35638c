// Tested by tests/unit/search-in-languages.test.ts.
// Not reviewed by a native reader.
import { remembered } from './remembered.ts';
import { synonymMap } from './synonym-map.ts';

/** Forms of Arabic words. A word here is folded and in its usual spelling: `قهوة`, `قهوه` and `قَهْوَة` are `قهوه`. */

/** Letters that people exchange, and digits, with those that stand for them. Folding has taken the hamzas from their letters. */
const sameLetters: Readonly<Record<string, string>> = {
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  ک: 'ك',
  گ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
};

/** Without strokes that only stretch a word and signs that nobody sees, with one letter for those that people exchange. */
export const arabicSpelling = (text: string): string =>
  text
    .replaceAll(/[\u0640\u200C-\u200F\u2066-\u2069]/g, '')
    .replaceAll(/[ىیةٱکگپچڤ]/g, (letter) => sameLetters[letter] ?? letter)
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A word as these lists write it, folded. */
export const folded = (word: string): string => arabicSpelling(word.normalize('NFKD').replaceAll(/\p{M}/gu, ''));

/** Plurals and spellings of which the rules would leave another stem than of the usual word. Left: the usual word. */
const irregular = new Map(
  [
    'عصير: عصائر عصاير',
    'جبن: أجبان',
    'لبن: ألبان',
    'زيت: زيوت',
    'لحم: لحوم',
    'سمك: أسماك',
    'بهار: بهارات',
    'خضار: خضروات خضراوات خضرة',
    'فاكهة: فواكه',
    'رغيف: أرغفة',
    'تمر: تمور',
    'كيس: أكياس',
    'رز: أرز',
    'شريحة: شرائح',
    'مخلل: مخللات',
    'حلوى: حلويات',
    'بطاطس: بطاطا بطاطة',
    'ذرة: درة',
    'ثوم: توم',
    'كوسة: كوسا كوسى',
    'معكرونة: مكرونة مكرونا معكرونا ماكرونة',
    'شوكولاتة: شوكولا شوكولاته شكولاتة شيكولاتة شوكولاطة',
    'كاتشب: كتشب كاتشاب',
    'بسكويت: بسكوت بسكوتة بسكويتات',
    'بازلاء: بازيلا بازلا بسلة بازيلاء',
    'فاصولياء: فاصوليا فصوليا',
    'قرنبيط: قرنابيط',
    'تونة: تونا',
    'ماء: مياه',
  ].flatMap((line) => {
    const [usual = '', others = ''] = line.split(': ');
    return others.split(' ').map((other) => [folded(other), folded(usual)] as const);
  }),
);

/** Words whose ending looks like that of a dual or a plural. */
const whole = new Set('بروتين جيلاتين كرواسون ساتان نبات شوكولات حلوات'.split(' ').map(folded));

/** A word without the article, also behind `و` and a preposition: `الحليب`, `والحليب`, `بالحليب` and `للحليب`. */
const withoutArticle = (word: string) => word.replace(/^و?(?:ب?ال|لل)(?=.{3})/u, '');

/** Without the ending of the feminine, of its plural and of the dual: `علب` of `علبه`, `علبات` and `علبتين`. */
const withoutEnding = (word: string) => word.replace(/(?<=.{3})(?:تين|تان|ات|ه)$/u, '');

/** The common part of the forms of a word: `تفاح` of `التفاح`, `تفاحه` and `تفاحات`. */
export const arabicStem = remembered((word) => {
  // The Latin words and the numbers in names of products are their own stems.
  if (word.length < 3 || !/^\p{Script=Arabic}+$/u.test(word)) return word;
  const bare = irregular.has(word) ? word : withoutArticle(word);
  const usual = irregular.get(bare) ?? bare;
  return whole.has(usual) ? usual : withoutEnding(usual);
});

const none: readonly string[] = [];

/** The preposition and the stem of a word that begins with both: `ب` and `حليب` of `بالحليب`. None of any other word. */
export function arabicParts(word: string): readonly string[] {
  const preposition = /^و?(?:(ب)ا|(ل))ل.{3}/u.exec(word);
  return preposition ? [preposition[1] ?? 'ل', arabicStem(word)] : none;
}

/** Names of the same thing, in the countries from Morocco to the Gulf. */
const sameThings: readonly (readonly string[])[] = [
  'طماطم, بندورة, قوطة, طماط',
  'بطاطس, بطاط',
  'ملفوف, كرنب',
  'قرنبيط, زهرة, شفلور',
  'شمندر, بنجر, شوندر',
  'جرجير, روكا',
  'بازلاء, جلبان',
  'فراولة, فريز',
  'خوخ, دراق',
  'برقوق, كوجة',
  'كمثرى, إجاص, نجاص',
  'يوسفي, مندرين, كلمنتينا',
  'بطيخ, رقي, جح, دلاح',
  'أناناس, عنناس',
  'حليب, لبن',
  'زبادي, روب, ياغورت, يوغرت',
  'قشطة, كريمة, قيمر',
  'خبز, عيش',
  'توست, تست',
  'معكرونة, باستا, سباغيتي, سباجتي, اسباجتي',
  'رز, تمن',
  'دقيق, طحين',
  'قهوة, بن',
  'ماء, موية',
  'دجاج, فراخ, فروج',
  'روبيان, جمبري, قريدس, ربيان',
  'نقانق, سجق, مقانق',
  'شيبس, شيبسي',
  'بوظة, جيلاتي, مثلجات, أيسكريم, آيسكريم',
  'مربى, تطلي',
  'محارم, مناديل',
  'حفاضات, حفاظات',
  'شوربة, حساء',
  'شعيرية, شعرية',
  'سمن, سمنة',
].map((group) => group.split(', ').map((name) => arabicStem(folded(name))));

const synonyms = synonymMap(sameThings);

/** The stems of other names of the same thing. */
export const arabicSynonyms = (stem: string): readonly string[] => synonyms.get(stem) ?? none;

/** Letters that sound alike to many people, each with one of them. */
const alike: Readonly<Record<string, string>> = {
  ص: 'س',
  ث: 'س',
  ط: 'ت',
  ذ: 'د',
  ظ: 'د',
  ض: 'د',
  ز: 'د',
  ق: 'ك',
  غ: 'ك',
};
const longVowels = /(?<=.)[اوي]/g;
const minWithoutVowels = 6;

/** An Arabic term as it sounds: `بطاطص`, `جذر` and `باقيت` are written by ear. Vowels of foreign names are written or not. */
export const arabicSound = remembered((term) => {
  const letters = term.replaceAll(/[صثطذظضزقغ]/g, (letter) => alike[letter] ?? letter);
  const isLong = letters.length >= minWithoutVowels;
  return (isLong ? `-${letters.replaceAll('ج', 'ك').replaceAll(longVowels, '')}` : letters)
    .replace(/(?<=..)(?:اء|ا|ه)$/u, '')
    .replaceAll(/(.)\1+/g, '$1');
});
