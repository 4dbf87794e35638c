// Not reviewed by a native reader.
export default {
  brands: `
  فيلادلفيا, philadelphia > جبن كريمي, جبن; كوكا كولا = كوكاكولا = كوكا = كوك = coca cola = coke = cocacola = coca > كولا, صودا
  بيبسي, دكتور بيبر, pepsi, dr pepper > كولا, صودا; سبرايت, سفن اب = سفن أب, sprite, 7up, schweppes > عصير ليمون, صودا
  فانتا, ميرندا, fanta, orangina, mirinda > صودا, عصير برتقال; تروبيكانا, سيزر, لاكنور, tropicana, innocent, granini > عصير برتقال, عصير
  لورباك, أنكور, كيريغولد, lurpak, kerrygold, président > زبدة; نوتيلا, nutella, nocilla > شوكولاتة
  كنور, ماجي, knorr, maggi, campbell = campbells > شوربة, مرق; نسكافيه, نسبريسو, nescafe = nescafé, nespresso, lavazza, jacobs, illy > قهوة
  ريد بول, red bull, monster > مشروب طاقة; بامبرز, هجيز, pampers, huggies, dodot > حفاضات
  ليز, برينجلز, pringles, lays, chio, funny frisch > شيبس; أوريو, لوتس, ديجستف, oreo, leibniz, lu, lotus > كوكيز, بسكويت
  كيلوجز, نستله, كورن فليكس كيلوجز, kellogg = kelloggs, nestlé, cheerios, weetabix > كورن فليكس, شوفان; كويكر, quaker, kölln > شوفان, رقائق الشوفان
  هاينز, heinz > كاتشب; هلمانز, hellmann = hellmanns, amora > مايونيز
  باريلا, قودي, barilla, de cecco, buitoni, gallo > معكرونة, سباغيتي; أبو كاس, تيلدا, العائلة, uncle bens = bens original, tilda > أرز
  إندومي, نيسين, nissin, indomie, maruchan, yum yum, lustucru > نودلز; إيفيان, نستله مياه, نوفا, evian, volvic, vittel, perrier, san pellegrino, gerolsteiner > ماء
  ليبتون, lipton, twinings > شاي مثلج, شاي; ماجنوم, باسكن روبنز, هاجن داز, magnum, häagen dazs, ben and jerrys = ben jerrys, cornetto, langnese > آيس كريم
  جالاكسي, كيت كات, سنيكرز, كندر, milka, lindt, ritter sport, cadbury, toblerone, kinder > شوكولاتة; ألبرو, أوتلي, alpro, oatly, bjorg > حليب شوفان, حليب
  دانون, أكتيفيا, نادك, المراعي, danone, activia, müller, ehrmann, fage, weihenstephan > زبادي; كولجيت, سنسوداين, colgate, sensodyne > معجون أسنان
  كلينكس, فاين, tempo, kleenex > مناديل; تايد, برسيل, أريال, persil, ariel > مسحوق غسيل
  هاريبو, haribo > حلوى; بون مامان, bonne maman, schwartau > مربى
  كيري, بوك, البقرة الضاحكة, babybel, boursin, la vache qui rit, kiri > جبن; فيتا كوكو, vita coco > ماء جوز الهند
  بوبز, popz > فشار, ذرة الفشار; بيتي كروكر, aunt jemima > بان كيك
`,
} satisfies Translation<typeof import('#gateway/search/brands.ts')>;
