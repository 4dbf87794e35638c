// Not reviewed by a native reader.
export default {
  needs: `
  desayuno, desayunar, brunch, mañana > avena, copo de avena, gacha, cereal, muesli, pan, bagel, cruasán, yogur, huevo, tortita, mantequilla, mermelada, café, té, zumo de naranja, zumo, leche, plátano, miel
  merienda, merendar, tentempié, picoteo, picar, algo para picar, snack, snacks, aperitivo infantil, media mañana, botana, onces > galleta, pretzel, palomita, maíz para palomitas, plátano, manzana, yogur, cruasán, uva, chocolate, tortita, fruto seco, patata frita
  sano, comida sana, saludable, comida saludable > manzana, brócoli, zanahoria, yogur, avena, plátano, arándano, uva
  cena, cenar, plato, comida rápida, plato principal, cena para dos, cena romántica, plato preparado > curry, espagueti, sopa, fideo, pizza, pasta, arroz, lasaña, huevo, patata, pan, queso
  almuerzo, almorzar, comida, mediodía, comer, táper, oficina, lonche > sopa, curry, fideo, espagueti, pasta, arroz, pan, baguette, ensalada, bagel, queso, jamón
  fiesta, cumpleaños, celebración, guateque, invitado, navidad, nochevieja > refresco, limonada, galleta, helado, palomita, maíz para palomitas, pretzel, uva, patata frita, tarta, pizza, cola, queso
  aperitivo, tapa, tapas, vermut > queso, pretzel, maíz para palomitas, aceituna, patata frita, uva, jamón, chorizo, refresco, limonada, cerveza, pan
  noche de cine, cine, película, peli, noche de peli, tarde de peli, noche de juegos > palomita, maíz para palomitas, refresco, galleta, helado, limonada, pretzel, cola, pizza, chocolate
  picnic, pícnic, excursión, campo, senderismo, camping > baguette, pan, queso, uva, manzana, fresa, limonada, zumo, pretzel, huevo, plátano, galleta
  barbacoa, parrilla, asado, parrillada, bbq > salchicha, chorizo, hamburguesa, mazorca, mazorca de maíz, maíz, pimiento, berenjena, patata, carbón, pan, ketchup
  repostería, hornear, hacer un pastel, hacer una tarta, bizcocho casero > harina, mantequilla, huevo, azúcar, leche, levadura, chocolate
  bebida caliente, algo caliente, pausa café > té, café, chocolate caliente, cacao, sopa, gacha
  bebida, bebidas, bebida fría, sed, algo de beber, algo fresco, refrescante > zumo, limonada, refresco, agua, té frío, agua de coco, cola, zumo de naranja
  bebé, bebe, recién nacido > pañal, toallita, leche infantil, potito
  postre, dulce, dulces, algo dulce, golosina, antojo > helado, galleta, fresa, yogur, tortita, chocolate, tarta, flan, natilla, arándano
  algo salado, salado > pretzel, patata frita, maíz para palomitas, fruto seco
  limpieza, limpiar > limpiador, lejía, estropajo, lavavajillas, papel de cocina
  colada, lavadora > detergente, suavizante
  resfriado, gripe, dolor de cabeza, enfermo, resaca > sopa, té, limón, miel, pañuelo, naranja
  gato > arena, comida para gato; perro > comida para perro
  noche italiana, noche de pasta, italiano > espagueti, pasta, tomate, salsa de tomate, parmesano, pizza, mozzarella
  deporte, gimnasio, energía, proteína > plátano, huevo, avena, yogur, fruto seco
  batido, smoothie > plátano, fresa, arándano, yogur, leche, zumo de naranja, agua de coco
  ensalada de frutas, macedonia > manzana, plátano, uva, fresa, naranja, arándano
  bocadillo, bocata, sándwich, sandwich > baguette, pan, bagel, queso, jamón
  tabla de quesos > queso, uva, pan, baguette
  guarnición, acompañamiento > arroz, patata, brócoli, zanahoria, alubia
`,

  standIns: `
  manchego, gouda, emmental, cheddar, edam, havarti > queso artesano, queso
  ramen > fideo; macarrón, penne, fusilli, tallarín > espagueti; bollo, panecillo, chapata, pan de molde > pan, baguette
  tomate cherry > tomate; harina integral > harina
`,
} satisfies Translation<typeof import('./needs.ts')>;
