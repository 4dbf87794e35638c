// Tested by tests/unit/import-rows.test.ts.
/** What price lists call their columns, in every language of the shop at once: lists also come from abroad. */

const words: Readonly<Record<string, string>> = {
  sku:
    'sku, article number, article no, item number, item no, part number, product code, artikelnummer, artikelnr, artikel nr, art nr, bestellnummer, ' +
    'bestellnr, numéro d’article, code article, référence, réf, número de artículo, código de artículo, referencia, ref, رقم الصنف, رقم المنتج',
  gtin:
    'gtin, ean, ean code, ean 13, ean 8, gtin ean, upc, upc code, upc ean, barcode, bar code, strichcode, code barres, code à barres, gencod, ' +
    'código de barras, الباركود, باركود',
  name:
    'name, product, product name, item, item name, article, title, artikel, artikelbezeichnung, artikelname, bezeichnung, produkt, produktname, ' +
    'warenbezeichnung, nom, désignation, libellé, produit, nombre, producto, artículo, denominación, الاسم, اسم المنتج, المنتج',
  category:
    'category, department, product group, kategorie, warengruppe, produktgruppe, catégorie, rayon, famille, categoría, familia, sección, الفئة, القسم',
  price:
    'price, retail price, selling price, sales price, unit price, rrp, preis, vk, vk preis, verkaufspreis, vk brutto, endpreis, prix, prix de vente, ' +
    'prix ttc, pv, pvp, precio, precio de venta, السعر, سعر البيع',
  offerPrice:
    'offer price, sale price, special price, aktionspreis, angebotspreis, sonderpreis, prix promotionnel, prix promo, precio de oferta, سعر العرض',
  description: 'description, details, beschreibung, artikelbeschreibung, descripción, الوصف',
  searchWords: 'search words, keywords, suchwörter, stichwörter, mots de recherche, palabras de búsqueda',
  weight: 'weight, gewicht, poids, peso, الوزن',
  size: 'size, content, contents, net content, pack size, inhalt, größe, füllmenge, contenance, contenido, tamaño, الحجم',
  taxClass: 'tax class, steuerklasse, classe de taxe, clase de impuesto',
  minimumAge: 'minimum age, mindestalter, âge minimum, edad mínima',
  inStock: 'in stock, available, vorrätig, lieferbar, en stock, disponible, متوفر',
  stock: 'stock, stock quantity, on hand, bestand, lagerbestand, existencias, المخزون, الكمية المتوفرة',
  bestSeller: 'best seller, bestseller, meilleure vente, más vendido',
  archived: 'archived, archiviert, archivé, archivado',
  brand: 'brand, marke, marque, marca, العلامة التجارية',
  ingredients: 'ingredients, zutaten, ingrédients, ingredientes, المكونات',
  allergens: 'allergens, allergene, allergènes, alérgenos, مسببات الحساسية',
};

/** Letters and digits decide about the name of a column; case, signs and spaces do not. */
export const plainHeader = (text: string): string =>
  text
    .slice(0, 100)
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const byWord = new Map(
  Object.entries(words).flatMap(([column, list]) =>
    list.split(', ').map((word) => [plainHeader(word), column] as const),
  ),
);

/** The column that a header usually means; undefined for an unknown one. */
export const usualColumn = (header: string): string | undefined => byWord.get(plainHeader(header));
