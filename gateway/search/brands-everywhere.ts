// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
/**
 * Brands that are known in several countries or sold in one of the languages, with what people mean by them, by its English name in
 * `names-in-languages.ts`. Where the brand is not sold, the thing comes closest. Brands with another meaning in one language stand in
 * the file of that language.
 */
export const brandsEverywhere: string = `
milk > lactel, candia, bridel, grandlait, pascual, puleva, central lechera asturiana, kaiku, alpura, arla, cravendale, fairlife, bärenmarke, schwarzwaldmilch, berchtesgadener land, minus l, نادك, المراعي, جهينة, لمار, ندى, almarai, nadec, juhayna
yogurt > danone, yoplait, activia, actimel, oikos, la laitière, ehrmann, zott, almighurt, landliebe, onken, chobani, yeo valley, mamie nova, malo, danacol, vitalinea, andechser, bauer joghurt, دانون, أكتيفيا, اكتيفيا, دانيت, المراعي, نادك, almarai, nadec
butter > kerrygold, lurpak, président, elle et vire, paysan breton, meggle, country life, land o lakes, arias, central lechera asturiana, weihenstephan, landliebe, échiré, challenge butter, لورباك, بريزيدون, بريزيدنت, المراعي
cheese > babybel, boursin, kiri, la vache qui rit, caprice des dieux, leerdammer, milram, garcía baquero, el caserío, sargento, tillamook, cathedral city, pilgrims choice, président, entremont, rougette, كيري, بوك, بريزيدون, المراعي, البقرة الضاحكة
egg > happy egg, clarence court, burford brown, eggland, loué; cream > elmlea, rama cremefine, bridélice
ice cream > häagen dazs, haagen dazs, ben and jerrys, ben and jerry, ben jerry, magnum, cornetto, langnese, mövenpick, schöller, carte d’or, breyers, baskin robbins, klondike, halo top, solero, viennetta, باسكن روبنز, هاجن داز, لندن ديري, ماجنوم
orange juice > tropicana, hohes c, valensina, minute maid, simply orange, don simón, juver, jumex, zumosol, granini, andros, pago, rauch, innocent, joker, florida’s natural, المراعي, نادك, لاكنور, سيزر, almarai
apple juice > copella, motts, martinelli, juver, don simón, granini, joker, hohes c, andros, rabenhorst, pressade
iced tea > lipton, nestea, fuze tea, fuzetea, arizona tea, snapple, pfanner, pure leaf, ليبتون, نستي
lemonade > sprite, 7up, seven up, san pellegrino, schweppes, lorina, bionade, la casera, fentimans, r whites, sierra mist, almdudler, سفن اب, سفن أب, سبرايت, شويبس
soda > sprite, 7up, fanta, orangina, schweppes, mirinda, mountain dew, mezzo mix, schwip schwap, almdudler, rivella, oasis, jarritos, kas, crush, sunkist, vimto, irn bru, tango, inca kola, trina, dr pepper, pepsi, coca cola, ميرندا, فانتا, شويبس, بيبسي, فيمتو, حمود
coconut water > vita coco, zico, cocowell, harmless harvest, foco, فيتا كوكو; coffee > nescafé, nespresso, lavazza, jacobs, illy, tchibo, dallmayr, folgers, carte noire, marcilla, bonka
water > evian, volvic, vittel, perrier, cristaline, bezoya, font vella, lanjarón, gerolsteiner, apollinaris, adelholzener, aquafina, dasani, nestlé pure life, highland spring, contrex, نوفا, أكوافينا
tea > twinings, teekanne, messmer, tetley, hornimans, kusmi, lipton, ليبتون, أحمد تي; beer > heineken, corona, estrella, mahou, beck’s, krombacher, kronenbourg, budweiser
noodle > nissin, maruchan, indomie, yum yum, samyang, nongshim, buldak, top ramen, cup noodles, yatekomo, super noodles, mama noodles, shin ramyun, إندومي, اندومي, انديومي, نيسين
soup > knorr, maggi, campbell, heinz, liebig, royco, cup a soup, baxters, progresso, erasco, gallina blanca, covent garden, sonnen bassermann, كنور, ماجي, ماجى
spaghetti > barilla, panzani, buitoni, de cecco, rummo, garofalo, napolina, lustucru, rivoire et carret, birkel, bernbacher, la molisana, la moderna, ronzoni, باريلا, قودي, ريجينا
tomato sauce > dolmio, ragu, mirácoli, loyd grossman, zapetti, prego, bertolli, panzani, barilla
rice > uncle bens, ben’s original, tilda, taureau ailé, lustucru, la fallera, arroz sos, brillante, oryza, mahatma, veetee, reishunger, أبو كاس, أبو بنت, أبو بنتين, العائلة, الشعلان
flour > francine, harimsa, homepride, mcdougalls, allinson, king arthur, gold medal, robin hood, rosenmehl, aurora mehl, diamant mehl, الضحى, مطاحن
oat > quaker, kölln, jordans, mornflake, scott’s, scotts, flahavan, ready brek, bob’s red mill, seitenbacher, bjorg, hahne, كويكر; porridge > quaker, kölln, scott’s, scotts, ready brek, oatso simple, كويكر
cereal > kellogg, kelloggs, cheerios, weetabix, lucky charms, special k, chocapic, choco krispis, كيلوجز; pancake > aunt jemima, bisquick, betty crocker, krusteaz, mondamin, pearl milling, بيتي كروكر
cookie > oreo, chips ahoy, maryland, pepperidge farm, famous amos, leibniz, bahlsen, prinzenrolle, michel et augustin, fontaneda, gullón, cuétara, mcvities, mcvitie, digestive, lotus biscoff, أوريو, لوتس, ديجستف, أولكر
bread > hovis, warburtons, kingsmill, harrys, jacquet, bimbo, wonder bread, sara lee, golden toast, mestemacher, lieken, poilâne, panrico, لوزين; croissant > lusine, pasquier, 7 days, لوزين, سفن دايز; bagel > new york bakery
popping corn > popz, pop secret, orville redenbacher, butterkist, jolly time, act ii, propercorn, baff, بوبز; crisp > lays, pringles, walkers, doritos, chio, funny frisch, ruffles, matutano, ليز, برينجلز, شيبسي, دوريتوس
curry > pataks, patak, sharwoods, sharwood, golden curry; bean > bonduelle, d’aucy, goya, bush’s, la costeña, isadora, cassegrain, litoral, أمريكانا, americana; kidney bean > bonduelle, goya, cassegrain
banana > chiquita, fyffes, dole; apple > pink lady; orange > sunkist, jaffa; chocolate > milka, lindt, ritter sport, cadbury, toblerone, hershey, kinder, twix, bounty, galaxy, valor, ferrero, كندر, جالاكسي, سنيكرز
mayonnaise > hellmann, hellmanns, amora, ybarra, miracel whip, هلمانز; ketchup > heinz, هاينز; mustard > maille, thomy, löwensenf, colman, colmans, frenchs; jam > bonne maman, schwartau, smucker, hero, st dalfour, بون مامان
nappy > pampers, huggies, dodot, lillydoo, بامبرز, هجيز; toothpaste > colgate, sensodyne, oral b, aquafresh, elmex, كولجيت; washing powder > ariel, tide, dash, تايد, أريال; cat food > whiskas, friskies, purina, sheba, felix, ويسكاس
`;
