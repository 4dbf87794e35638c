// Not reviewed by a native reader.
import { kindsOf, sameThings } from '#gateway/search/spanish-words.ts';

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** First words of names of goods that are sold by weight, and that people count. */
const counted =
  /^(?:(?:buen[oa]s?|pequeñ[oa]s?|grandes?|hermos[oa]s?)\s+)?(?:manzanas?|peras?|plátanos?|platanos?|bananas?|naranjas?|lim(?:ón|on|ones)|limas?|mandarinas?|clementinas?|pomelos?|melocot(?:ón|on|ones)|nectarinas?|albaricoques?|paraguayos?|ciruelas?|kiwis?|mangos?|aguacates?|higos?|dátiles?|datiles?|fresas?|fres(?:ón|on|ones)|cerezas?|tomates?|pepinos?|pimientos?|cebollas?|cebolletas?|chalotas?|ajos?|zanahorias?|nabos?|rábanos?|rabanos?|patatas?|papas?|boniatos?|calabac(?:ín|in|ines)|berenjenas?|champiñ(?:ón|ones)|setas?|remolachas?|puerros?|alcachofas?|endivias?|mazorcas?|nuez|nueces|salchichas?|filetes?|pechugas?|muslos?|chuletas?|hamburguesas?)(?!\p{L})/iu;

/** The first words of a name that say the form of what follows: `filetes de pollo` are chicken. */
const formsBefore =
  `mazorca rama racimo filete pechuga muslo contramuslo ala lomo solomillo chuleta costilla carne rodaja loncha taco tira dado
  rebanada trozo medallón hoja diente cabeza manojo cogollo corazón ramillete bolsa bote lata tarro paquete caja bandeja malla copo barra
  hogaza tableta surtido preparado`
    .split(/\s+/)
    .map((form) => `${form} de`)
    .join(', ');

const describing = `rápido rápida rápidos rápidas fácil fáciles ligero ligera bio eco ecológico ecológica ecológicos ecológicas orgánico orgánica fresco fresca frescos frescas maduro madura
    maduros maduras grande grandes gran pequeño pequeña pequeños pequeñas mediano mediana medianos medianas mini maxi extra campero
    campera camperos camperas natural naturales fino fina finos finas bueno buena buenos buenas buen mejor rico rica ricos ricas
    local locales barato barata baratos baratas frío fría fríos frías caliente entero entera enteros enteras semi desnatado desnatada
    semidesnatado semidesnatada clásico clásica clásicos clásicas tradicional tradicionales casero casera caseros caseras original
    premium puro pura simple delicioso deliciosa dulce dulces salado salada ácido ácida jugoso jugosa jugosos jugosas crujiente
    crujientes tierno tierna tiernos tiernas cremoso cremosa esponjoso esponjosa rojo roja rojos rojas verde verdes amarillo amarilla
    amarillos amarillas blanco blanca blancos blancas negro negra negros negras morado morada dorado dorada lavado lavada granel nuevo
    nueva nuevos nuevas joven curado curada semicurado viejo añejo fuerte suave artesano artesana artesanal artesanos artesanas español
    española italiano italiana griego griega canario canarias familiar integral integrales
    bien cocida cocidas cocidos escurridos escurridas derretido derretida batido batida batidos batidas cortado cortada cortados cortadas troceado troceada troceados troceadas tibio tibia
    templado templada tamizado tamizada fundido fundida escurrido escurrida laminado laminada laminados laminadas
    rama gordo gorda grueso gruesa exprimido exprimida rústico rústica virgen largo larga redondo redonda calidad dop igp xl l m s`;

const processed = `seco seca secos secas congelado congelada congelados congeladas conserva picado picada picados picadas rallado rallada
    rallados ralladas molido molida polvo puré ahumado ahumada marinado marinada concentrado deshidratado confitado confitada pelado
    pelada pelados peladas triturado triturada frito frita fritos fritas encurtido encurtida rebozado rebozada empanado empanada
    asado asada`;

/** The other names of a thing: those of the search, and others that a list may have. */
const otherNames: Record<string, string> = {
  cereal: 'muesli, granola, avena, copo',
  muesli: 'cereal',
  porridge: 'gacha de avena, gacha, avena',
  limonada: 'gaseosa',
  refresco: 'cola, limonada, naranjada',
  cola: 'refresco de cola',
  'coca cola': 'cola, refresco de cola',
  agua: 'manantial, mineral',
  'té helado': 'té frío',
  'té frío': 'té helado',
  jamón: 'paleta, paletilla',
  york: 'cocido',
  'barra de': 'pan, baguette',
  carne: 'carne picada, carne de, ternera, cerdo, filete de',
  'carne de': 'carne picada, filete de',
  'filete de': 'pechuga de, fileteado, fileteada',
  'queso crema': 'queso para untar',
  embutido: 'chorizo, salchichón, jamón, fuet, salami, mortadela',
  fiambre: 'jamón, pavo, mortadela',
  pescado: 'salmón, merluza, bacalao, lubina, dorada, trucha, atún',
  marisco: 'gamba, mejillón, calamar',
  lechuga: 'cogollo, escarola',
  manteca: 'mantequilla',
  'pop corn': 'palomita',
  'hot cake': 'tortita, panqueque',
  medialuna: 'cruasán',
  morrón: 'pimiento',
  chile: 'pimiento',
  'agua de panela': 'agua',
  bolillo: 'pan',
  torta: 'bizcocho, pastel',
  legumbre: 'lenteja, garbanzo, alubia, judía',
  cerveza: 'lager, ipa, rubia',
  birra: 'cerveza',
  cava: 'espumoso',
  fruta: 'manzana, plátano, pera, naranja',
  verdura: 'zanahoria, tomate, calabacín, brócoli',
  'judía verde': 'ejote, vaina',
  'judía blanca': 'alubia',
  'patata frita': 'chip',
  chip: 'patata frita',
};

for (const [name, others] of [
  ...sameThings.flatMap((group) => group.map((name) => [name, group.filter((other) => other !== name)] as const)),
  ...Object.entries(kindsOf),
]) {
  otherNames[name] = [...(otherNames[name]?.split(', ') ?? []), ...others].join(', ');
}

export default {
  language: 'es',

  // The words between two nouns are links in names, but a shopper's `zumo de manzana` means both nouns.
  empty: `gracias besos ingrediente ingredientes idea ideas cosas comprar coger necesito necesitamos falta faltan hace además de del la el los las un una unos unas y o a al mi mis nuestro nuestra
    favor más algo que ese esa este esta estos estas`,

  links: 'de del a al en con sin para por sabor',

  negation: 'sin|no',

  produce: `manzana plátano banana naranja limón lima pera uva fresa frambuesa arándano cereza melocotón durazno nectarina ciruela albaricoque mango piña
    melón sandía kiwi aguacate higo mandarina zanahoria patata papa cebolla ajo jengibre puerro apio brócoli coliflor col espinaca lechuga pepino
    tomate pimiento calabacín berenjena calabaza rábano champiñón maíz espárrago hinojo`,

  produceSections: 'fruta verdura hortaliza',

  sections: `fruta verdura hortaliza lácteo panadería bollería bebida congelado conserva despensa nevera hogar limpieza higiene
    baño cocina carnicería mascota varios otros`,

  generalNeeds: '',

  and: 'y',

  describing,

  distinguishing: '',

  processed,

  // Words that describe stand behind the thing: `filetes de pollo campero` are chicken.
  forms: `taza vaso tarrina bote tarro hogaza barra mazorca cabeza manojo ramillete filete rodaja loncha rebanada tableta paquete pack
    bolsa sobre botella lata brik cartón caja bandeja malla garrafa surtido mezcla pieza trozo polvo bloque dado taco rollo lote porción
    unidad ración racimo rama hoja diente serrano ibérico york cocido ${describing} ${processed}`,

  isThingFirst: true,

  isHeadFirst: true,

  pairs: inOneLine(
    `patata frita, tomate frito, tomate seco, tomate triturado, judía verde, judía blanca, col lombarda, col de, leche condensada, leche evaporada, leche de,
    leche en, leche corporal, crema de, crema solar, crema facial, queso crema, pan rallado, agua de, agua micelar, mantequilla de,
    nuez moscada, papel higiénico, papel de, jabón de, jabón líquido, levadura química, vino blanco, vino tinto, fruto seco, té frío,
    té helado, arroz con, carne picada, maíz para, azúcar glas, azúcar vainillado, dulce de, pasta de, comida para, bicarbonato de, ${formsBefore}`,
  ),

  otherNames,

  rightWords: '',

  diets: [
    { wanted: /\bvegan[oa]s?\b/, fits: /\bvegan/, terms: ['vegano', 'vegana'] },
    { wanted: /\bsin gluten\b/, fits: /\bsin gluten/, terms: ['gluten'], unwanted: 'gluten' },
    {
      wanted: /\bsin lactosa\b/,
      fits: /\bsin lactosa/,
      terms: ['lactosa'],
      unwanted: 'lactose',
    },
    { wanted: /\bsin azucar(?:es)?(?: anadidos?)?\b/, fits: /\bsin azucar|\bzero\b/, terms: ['azucar', 'zero'] },
    {
      wanted: /\bvegetarian[oa]s?\b|\bsin carne\b/,
      fits: /\bvegetarian|\bvegan|\bsin carne|\bsin ingredientes de origen animal/,
      terms: ['vegetariano', 'vegetariana', 'vegano', 'vegana', 'carn', 'animal'],
    },
    {
      wanted: /\bdescafeinad[oa]s?\b|\bsin cafeina\b/,
      fits: /\bdescafeinad|\bsin cafeina/,
      terms: ['descafeinado', 'descafeinada', 'cafeina'],
    },
    { wanted: /\bsin alcohol\b/, fits: /\bsin alcohol/, terms: ['alcohol'] },
    { wanted: /\bhalal\b/, fits: /\bhalal/, terms: ['halal'] },
  ],

  denies: /\bno\b[^.,;]*$/,

  isOfMany: (name: string) => counted.test(name),

  // Spanish writes no compounds together: a word that only begins with the wanted one is another thing, as `lechuga` is no `leche`.
  affixLikeness: (wanted: string, word: string) => (wanted.length >= 4 && word.startsWith(wanted) ? 0.3 : 0),
} satisfies Translation<typeof import('#gateway/search/words.ts')>;
