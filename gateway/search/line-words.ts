// Tested by tests/gateway/shopping-list.test.ts.
/** The words with which people write amounts on shopping lists. A pattern is tried on what is left of a line. */

export const numbers: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['fifteen', 15],
  ['twenty', 20],
]);

/** Amounts in words, with what stands for them. */
export const amounts: readonly (readonly [RegExp, string])[] = [
  [/^(?:hi|hey|hello|hiya)\b[\s!.]*/i, ''],
  [/^(?:we have |we[’']ve got |there[’']?s |there is )?no (?:more )?(.+?) left[.!]?$/i, '$1'],
  // What a person says to a phone or to the shop.
  [
    /^(?:(?:could|can|may) i (?:please )?(?:have|get|buy|order)|do (?:you|u|ya) (?:have|sell|stock|do)|have you(?: got)?|where(?:['’]?s| is| are| can i (?:find|get)| do i find)|i(?:['’]m| am) (?:looking for|after|out of)|i(?:['’]d| would) (?:like|love)|i fancy|(?:give|get|bring|fetch|order|show|find) (?:me|us)|(?:is|are) there|looking for|got any)\s+(?:(?:any|some|the|please|more)\s+)*/i,
    '',
  ],
  [
    /^(?:(?:can|could|would|will) (?:you|u|ya)|(?:don[’']?t|do not) forget(?: the)?|remember(?: the)?|(?:we(?:[’']re| are) )?(?:(?:running|nearly|almost) )?(?:out of|low on|short of)|(?:can|could) we (?:have|get)|let[’']?s (?:get|have)|i[’']?d like|make sure (?:to|we|you) get)\s+/i,
    '',
  ],
  [
    /(?<=\p{L}) (?:tonight|today|tomorrow|this week|for (?:me|us|everyone|tonight|tomorrow)|asap|urgently)[.!?]*$/iu,
    '',
  ],
  [/\bw\/o?(?= )/gi, 'without'],
  [/\btoms\b/gi, 'tomatoes'],
  [/\bww\b/gi, 'wholewheat'],
  [/\bw(?:m|\/meal)\b/gi, 'wholemeal'],
  // A stick of butter is half a cup.
  [/^(?:an? |one )?sticks? (?:of )?(?=(?:\p{L}+ )?butter\b)/iu, '113 g '],
  [/(?<=^\d{1,2} )sticks? (?:of )?(?=(?:\p{L}+ )?butter\b)/iu, 'x 113 g '],
  // Without a number, a measure is one: `orange juice litre`.
  [/(?<=\p{L} )(?=(?:kilo|kg|pound|litre|liter|pint|dozen)$)/iu, '1 '],
  [/^half (?:a )?doz(?:en)?\b\.?/i, '6'],
  [/^(?:a |one )?dozen\b/i, '12'],
  [/^a (?:couple|pair)(?: of)?\b/i, '2'],
  [/^half (?:a |an )?(?=kilo|kg|pound|lb|lit|l\b|pint|gallon|cup)/i, '0.5 '],
  [/^(?:a )?quarter (?:of )?(?:a |an )?(?=kilo|kg|pound|lb|lit|l\b|pint|gallon|cup)/i, '0.25 '],
  [/^(?:an? )?(?=(?:kilo|pound|litre|liter|pint|gallon|cup|tablespoon|teaspoon|dozen)s? )/i, '1 '],
];

/** Words before a thing that say nothing about it. */
export const fillers =
  /^(?:(?:some|any|whatever|whichever|if possible|if you can|more|please|pls|buy|get|grab|need|we need|i need|we want|i want|also|and|plus|the|of|few|a few|a bit of|a little|a little bit of|lots of|plenty of|enough|pick up|bring|bring home|get me|get us|a bit|maybe|perhaps|ideally|oh|ok|so|then)\s+)+/i;

/** Prices, which say nothing about what is wanted. */
export const money =
  /(?:\b\d{1,2} for |@ ?|\bat )?(?:(?:US|CA|A)?[$£€] ?\d{1,5}(?:[.,]\d{1,2})?|\b\d{1,5}[.,]\d{2} ?(?:[$£€]|(?:eur|usd|gbp)\b)|\b\d{1,3} ?p\b(?! ?\.))(?: ?(?:each|ea|\/ ?\p{L}+|per \p{L}+))?/giu;

/** Words behind a thing that say what it is for. */
export const afterThing =
  /(?<!^(?:something|anything|stuff|food|things?|bits|ideas?|snacks?))[ ,]+(?:to (?:serve|taste|garnish|finish|drizzle|decorate)|as (?:needed|required)|if \S.*|when \S.*|(?:that|which) \S.*|(?:is|are) (?:on|in|cheap|good|nice|fresh|ripe)(?: \S.*)?|unless \S.*|because \S.*|cos \S.*|for (?:serving|garnish|decoration|dusting|greasing|frying|dinner|lunch|breakfast|tea|the (?:kids?|children|boys|girls|family|house|home|week|weekend|freezer|fridge|party|guests?|others?|office))|or similar|or so|optional|pls|plz|please|thanks|thank you)(?=\s|[.!,]|$).*$/iu;

/** Matches a text that only says how a thing is prepared. */
export const preparation =
  /^(?:(?:and|or|then|very|finely|roughly|thinly|thickly|coarsely|lightly|well|freshly|chopped|sliced|diced|minced|crushed|grated|peeled|cored|halved|quartered|cubed|shredded|torn|trimmed|deseeded|seeded|pitted|drained|rinsed|washed|beaten|whisked|melted|softened|cooled|chilled|defrosted|thawed|divided|juiced|zested|squeezed|mashed|cut|into|in|small|large|chunks|pieces|wedges|strips|cubes|rings|slices|rounds|bite|sized|size|lengthways|lengthwise|at|room|temperature|to|serve|taste|for|serving|garnish|garnishing|frying|greasing|dusting|plus|extra|more|optional|packed|heaped|level|toasted|separated|only|white|and|green|parts|leaves|stalks|removed|skin|on|off|the|juice|zest|of|half|if|needed|as|required|about|approx|cooked|uncooked|blanched|boned|skinned|picked|bruised|bashed|smashed|ground)\b[ .-]*)+$/i;

/** Words at the end of a line that say how counted pieces are prepared. */
export const prepared =
  / (?:(?:very|finely|roughly|thinly|thickly|coarsely|lightly|well|freshly) )?(?:chopped|sliced|diced|minced|crushed|grated|peeled|cored|halved|quartered|cubed|shredded|torn|trimmed|deseeded|beaten|whisked|melted|softened|squeezed|mashed)(?: (?:and|into|in|small|large|chunks|pieces|wedges|strips|cubes|rings|slices|chopped|sliced|diced|halved|quartered|peeled))*$/i;

/** The word for one thing, before it. */
export const oneThing = /^an? (?=\S)/i;

/** The word between an amount and the thing, at the start of what is left. */
export const ofThing = /^of /i;

/** Words for packs, which products are counted in. */
export const packs =
  /^(?:(?:big|small|large|family|medium|little) )?(?:pack|packet|package|pkt|bag|bottle|can|tin|jar|box|carton|tub|loaf|loave|punnet|bunch|pot|sack|crate|tray|container|brick|stick|bar|roll|case|carton|net|sachet|tube|block|pouch(?:e)?|multipack|tray|tetra|slab|wheel|cup)(?:e?s)?\b(?:\s+of\b)?\s*/i;

/** Words for pieces of a thing. */
export const pieces =
  /^(?:piece|pc|head|cob|ear|clove|slice|handful|pinch(?:e)?|knob|sprig|stalk|rasher|fillet|splash(?:e)?|drizzle|dash(?:e)?|dollop|glug|bulb|sheet|drop|spoon|spoonful|cube|wedge|leaf|leave|stick)s?\b(?:\s+of\b)?\s*/i;

/** What stands between several things, and between things of which either is wanted. */
export const betweenThings = / +(?:and|n|[’']n[’']?|&|\+|\/|\|) +|(?<=\p{L}{2})[/+](?=\p{L}{3})/iu;
export const eitherThing = / +or +/i;
