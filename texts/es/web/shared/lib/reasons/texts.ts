// Not reviewed by a native reader.
export default {
  whyShopHere: 'Por qué comprar aquí',
  whyWeAreBest: '¿Por qué elegirnos?',
  fastest: 'La entrega más rápida',
  fresh: 'Frescura garantizada',
  freshClaim: 'Productos recogidos en su punto y envasados el día de la entrega.',
  affordable: 'Precios asequibles',
  affordableClaim: 'Precios justos todos los días y ofertas en cada categoría.',
  trusted: 'Más de 10 000 clientes confían en nosotros',
  trustedClaim: 'Vecinos que compran con nosotros semana tras semana.',
} satisfies Translation<typeof import('#web/shared/lib/reasons/texts.ts')>;
