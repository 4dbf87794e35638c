// Not reviewed by a native reader.
export default {
  needs: `
  desayuno, desayunar, brunch, mañana, desayuno en la cama, desayuno de domingo, desayunos, mañanas, primera hora, almuerzo de media mañana > avena, copo de avena, gacha, cereal, muesli, pan, bagel, cruasán, yogur, huevo, tortita, mantequilla, mermelada, café, té, zumo de naranja, zumo, leche, plátano, miel, fruta, panadería, lácteo
  merienda, merendar, tentempié, picoteo, picar, algo para picar, snack, snacks, aperitivo infantil, media mañana, botana, onces, para merendar, niño, para los niños, recreo, colegio, cole, hambre, gusanillo, picar entre horas, entre horas, media tarde, pausa, tarde, chuche, merienda cena > galleta, pretzel, palomita, maíz para palomitas, plátano, manzana, yogur, cruasán, uva, chocolate, tortita, fruto seco, patata frita, fruta, snack
  sano, comida sana, saludable, comida saludable, dieta, cena ligera, bajo en calorías, equilibrado, comer sano, adelgazar, detox > manzana, brócoli, zanahoria, yogur, avena, plátano, arándano, uva, fruta, verdura
  cena, cenar, plato, comida rápida, plato principal, cena para dos, cena romántica, plato preparado, cena rápida, cena familiar, comida casera, plato caliente, día de lluvia, día lluvioso, noche de invierno, día de frío, comida reconfortante, comida de estudiante, estudiante, plato único, algo rápido, comida fácil, cena fácil > curry, espagueti, sopa, fideo, pizza, pasta, arroz, lasaña, huevo, patata, pan, queso, gacha, verdura, plato preparado
  táper, tupper, lonche, lonchera, fiambrera, lunch box, almuerzo escolar > pan, bagel, queso, manzana, plátano, yogur, uva, galleta, pretzel, zanahoria, jamón, fruta, panadería
  untar, para untar, algo para untar, para el pan, para tostadas > mantequilla, queso, mermelada, miel, crema de cacao, queso crema
  mojar, para mojar, dip, para dipear, dipear > pretzel, baguette, zanahoria, pimiento, pan, hummus, patata frita, verdura
  cocinar, sin cocinar, microondas, listo para comer, plato listo, pereza > curry, sopa, fideo, espagueti, pizza, lasaña, gacha, plato preparado
  almuerzo, almorzar, comida, mediodía, comer, oficina, comida para llevar, para llevar, comida del cole, trabajo, comida de oficina, comida del mediodía > sopa, curry, fideo, espagueti, pasta, arroz, pan, baguette, ensalada, bagel, queso, jamón, plátano, manzana, plato preparado, panadería
  fiesta, cumpleaños, celebración, guateque, invitado, navidad, nochevieja, cumple, cumple infantil, baby shower, fiesta infantil, fiesta de cumpleaños, fiesta de niños, boda, bautizo, comunión, carnaval, halloween, reyes, inauguración, visita, reunión, celebrar, aniversario, despedida, verbena > refresco, limonada, galleta, helado, palomita, maíz para palomitas, pretzel, uva, patata frita, tarta, pizza, cola, queso, fresa, bebida, snack
  aperitivo, tapa, tapas, vermut, noche de tapas, picoteo con amigos, entrante, canapé, antipasto, antipasti, vermú, pincho, pintxo, tapeo > queso, pretzel, maíz para palomitas, aceituna, patata frita, uva, jamón, chorizo, refresco, limonada, cerveza, pan, tomate, baguette, pimiento, bebida
  noche de cine, cine, película, peli, noche de peli, tarde de peli, noche de juegos, pijamada, fiesta de pijamas, noche de chicas, noche de chicos, noche de amigas, noche de series, serie, maratón de series, noche, velada, partido, noche de fútbol, ver el fútbol, fútbol, sofá y manta, sofá, netflix, juego de mesa > palomita, maíz para palomitas, refresco, galleta, helado, limonada, pretzel, cola, pizza, chocolate, uva, bebida, snack
  picnic, pícnic, excursión, campo, senderismo, camping, playa, día de playa, piscina, viaje, ruta, caminata, montaña, parque, festival, acampada, carretera, tren, excursión escolar, salida, paseo, bicicleta > baguette, pan, queso, uva, manzana, fresa, limonada, zumo, pretzel, huevo, plátano, galleta, fruta, bebida, panadería
  barbacoa, parrilla, asado, parrillada, bbq, barbacoa con amigos, plancha, a la brasa, brasa > salchicha, chorizo, hamburguesa, mazorca, mazorca de maíz, maíz, pimiento, berenjena, patata, carbón, pan, ketchup, baguette, queso, carne, verdura
  repostería, hornear, hacer un pastel, hacer una tarta, bizcocho casero, tarta casera, tarta de cumpleaños, pastel de cumpleaños, para hacer un bizcocho, hacer bizcocho, hacer galletas, hacer pan > harina, mantequilla, huevo, azúcar, leche, levadura, chocolate, despensa
  bebida caliente, algo caliente, pausa café, hora del té, tarde de té, café con amigas, café y pastas, entrar en calor, invierno, sobremesa > té, café, chocolate caliente, cacao, sopa, gacha, galleta, cruasán
  bebida, bebidas, bebida fría, sed, algo de beber, algo fresco, refrescante, calor, día de calor, ola de calor, verano, día de verano, hidratarse, hidratación, refrescarse, bebida fresca > zumo, limonada, refresco, agua, té frío, agua de coco, cola, zumo de naranja, helado
  bebé, bebe, recién nacido, papilla, papilla de bebé, niño pequeño, alimentación complementaria, ablactación, primeros alimentos > pañal, toallita, leche infantil, potito, plátano, yogur, gacha, zanahoria, manzana, leche
  postre, dulce, dulces, algo dulce, golosina, antojo, antojo dulce, capricho, algo de chocolate, chocolate antojo > helado, galleta, fresa, yogur, tortita, chocolate, tarta, flan, natilla, arándano, fruta, panadería
  algo salado, salado > pretzel, patata frita, maíz para palomitas, fruto seco
  limpieza, limpiar > limpiador, lejía, estropajo, lavavajillas, papel de cocina
  colada, lavadora > detergente, suavizante
  resfriado, gripe, dolor de cabeza, enfermo, resaca, tos, fiebre, dolor de garganta, garganta, catarro, constipado, día de enfermo, malito, dieta blanda, dolor de barriga, barriga, mocos, defensas, estómago, reposo > sopa, té, limón, miel, pañuelo, naranja, gacha, zumo de naranja, fruta
  gato > arena, comida para gato; perro > comida para perro
  noche italiana, noche de pasta, italiano, cena italiana, comida italiana, noche de pizza > espagueti, pasta, tomate, salsa de tomate, parmesano, pizza, mozzarella, queso
  deporte, gimnasio, energía, proteína, gym, fitness, entrenamiento, entrenar, después de entrenar, antes de entrenar, después del gimnasio, proteínas, proteico, correr, maratón, músculo, recuperación > plátano, huevo, avena, yogur, fruto seco, leche, agua de coco, alubia, queso, fruta
  batido, smoothie > plátano, fresa, arándano, yogur, leche, zumo de naranja, agua de coco
  ensalada de frutas, macedonia, cesta de frutas, fruta cortada, plato de fruta > manzana, plátano, uva, fresa, naranja, arándano, fruta
  tabla de quesos, queso y vino, vino y queso, tabla de embutido > queso, uva, pan, baguette
  guarnición, acompañamiento > arroz, patata, brócoli, zanahoria, alubia
  ramadán, iftar, suhur, romper el ayuno > dátil, sopa, yogur, pan, huevo, avena, arroz, leche, zumo, plátano, agua
  lunes, martes, miércoles, jueves, viernes, sábado, domingo, fin de semana, compra semanal > -
`,

  standIns: `
  manchego, gouda, emmental, cheddar, edam, havarti > queso artesano, queso
  ramen > fideo; macarrón, penne, fusilli, tallarín > espagueti; bollo, panecillo, chapata, pan de molde > pan, baguette
  tomate cherry > tomate; harina integral > harina
  bocadillo, bocata, sándwich, sandwich > baguette, pan, bagel, queso, jamón
  ensalada, ensalada mixta, ensalada verde, ensalada de verano > tomate, pimiento, zanahoria, pepino, lechuga, maíz, queso, huevo
  puré, caldo, cocido, guiso, crema de verduras > sopa, zanahoria, patata, puerro; tostada, montadito > pan, baguette; crepe, crep, masa de crepes > tortita
  papa frita, puré de patata, tortilla de patatas > patata; masa, masa de pizza, masa de pan > harina; gofre, crepe, masa de gofres > tortita, harina; bolillo, marraqueta, telera, birote, hallulla, mollete, arepa > pan, baguette
  pastel, tarta, bizcocho, magdalena > harina, huevo, mantequilla, azúcar
`,

  behindNeeds: '',
} satisfies Translation<typeof import('#gateway/search/needs.ts')>;
