/**
 * Brands whose names people use for the thing, with the thing: where the brand is sold, it is meant. Without it the thing is found,
 * and never sure. The names before the sign are those of one brand.
 */
export const brands: string = `
  philadelphia > soft cheese, cream cheese; nutella > chocolate spread, hazelnut spread; coca cola, coke, cocacola, coca > cola
  pepsi > cola; sprite, 7up > lemonade; fanta > orange soda, soda; tropicana, innocent > orange juice; lurpak, kerrygold > butter
  marmite, vegemite > yeast extract; oxo, knorr > stock cube; bisto > gravy; fairy > washing up liquid; comfort, lenor > fabric softener
  domestos, clorox > bleach; windex > window cleaner; brillo > scourer; ziploc > food bag; colgate, sensodyne > toothpaste
  listerine > mouthwash; kleenex > tissue; andrex, charmin, cushelle > toilet tissue; nescafe > instant coffee; nespresso > coffee pod
  red bull, monster > energy drink; guinness > stout; tylenol, panadol > paracetamol; advil, nurofen > ibuprofen; pampers, huggies > nappy
  dorito > tortilla chip; pringles, walkers, lays > crisp; haribo > gummy; polo > mint; oreo > cookie; weetabix > cereal; cheerios, kellogg, kelloggs > cereal
  heinz > ketchup; hellmann, hellmanns > mayonnaise; barilla > pasta; evian, volvic > still water; perrier > sparkling water
  lipton > iced tea; ben and jerrys > ice cream; magnum > ice cream; cadbury, milka, lindt > chocolate; quorn > vegetarian mince
  alpro, oatly > oat drink; tabasco > hot sauce; persil, ariel > washing powder; gillette > razor; nivea > hand cream; bonne maman > jam
`;
