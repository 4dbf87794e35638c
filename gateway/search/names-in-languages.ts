// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
/**
 * The usual names of groceries in the languages of the shop: English | German | French | Spanish | Arabic. A group ends with a line
 * or a semicolon. The names of one language in a group are names of the same thing; a dash stands for none. People type the name of
 * another language than that of the shop, and a name that is here is no typing error of another.
 */
const namesInLanguages: string = `
apple | Apfel | pomme | manzana | تفاح, تفاحة, أبل; banana | Banane | banane | plátano, banana, banano, guineo, cambur | موز, موزة, بنانا
orange | Orange, Apfelsine | orange | naranja | برتقال, برتئال, برتقان, أورنج; lemon | Zitrone | citron | limón | ليمون, ليمونة
lime | Limette | citron vert, lime | lima | ليم, لايم; pear | Birne | poire | pera | كمثرى, إجاص; grape | Traube, Weintraube | raisin | uva | عنب
strawberry | Erdbeere | fraise | fresa, fresón, frutilla | فراولة, فريز, فراوله, توت أرضي; raspberry | Himbeere | framboise | frambuesa | توت أحمر
blueberry, bilberry | Heidelbeere, Blaubeere, Schwarzbeere, Bickbeere, Moosbeere | myrtille, bleuet | arándano, mora azul | توت أزرق, بلوبيري
blackberry | Brombeere | mûre | mora, zarzamora | توت أسود; cherry | Kirsche | cerise | cereza | كرز; peach | Pfirsich | pêche | melocotón, durazno | خوخ, دراق
apricot | Aprikose, Marille | abricot | albaricoque, chabacano | مشمش; plum | Pflaume, Zwetschge | prune | ciruela | برقوق
mango | Mango | mangue | mango | مانجو, مانجا, منجا; pineapple | Ananas | ananas | piña, ananá | أناناس; melon | Melone | melon | melón | شمام, بطيخ أصفر
watermelon | Wassermelone | pastèque, melon d’eau | sandía | بطيخ, رقي, دلاح; kiwi | Kiwi | kiwi | kiwi | كيوي; avocado | Avocado | avocat | aguacate, palta | أفوكادو
fig | Feige | figue | higo | تين; date | Dattel | datte | dátil | تمر, بلح; grapefruit | Grapefruit, Pampelmuse | pamplemousse | pomelo, toronja | جريب فروت
pomegranate | Granatapfel | grenade | granada | رمان; coconut | Kokosnuss | noix de coco | coco | جوز هند, جوز الهند; fruit | Obst | fruit | fruta | فواكه, فاكهة
mandarin, clementine, satsuma, tangerine | Mandarine, Clementine | mandarine, clémentine | mandarina, clementina | يوسفي, مندرين, كلمنتينا
rhubarb | Rhabarber | rhubarbe | ruibarbo | راوند; cranberry | Preiselbeere, Cranberry | canneberge | arándano rojo | توت بري
potato | Kartoffel, Erdapfel, Grumbeere, Grundbirne, Erpfl | pomme de terre, patate, pdt | patata, papa | بطاطس, بطاطا, بطاطة, بطاط, بطيطس
tomato | Tomate, Paradeiser, Paradeisapfel | tomate | tomate, jitomate | طماطم, بندورة, قوطة, طماط, طماطة, أوطة; carrot | Möhre, Karotte, Mohrrübe, Rüebli, gelbe Rübe, Wurzel | carotte | zanahoria | جزر, جزرة
onion | Zwiebel | oignon | cebolla | بصل; garlic | Knoblauch | ail | ajo | ثوم, توم; pepper, bell pepper, capsicum | Paprika, Paprikaschote | poivron | pimiento, morrón | فلفل, فليفلة, فلفل رومي, فلفل بارد
aubergine, eggplant, brinjal, baingan | Aubergine, Melanzani, Eierfrucht | aubergine, mélongène | berenjena | باذنجان, بيتنجان, بيذنجان, بتنجان, بدنجان
courgette, zucchini | Zucchini | courgette | calabacín, calabacita | كوسا, كوسة; cucumber | Gurke, Salatgurke | concombre | pepino | خيار
broccoli, calabrese | Brokkoli | brocoli | brócoli, brécol | بروكلي, بروكولي; cauliflower | Blumenkohl, Karfiol | chou-fleur | coliflor | قرنبيط, زهرة
cabbage | Kohl, Weißkohl | chou | col, repollo | ملفوف, كرنب; spinach | Spinat | épinard | espinaca | سبانخ; lettuce | Kopfsalat | laitue, salade verte | lechuga | خس
sweetcorn, corn, maize, corn on the cob, mealie | Zuckermais, Mais, Kukuruz, Maiskolben | maïs, maïs doux, blé d’Inde, épi de maïs | maíz, choclo, elote, mazorca, maíz dulce, maíz tierno | ذرة, ذرة حلوة, كيزان ذرة, عرنوس, ذرة صفراء
pea | Erbse | petit pois, pois | guisante, arveja, chícharo | بازلاء, بسلة; green bean | grüne Bohne, Fisole, Buschbohne | haricot vert | judía verde, ejote, vaina | فاصوليا خضراء
leek | Lauch, Porree | poireau | puerro | كراث; celery | Sellerie, Staudensellerie | céleri | apio | كرفس; mushroom | Pilz, Champignon, Schwammerl | champignon | champiñón, seta, hongo | فطر, مشروم
beetroot | Rote Bete, Rande | betterave | remolacha, betabel | شمندر, بنجر; radish | Radieschen | radis | rábano | فجل; pumpkin, squash | Kürbis | citrouille, courge, potiron | calabaza, zapallo | قرع, يقطين
sweet potato | Süßkartoffel | patate douce | boniato, batata, camote | بطاطا حلوة; asparagus | Spargel | asperge | espárrago | هليون; fennel | Fenchel | fenouil | hinojo | شمر
ginger | Ingwer | gingembre | jengibre | زنجبيل; parsley | Petersilie, Peterle | persil | perejil | بقدونس; coriander | Koriander | coriandre | cilantro | كزبرة; basil | Basilikum | basilic | albahaca | ريحان
mint | Minze | menthe | menta, hierbabuena | نعناع; dill | Dill | aneth | eneldo | شبت; chives | Schnittlauch | ciboulette | cebollino | ثوم معمر; herb | Kräuter | herbe | hierba | أعشاب
chilli | Chili, Chilischote | piment | chile, guindilla | فلفل حار, شطة; vegetable | Gemüse | légume | verdura | خضار, خضروات
bread | Brot, Stulle | pain | pan | خبز, عيش, رغيف; loaf | Laib | miche | hogaza | رغيف; baguette, french stick | Baguette, Stangenbrot, Weißbrotstange | baguette, pain français | baguette, pan francés | باغيت, باجيت, باكيت, خبز فرنسي, عيش فرنساوي, خبز باجيت
bread roll, bun, bap | Brötchen, Semmel, Schrippe, Weckle, Weggli, Rundstück, Weck | petit pain | panecillo, bollo | صمون; toast | Toast, Toastbrot | pain de mie | pan de molde | توست
croissant | Croissant, Hörnchen, Kipferl, Gipfeli, Butterhörnchen | croissant | cruasán, medialuna, cuernito, cachito | كرواسون, كرواسان, كرواسونة; pretzel | Brezel, Laugenbrezel, Brezn, Laugengebäck | bretzel | pretzel | بريتزل
bagel | Bagel | bagel | bagel | بيغل, بيجل, بيقل; cookie, biscuit, biccy, biccie | Keks, Cookie, Plätzchen, Guetzli | cookie, biscuit, gâteau sec | galleta, cookie, galletita | كوكيز, بسكويت, بسكوت, كوكي
cake | Kuchen, Torte | gâteau | pastel, tarta, bizcocho, torta | كيك, كعكة, تورتة; muffin | Muffin | muffin | magdalena | مافن; doughnut | Krapfen, Berliner, Donut | beignet | rosquilla, dona | دونات
pancake, hotcake | Pfannkuchen, Eierkuchen, Palatschinke, Plinse, Crêpe | pancake, crêpe | tortita, panqueque, hotcake, crepe | بان كيك, بانكيك, فطائر محلاة; waffle | Waffel | gaufre | gofre | وافل
sandwich, sarnie, butty | Sandwich, Butterbrot | sandwich | bocadillo, bocata, sándwich | ساندويتش, شطيرة; pizza | Pizza | pizza | pizza | بيتزا
milk | Milch | lait | leche | حليب, لبن حليب, ميلك; butter | Butter | beurre | mantequilla | زبدة, زبده; cheese | Käse | fromage | queso | جبن, جبنة, تشيز; egg | Ei, Eier | œuf | huevo, blanquillo | بيض, بيضة, دحي
yogurt, yoghurt, yog | Joghurt, Jogurt, Jogi | yaourt, yogourt | yogur | زبادي, روب, يوغرت, ياغورت, لبن زبادي; cream | Sahne, Rahm, Obers | crème | nata, crema | كريمة, قشطة
quark | Quark, Topfen | fromage blanc | requesón | قريش; ice cream, gelato | Eis, Speiseeis, Eiscreme, Glace | glace, crème glacée | helado, nieve | آيس كريم, بوظة, جيلاتي, مثلجات, آيسكريم
margarine | Margarine | margarine | margarina | مرغرين; cream cheese | Frischkäse | fromage frais | queso crema | جبن كريمي; buttermilk | Buttermilch | babeurre | suero de leche | لبن رائب
orange juice, oj | Orangensaft, O-Saft | jus d’orange | zumo de naranja, jugo de naranja | عصير برتقال, أورنج جوس; apple juice | Apfelsaft | jus de pomme | zumo de manzana, jugo de manzana | عصير تفاح, أبل جوس
juice | Saft | jus | zumo, jugo | عصير, جوس; lemonade | Limonade, Limo, Brause | limonade, citronnade | limonada | ليمونادة, عصير ليمون, ليموناضة; iced tea, ice tea | Eistee | thé glacé | té frío, té helado | شاي مثلج, آيس تي
soda, fizzy drink, soft drink | Schorle | soda, boisson gazeuse | refresco, gaseosa, soda | صودا, مشروب غازي; coconut water | Kokoswasser, Kokosnusswasser | eau de coco | agua de coco | ماء جوز الهند, ماء جوز هند, ماء كوكونت
water | Wasser | eau | agua | ماء, مياه, موية, ماي; tea | Tee | thé | té | شاي; coffee | Kaffee | café | café | قهوة, بن; cocoa | Kakao | cacao | cacao | كاكاو; beer | Bier | bière | cerveza, birra | بيرة
wine | Wein | vin | vino | نبيذ; sparkling wine | Sekt | mousseux | cava | نبيذ فوار; drink | Getränk | boisson, breuvage | bebida | مشروب
rice | Reis | riz | arroz | أرز, رز, تمن; pasta | Nudel, Pasta, Teigware | pâte, pâtes | pasta | معكرونة, مكرونة, باستا, مقرونة; spaghetti, spag | Spaghetti, Spagetti | spaghetti | espagueti, spaghetti | سباغيتي, سباجيتي, اسباجتي, سباكيتي
noodle, ramen | Nudel | nouille | fideo, noodle | نودلز, شعيرية, إندومي; flour | Mehl | farine | harina | دقيق, طحين; oat, oatmeal | Haferflocken, Hafer | avoine, flocon d’avoine, gruau | avena, copo de avena | شوفان, رقائق الشوفان
porridge | Haferbrei, Porridge, Haferschleim | porridge | gachas, avena cocida, porridge | كوب شوفان, عصيدة; muesli | Müsli | muesli | muesli | موسلي; cereal | Frühstücksflocken, Cerealien | céréale | cereal | حبوب الفطور
kidney bean, red kidney bean, rajma | Kidneybohne, rote Bohne | haricot rouge, fève rouge | alubia roja, frijol rojo, judía roja, habichuela roja, poroto rojo | فاصوليا حمراء, لوبيا حمراء
bean | Bohne | haricot, fève | alubia, frijol, judía, poroto, caraota | فاصوليا, لوبيا, فاصولية; lentil | Linse | lentille | lenteja | عدس; chickpea | Kichererbse | pois chiche | garbanzo | حمص
popping corn, popcorn, popcorn kernel | Popcornmais, Popcorn, Puffmais | maïs à éclater, pop corn, popcorn, maïs soufflé | maíz para palomitas, palomita, popcorn, pochoclo, cotufa, crispeta, canguil, cabrita, rosetas | ذرة الفشار, فشار, بوشار, بوب كورن, شامية
soup | Suppe | soupe, potage | sopa | شوربة, حساء, سوب; curry | Curry | curry | curry | كاري; sauce | Soße | sauce | salsa | صلصة, صوص; stock | Brühe | bouillon | caldo | مرق
tomato soup | Tomatensuppe | soupe de tomate | sopa de tomate | شوربة طماطم; tomato sauce | Tomatensoße | sauce tomate | salsa de tomate | صلصة طماطم
sugar | Zucker | sucre | azúcar | سكر; salt | Salz | sel | sal | ملح; black pepper | Pfeffer | poivre | pimienta | فلفل أسود; oil | Öl | huile | aceite | زيت; olive oil | Olivenöl | huile d’olive | aceite de oliva | زيت زيتون
vinegar | Essig | vinaigre | vinagre | خل; mustard | Senf | moutarde | mostaza | خردل; ketchup | Ketchup | ketchup | kétchup | كاتشب; mayonnaise, mayo | Mayonnaise, Mayo | mayonnaise, mayo | mayonesa | مايونيز
honey | Honig | miel | miel | عسل; jam | Marmelade, Konfitüre | confiture | mermelada | مربى; chocolate | Schokolade, Schoko | chocolat, choco | chocolate, choco | شوكولاتة, شوكولا, شوكولاته
crisp, potato chip | Kartoffelchips, Chips | chips | patata frita de bolsa | شيبس, شيبسي; nut | Nuss | noix | nuez | مكسرات; almond | Mandel | amande | almendra | لوز; peanut | Erdnuss | cacahuète | cacahuete, maní | فول سوداني
hazelnut | Haselnuss | noisette | avellana | بندق; walnut | Walnuss | noix de grenoble | nuez de nogal | جوز; raisin | Rosine | raisin sec | pasa | زبيب; sweet, candy | Süßigkeit, Bonbon | bonbon | caramelo, golosina | حلوى
peanut butter | Erdnussbutter | beurre de cacahuète | crema de cacahuete, mantequilla de maní | زبدة فول سوداني; baking powder | Backpulver | levure chimique | levadura química, polvo de hornear | بيكنج بودر, بيكنج باودر
yeast | Hefe | levure | levadura | خميرة; cinnamon | Zimt | cannelle | canela | قرفة; vanilla | Vanille | vanille | vainilla | فانيليا, فانيلا; cumin | Kreuzkümmel | cumin | comino | كمون; turmeric | Kurkuma | curcuma | cúrcuma | كركم
spice | Gewürz | épice | especia | بهارات; olive | Olive | olive | aceituna | زيتون; gherkin | Gewürzgurke, Essiggurke, Gurkerl | cornichon | pepinillo | مخلل; icing sugar | Puderzucker, Staubzucker | sucre glace | azúcar glas | سكر بودرة
tofu | Tofu | tofu | tofu | توفو; hummus, houmous | Hummus | houmous | hummus | حمص بطحينة; tahini | Tahin | tahini | tahini | طحينة
meat | Fleisch | viande | carne | لحم; chicken | Hähnchen, Huhn, Hendl, Poulet | poulet | pollo | دجاج, فراخ; beef | Rind, Rindfleisch | bœuf | ternera, vaca, res | لحم بقري; pork | Schwein, Schweinefleisch | porc | cerdo, puerco | خنزير
lamb | Lamm | agneau | cordero | لحم غنم; turkey | Pute, Truthahn | dinde | pavo | ديك رومي; duck | Ente | canard | pato | بط; mince, minced meat | Hackfleisch, Hack, Faschiertes | viande hachée, steak haché | carne picada, carne molida | لحم مفروم
sausage | Wurst, Würstchen | saucisse | salchicha | نقانق, سجق; ham | Schinken | jambon | jamón | جامبون, مرتديلا; bacon | Speck | lardon, bacon | beicon, tocino | بيكون; salami | Salami | saucisson | salchichón | سلامي
steak | Steak | steak, bifteck | filete, bistec | ستيك; fish | Fisch | poisson | pescado | سمك; salmon | Lachs | saumon | salmón | سلمون; tuna | Thunfisch | thon | atún | تونة, تونا; cod | Kabeljau, Dorsch | cabillaud, morue | bacalao | -
prawn, shrimp | Garnele, Shrimps, Krabbe | crevette | gamba, camarón | روبيان, جمبري; trout | Forelle | truite | trucha | سلمون مرقط; herring | Hering | hareng | arenque | رنجة; anchovy | Sardelle | anchois | anchoa | أنشوجة; mussel | Muschel | moule | mejillón | بلح البحر
toilet paper, loo roll | Toilettenpapier, Klopapier | papier toilette, pq | papel higiénico, papel de baño | ورق تواليت, مناديل حمام; kitchen roll | Küchenrolle, Küchenpapier | essuie-tout, sopalin | papel de cocina | مناديل مطبخ; tissue | Taschentuch | mouchoir | pañuelo | مناديل, محارم
nappy, diaper | Windel | couche | pañal | حفاضات, حفاظات; soap | Seife | savon | jabón | صابون; shampoo | Shampoo | shampoing, shampooing | champú | شامبو; toothpaste | Zahnpasta, Zahncreme | dentifrice | pasta de dientes, dentífrico | معجون أسنان
toothbrush | Zahnbürste | brosse à dents | cepillo de dientes | فرشاة أسنان; deodorant | Deo, Deodorant | déodorant | desodorante | مزيل عرق; washing-up liquid | Spülmittel | liquide vaisselle | lavavajillas | سائل جلي
washing powder | Waschmittel | lessive | detergente | مسحوق غسيل; bleach | Bleiche | javel | lejía | كلور; bin bag | Müllbeutel | sac poubelle | bolsa de basura | أكياس قمامة; battery | Batterie | pile | pila | بطارية; candle | Kerze | bougie | vela | شمعة
cat food | Katzenfutter | croquette pour chat, croquette chat | comida de gato, comida para gato | أكل قطط, طعام قطط; dog food | Hundefutter | croquette pour chien, croquette chien | comida de perro, comida para perro | أكل كلاب, طعام كلاب; medicine | Medikament | médicament | medicina | دواء
ricotta | Ricotta | ricotta | ricota | ريكوتا; parmesan | Parmesan | parmesan | parmesano | بارميزان; caviar | Kaviar | caviar | caviar | كافيار; artichoke | Artischocke | artichaut | alcachofa | أرضي شوكي, خرشوف; okra | Okra | gombo | quimbombó | بامية
semolina | Grieß | semoule | sémola | سميد; breadcrumb | Semmelbrösel, Paniermehl | chapelure | pan rallado | بقسماط; syrup | Sirup | sirop | sirope | شراب مركز; whisky | Whisky | whisky | whisky | ويسكي; charcoal | Grillkohle, Holzkohle | charbon de bois | carbón | فحم
light bulb | Glühbirne | ampoule | bombilla | لمبة; foil | Alufolie | papier alu, papier aluminium | papel de aluminio | ورق قصدير; sponge | Schwamm | éponge | esponja, estropajo | إسفنجة; razor | Rasierer | rasoir | maquinilla | شفرات حلاقة
citrus fruit, citrus | Zitrusfrucht, Südfrucht | agrume | cítrico, fruta cítrica | حمضيات; berry | Beere | baie, fruit rouge | baya, fruta del bosque, fruto rojo | توت; leafy greens | Blattgemüse | légume vert | verdura de hoja | خضار ورقية
root vegetable | Wurzelgemüse | légume racine | tubérculo | خضار جذرية; nectarine | Nektarine | nectarine | nectarina | نكتارين; pain au chocolat, chocolate croissant | Schokocroissant, Schokobrötchen | pain au chocolat, chocolatine | napolitana de chocolate | كرواسون شوكولاتة
cottage cheese | Hüttenkäse | faisselle | queso fresco | جبن قريش; goat cheese | Ziegenkäse | chèvre, fromage de chèvre | queso de cabra | جبن ماعز; kefir | Kefir | kéfir | kéfir | كفير; oat drink, oat milk | Haferdrink, Hafermilch | lait d’avoine, boisson avoine | bebida de avena, leche de avena | حليب شوفان
cola | Cola | cola, coca | cola | كولا; sparkling water | Mineralwasser, Sprudelwasser | eau gazeuse, eau pétillante | agua con gas | ماء غازي, مياه غازية; sorbet | Sorbet | sorbet | sorbete | سوربيه; ice lolly, popsicle | Wassereis, Eis am Stiel | esquimau, glace à l’eau | polo, paleta | مصاصة مثلجة
milkshake | Milchshake | lait fouetté | malteada, batido de leche | ميلك شيك; ready meal | Fertiggericht | plat préparé, plat cuisiné | plato preparado, plato precocinado | وجبة جاهزة; spelt flour | Dinkelmehl | farine d’épeautre | harina de espelta | دقيق الحنطة; tortilla, wrap | Tortilla, Wrap | galette de blé | tortilla de trigo | تورتيلا
chard | Mangold | blette | acelga | سلق; kale | Grünkohl | chou kale | col rizada | كرنب أجعد; Brussels sprout | Rosenkohl | chou de Bruxelles | col de Bruselas | كرنب بروكسل; rocket, arugula | Rucola | roquette | rúcula | جرجير; kohlrabi | Kohlrabi | chou-rave | colinabo | كرنب ساقي
chicory, endive | Chicorée | endive | endivia | هندباء; celeriac | Knollensellerie | céleri-rave | apionabo | كرفس جذري; spring onion | Frühlingszwiebel, Lauchzwiebel | oignon nouveau | cebolleta | بصل أخضر; shallot | Schalotte | échalote | chalota | كراث أندلسي; tarragon | Estragon | estragon | estragón | طرخون
quince | Quitte | coing | membrillo | سفرجل; gooseberry | Stachelbeere | groseille à maquereau | grosella espinosa | عنب الثعلب; redcurrant, currant | Johannisbeere, Ribisel | groseille | grosella | كشمش; persimmon | Kaki | kaki | caqui | كاكا; guava | Guave | goyave | guayaba | جوافة; papaya | Papaya | papaye | papaya | بابايا
fries, french fries | Pommes frites, Pommes | frites, pommes frites | papas fritas | بطاطس مقلية; mashed potato | Kartoffelpüree | purée de pommes de terre | puré de patatas | بطاطس مهروسة; vodka | Wodka | vodka | vodka | فودكا; gin | Gin | gin | ginebra | جن; rum | Rum | rhum | ron | روم
veal | Kalb, Kalbfleisch | veau | ternera blanca | لحم عجل; rabbit | Kaninchen | lapin | conejo | أرنب; liver | Leber | foie | hígado | كبدة; mackerel | Makrele | maquereau | caballa | ماكريل; sardine | Sardine | sardine | sardina | سردين; crab | Krebs | crabe | cangrejo | سلطعون; squid | Tintenfisch | calamar | calamar | حبار
`;

const languages = ['en', 'de', 'fr', 'es', 'ar'];

/** A thing with its names in the language of the shop, and in the others. */
export interface NamedThing {
  own: readonly string[];
  foreign: readonly string[];
  english: readonly string[];
}

/** The things that have a name in a language. */
export function thingsIn(language: string): NamedThing[] {
  const place = languages.indexOf(language);
  return namesInLanguages
    .split(/[\n;]/)
    .filter((group) => group.includes('|'))
    .map((group) => group.split('|').map((names) => names.split(',').map((name) => name.trim())))
    .map((columns) => columns.map((names) => names.filter((name) => name !== '-')))
    .map((columns) => ({
      own: columns[place] ?? [],
      foreign: columns.filter((_, at) => at !== place).flat(),
      english: columns[0] ?? [],
    }))
    .filter(({ own }) => own.length > 0);
}
