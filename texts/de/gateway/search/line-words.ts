const pack =
  'fl|flasche|flaschen|p|pck|pkg|pkt|pack|packung|packungen|päckchen|paket|pakete|do|ds|dose|dosen|gl|glas|gläser|glaeser|becher|bch|tüte|tüten|tuete|tueten|beutel|btl|kiste|kisten|kasten|kästen|karton|netz|netze|bund|bd|schale|schalen|tafel|tafeln|tube|tuben|rolle|rollen|schachtel|sack|säcke|riegel|tetrapak|tetrapack|laib|laibe|würfel|eimer|stange|stangen|glas';
const piece =
  'stück|stk|kopf|köpfe|koepfe|knolle|knollen|zehe|zehen|scheibe|scheiben|kolben|stange|handvoll|schote|schoten|ecke|ecken';

export default {
  numbers: new Map([
    ['ein', 1],
    ['eine', 1],
    ['einen', 1],
    ['einer', 1],
    ['eins', 1],
    ['zwei', 2],
    ['zwo', 2],
    ['drei', 3],
    ['vier', 4],
    ['fünf', 5],
    ['fuenf', 5],
    ['sechs', 6],
    ['sieben', 7],
    ['acht', 8],
    ['neun', 9],
    ['zehn', 10],
    ['elf', 11],
    ['zwölf', 12],
    ['zwoelf', 12],
  ]),

  amounts: [
    [/^(?:hallo|hi|hey)(?!\p{L})[\s!.]*/iu, ''],
    // What a person says to a phone or to the shop.
    [
      /^(?:(?:ich|wir) (?:brauchen?|br[aä]uchten?|m[oö]chten?|wollen|will|h[aä]tten? gerne?|suchen?|nehmen?)|h[aä]tten? (?:ich |wir )?gerne?|habt ihr|haben sie|gibt(?: e|['’])?s|wo (?:ist|sind|finde ich|gibt es)|(?:bring|gib|hol|kauf|besorg)e? (?:mir|uns)|einmal)\s+(?:(?:noch|bitte|mal|auch|der|die|das|den)\s+)*/i,
      '',
    ],
    [/^(?:wir haben|ich habe|es gibt) kein(?:e[nrm]?)? (.+?) mehr[.!]?$/i, '$1'],
    [/ (?:ist|sind) (?:alle|leer|aus)[.!]?$/i, ''],
    [/^(?:(?:kannst du|könntest du|koenntest du|kannst|vergiss nicht|denk an)\s+)+/i, ''],
    [/(?<=\p{L}) (?:mitbringen|besorgen|kaufen|holen|mitnehmen)[.!]?$/iu, ''],
    // Without a number, a measure is one: `Mehl Kilo`.
    [/(?<=\p{L} )(?=(?:kilo|kg|pfund|liter)$)/iu, '1 '],
    [/^(?:(?:bitte|noch|mal|wir brauchen|brauche|brauchen)\s+)+/i, ''],
    [/^(?:ein )?halbe[sr]? dutzend\b/i, '6'],
    [/^(?:ein )?dutzend\b/i, '12'],
    [/^(?:1 )?dtzd\.?(?= )/i, '12'],
    // The juice of a fruit is got from it.
    [/^(?:der |den )?(?:saft|abrieb|schale) (?:von |aus )?(?=(?:eine[rsm]?|\d+|zwei|drei|halben) )/i, ''],
    [/^ein paar\b/i, ''],
    [/^(?:ein(?:en?)? )?halbe[nrs]? (?=kilo|kg|pfund|lit|l\b)/i, '0.5 '],
    [/^(?:ein )?viertel (?=kilo|kg|pfund|lit|l\b)/i, '0.25 '],
    [/^(?:ein )?viertel(?=pfund|lit)/i, '0.25 '],
    [/^(?:anderthalb|eineinhalb) /i, '1.5 '],
    [/^(?:zweieinhalb) /i, '2.5 '],
    // A pack of so many pieces: `10er Eier`, `6er-Pack Bier`.
    [/^(?:ein(?:en|e)? )?(\d{1,2})er[ -]?(?:pack(?:ung)?|karton|träger|kasten)?(?= )/i, '$1'],
  ],

  fillers:
    /^(?:(?:irgendein(?:en?)?|irgendwelche|falls (?:vorhanden|möglich|da)|wenn (?:möglich|da)|etwas|einige|paar|mehr|bitte|noch|mal|kaufen|holen|brauche|brauchen|der|die|das|den|von|vom|bisschen|ein bisschen|ein wenig|genug|viel|viele|wieder)\s+)+/i,

  money: /(?:à |je |a )?(?:[$£€] ?\d{1,5}(?:[.,]\d{1,2})?|\b\d{1,5}[.,]\d{2} ?(?:[$£€]|(?:eur|usd|gbp|chf)\b))/gi,

  afterThing:
    /[ ,]+(?:zum (?:servieren|braten|bestreuen)|nach (?:geschmack|bedarf|belieben)|(?:wenns?|falls|weil) \S.*)$/i,

  preparation:
    /^(?:(?:und|oder|sehr|fein|grob|klein|gehackt|gewürfelt|geschnitten|gerieben|geschält|gewaschen|halbiert|geviertelt|zerdrückt|gepresst|abgetropft|entkernt|geputzt|weich|geschmolzen|verquirlt|in|scheiben|würfel|würfeln|ringe|ringen|streifen|stücke|stücken|zum|servieren|nach|geschmack|bedarf|optional|evtl|den|saft|davon|abrieb)(?!\p{L})[ .]*)+$/iu,

  prepared:
    / (?:(?:sehr|fein|grob|klein|frisch) )?(?:gehackt|gewürfelt|geschnitten|gerieben|geschält|gehäutet|gewaschen|halbiert|geviertelt|zerdrückt|gepresst|ausgepresst|entkernt|geputzt|geschmolzen|verquirlt|geschlagen|geraspelt)e?[nrs]?(?: (?:und|in|scheiben|würfel|ringe|streifen|stücke|geschnitten|gewürfelt|gehackt))*$/iu,

  oneThing: /^eine?[nr]? (?=\S)/i,

  ofThing: /^(?:von|vom|an) /i,

  packs: new RegExp(String.raw`^(?:${pack})(?![\p{L}\d])\.?\s*`, 'iu'),

  pieces: new RegExp(String.raw`^(?:${piece})(?![\p{L}\d])\.?\s*`, 'iu'),

  betweenThings: / +(?:und|&|\+|\/|\|) +|(?<=\p{L}{2})[/+](?=\p{L}{3})/iu,

  eitherThing: / +(?:oder) +/i,
} satisfies Translation<typeof import('#gateway/search/line-words.ts')>;
