// Not reviewed by a native reader.

const pack = String.raw`paquetes?|paq|pqtes?|packs?|bolsas?|bolsitas?|botellas?|bot|botes?|tarros?|frascos?|latas?|latitas?|bri(?:ck|k|c)s?|cart[oó]n(?:es)?|cajas?|cajitas?|bandejas?|mallas?|red(?:es)?|manojos?|manos?|tabletas?|tubos?|rollos?|sacos?|garrafas?|bid[oó]n(?:es)?|hogazas?|barquetas?|tarrinas?|barras?(?= de (?!pan))|terrinas?|vasitos?|sobres?|estuches?|lotes?`;
const piece = String.raw`piezas?|unidad(?:es)?|uds?|trozos?|dientes?|cabezas?|mazorcas?|racimos?|cogollos?(?= de )`;
const of = String.raw`(?:\s+(?:de\s+(?:la|las|los|el)|del|de)(?!\p{L}))?`;
const measure = 'kilo|kg|litro|l';

export default {
  numbers: new Map([
    ['un', 1],
    ['uno', 1],
    ['una', 1],
    ['dos', 2],
    ['tres', 3],
    ['cuatro', 4],
    ['cinco', 5],
    ['seis', 6],
    ['siete', 7],
    ['ocho', 8],
    ['nueve', 9],
    ['diez', 10],
    ['once', 11],
    ['doce', 12],
    ['quince', 15],
    ['veinte', 20],
    ['cincuenta', 50],
    ['cien', 100],
    ['doscientos', 200],
    ['trescientos', 300],
    ['cuatrocientos', 400],
    ['quinientos', 500],
  ]),

  amounts: [
    [/^(?:hola)(?!\p{L})[\s!.,]*/iu, ''],
    [
      /^(?:(?:¿?\s*(?:puedes|podrías|podrias)|no olvides|acuérdate de|recuerda)\s+)+(?:(?:comprar|traer|coger|pillar)(?:me|nos)?\s+)?/iu,
      '',
    ],
    [/^(?:ya )?no (?:queda|quedan|hay|tenemos|tengo)(?: más)? /i, ''],
    // What a person says to a phone or to the shop.
    [
      /^(?:¿\s*)?(?:me (?:pones?|pone|das?|traes?)|ponme|dame|dadme|quiero|quisiera|querr[ií]a|busco|tienen?|ten[eé]is|venden|hay|d[oó]nde (?:est[aá]n?|hay|encuentro)|me gustar[ií]a|(?:a[ñn]ade|agrega|compra|trae)(?:me)?|otra vez)\s+/iu,
      '',
    ],
    [/ por favor[.!?]?$/i, ''],
    // Without a number, a measure is one: `leche litro`.
    [/(?<=\p{L} )(?=(?:kilo|kg|litro)$)/iu, '1 '],
    [
      /^(?:(?:nos hacen? falta|me hacen? falta|hacen? falta|hay que comprar|comprar|compra|necesito|necesitamos|quiero|faltan?|traer|coger)\s+)+/i,
      '',
    ],
    [/^(?:una )?media docena\b/i, '6'],
    [/^(?:una )?docena y media\b/i, '18'],
    [/^(?:una |1 )?(?:docena\b|(?:doc|dna|dcna)(?:\.|(?= )))/i, '12'],
    [/^(?:una )?decena\b/i, '10'],
    [/^(?:un )?par\b/i, '2'],
    [/^ciento cincuenta\b/i, '150'],
    // A quarter of a kilogram and half of it.
    [/^(?:un )?cuarto y mitad\b/i, '0.375 kg'],
    [new RegExp(String.raw`^(?:un )?(${measure}) y medio(?!\p{L})`, 'iu'), '1.5 $1'],
    [new RegExp(String.raw`^(?:un )?(${measure}) y cuarto(?!\p{L})`, 'iu'), '1.25 $1'],
    [/^(?:dos|2) (kilo|litro)s y medio\b/i, '2.5 $1'],
    [new RegExp(String.raw`^(\d+) ?(${measure})s? y medio(?!\p{L})`, 'iu'), '$1.5 $2'],
    [new RegExp(String.raw`^(?:un )?cuarto de (?=(?:${measure})(?!\p{L}))`, 'iu'), '0.25 '],
    [new RegExp(String.raw`^(?:tres|3) cuartos de (?=(?:${measure})(?!\p{L}))`, 'iu'), '0.75 '],
    [/^(?:un )?cuarto(?= de )/i, '0.25 kg'],
    [/^(?:tres|3) cuartos(?= de )/i, '0.75 kg'],
    [/^(?:un |una )?medi[oa] (?=\p{L})/iu, '0.5 '],
    [new RegExp(String.raw`^(0\.\d+) de (?=(?:${measure})(?!\p{L}))`, 'iu'), '$1 '],
    // Without a number, a measure is one: `kilo de tomates`.
    [/^(?=(?:kilo|litro) de )/i, '1 '],
    // The juice of a fruit is got from it, and fruit for juice is no juice.
    [/^(?:el )?(?:zumo|jugo) de (?=(?:una?|medio|media|\d+|dos|tres) )/iu, ''],
    [/(?<=\p{L}) de (?=(?:zumo|mesa|fre[ií]r|asar|cocer)$)/iu, ' para '],
    [/(?<=^ma[ií]z) para (?=(?:asar|cocer|hervir|ensaladas?|la parrilla|barbacoa)$)/iu, ' '],
    [/^ralladura de (?:la |el )?(?=\p{L})/iu, ''],
    // Slices and handfuls are a part of a pack.
    [/^\S+ (?:lonchas?|rodajas?|rebanadas?|hojas?|ramas?|ramitas?|puñados?|cucharadas?) de /i, ''],
    // `en` links a thing with another one, and a form is none: `queso en lonchas`.
    [/ en (?=(?:lonchas|rodajas|rebanadas|tiras|dados|tacos|filetes|trozos)(?!\p{L}))/iu, ' '],
    [/queso (?:para|de) untar/i, 'queso crema'],
  ],

  fillers:
    /^(?:(?:cualquier|cualquiera|si hay|si puedes|si es posible|algo|algún|alguna|algunos|algunas|unos|unas|un poco|un poquito|poco|más|mas|bastantes?|muchos?|muchas?|varios|varias|por favor|otro|otra|otros|otras|de la|de las|de los|del|de|el|la|los|las)\s+)+/i,

  money: /(?:à |je |a )?(?:[$£€] ?\d{1,5}(?:[.,]\d{1,2})?|\b\d{1,5}[.,]\d{2} ?(?:[$£€]|(?:eur|usd|gbp|chf)\b))/gi,

  afterThing: /[ ,]+(?:para servir|al gusto|(?:si|cuando|porque) \S.*)$/iu,

  preparation:
    /^(?:(?:y|o|muy|finamente|picad[oa]s?|cortad[oa]s?|rallad[oa]s?|pelad[oa]s?|troceads?[oa]?s?|escurrid[oa]s?|lavad[oa]s?|batid[oa]s?|derretid[oa]s?|machacad[oa]s?|en|dados|cubos|rodajas|trozos|tiras|para|servir|al|gusto|opcional)(?!\p{L})[ .]*)+$/iu,

  prepared:
    / (?:(?:muy|bien|finamente|recién) )?(?:picad|cortad|rallad|pelad|trocead|escurrid|lavad|batid|derretid|machacad|exprimid|triturad|laminad|fundid|deshuesad)[oa]s?(?: (?:y|en|muy|fin[oa]s?|dados|cubos|rodajas|trozos|tiras|láminas|cuartos|cortad[oa]s?|picad[oa]s?|rallad[oa]s?))*$/iu,

  oneThing: /^una? (?=\S)/i,

  ofThing: /^(?:de (?:la|las|los|el)|del|de|el|la|los|las) /i,

  packs: new RegExp(String.raw`^(?:${pack})(?![\p{L}\d])\.?${of}\s*`, 'iu'),

  pieces: new RegExp(String.raw`^(?:${piece})(?![\p{L}\d])\.?${of}\s*`, 'iu'),

  betweenThings: / +(?:y|e|&|\+|\/|\|) +|(?<=\p{L}{2})[/+](?=\p{L}{3})/iu,

  eitherThing: / +(?:o|u) +/i,
} satisfies Translation<typeof import('#gateway/search/line-words.ts')>;
