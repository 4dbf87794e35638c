import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductDetailQuery } from '#web/__generated__/catalog.ts';
import { canonicalQuery } from '#web/features/catalog/listing-params.ts';
import { isShopCode } from '#readers/barcode.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { collectsOnly, deliveryTime, shop } from '#web/shared/lib/shop/shop.ts';
import { dataScript } from './data-script.ts';
import { offerFacts } from './offer-facts.ts';
import type { PageData, ProductFood } from './page-data.ts';
import * as texts from './texts.ts';

type Product = NonNullable<ProductDetailQuery['product']>;

const slogan = () => texts.slogan(deliveryTime(), shop().takesOnline, !collectsOnly());

interface HeadFacts {
  /** The page's title. */
  title: string;
  data: PageData;
  /** The origin that shoppers see. */
  shopOrigin: string;
  pathname: string;
  /** The ISO 4217 code of the currency. Without one, the structured data has no price. */
  currencyCode: string | undefined;
}

interface Preview {
  description: string;
  /** The canonical address. */
  canonical: string;
  picture: Picture;
  /** Whether search engines may list the page. Only such a page has a canonical address in its head. */
  listed: boolean;
  /** Structured data, https://schema.org. */
  facts: object[];
}

/** A picture for link previews. */
interface Picture {
  /** An absolute address. */
  url: string;
  /** In pixels; null when it is not known. */
  width: number | null;
  height: number | null;
}

/** The part of the head for search engines and link previews. */
export function renderHead(head: HeadFacts): string {
  const { description, canonical, picture, listed, facts } = previewOf(head);
  const tags = renderToStaticMarkup(
    <>
      <meta name="description" content={description} />
      {listed ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={shop().name} />
      {head.data.page === 'product' && <meta property="og:type" content="product" />}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={description} />
      {listed && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={picture.url} />
      {picture.width !== null && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height !== null && <meta property="og:image:height" content={String(picture.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
  const scripts = facts.map((each) =>
    dataScript(JSON.stringify({ '@context': 'https://schema.org', ...each }), 'application/ld+json'),
  );
  return tags + scripts.join('');
}

function previewOf({ data, shopOrigin, pathname, currencyCode }: HeadFacts): Preview {
  const picture = { url: `${shopOrigin}/art/og.png`, width: 1200, height: 630 };
  const home = `${shopOrigin}${paths.home}`;
  switch (data.page) {
    case 'home':
      return {
        description: slogan(),
        canonical: home,
        picture,
        listed: true,
        facts: [
          {
            '@type': 'WebSite',
            name: shop().name,
            url: home,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${shopOrigin}${paths.products}?q={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
          { '@type': 'Organization', name: shop().name, url: home, logo: `${shopOrigin}/art/icon-512.png` },
        ],
      };
    case 'productList': {
      const { search, offersOnly } = data.listing;
      return {
        description: offersOnly ? texts.everyOffer : slogan(),
        canonical: shopOrigin + paths.products + canonicalQuery(data.listing),
        picture,
        // Search results are not indexed.
        listed: !search,
        facts: [breadcrumb(shopOrigin, [{ name: texts.products, path: paths.products }])],
      };
    }
    case 'category': {
      const { category, listing } = data;
      const path = paths.category(category.slug);
      return {
        description: texts.aboutCategory(category.label, shop().name, deliveryTime(), !collectsOnly()),
        canonical: shopOrigin + path + canonicalQuery({ ...listing, offersOnly: false }),
        picture,
        listed: true,
        facts: [
          breadcrumb(shopOrigin, [
            { name: texts.products, path: paths.products },
            { name: category.label, path },
          ]),
        ],
      };
    }
    case 'product':
      return data.product
        ? previewOfProduct(data.product, { shopOrigin, currencyCode, picture, food: data.food })
        : { description: slogan(), canonical: `${shopOrigin}${paths.products}`, picture, listed: false, facts: [] };
    case 'shopPage':
      return {
        description: data.shopPage ? shortened(data.shopPage.text.replaceAll(/^# |\s*\n\s*/gm, ' ').trim()) : slogan(),
        canonical: shopOrigin + pathname,
        picture,
        listed: data.shopPage !== null,
        facts: [],
      };
    case 'frame':
      return { description: slogan(), canonical: shopOrigin + pathname, picture, listed: data.isIndexed, facts: [] };
  }
}

function previewOfProduct(
  product: Product,
  {
    shopOrigin,
    currencyCode,
    picture,
    food,
  }: Pick<HeadFacts, 'shopOrigin' | 'currencyCode'> & { picture: Picture; food: ProductFood },
): Preview {
  const { id, name, category, description, images, offerPrice, inStock, gtin } = product;
  const canonical = shopOrigin + paths.product(product);
  const shown = images.filter(({ url }) => URL.canParse(url));
  const pictures = shown.map(({ url }) => url);
  const words = shortened(description.filter(Boolean).join('. ')) || texts.productAt(name, shop().name);
  return {
    description: words,
    canonical,
    picture: shown[0] ?? picture,
    listed: true,
    facts: [
      {
        '@type': 'Product',
        name,
        sku: id,
        ...(gtin && !isShopCode(gtin) && { gtin }),
        description: words,
        category: category?.label,
        ...(food?.brand && { brand: { '@type': 'Brand', name: food.brand } }),
        ...(pictures.length > 0 && { image: pictures }),
        ...(food?.nutrition && { nutrition: nutritionOf(food.nutrition) }),
        ...(currencyCode && {
          offers: {
            '@type': 'Offer',
            url: canonical,
            price: offerPrice.toFixed(2),
            priceCurrency: currencyCode,
            availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
            ...offerFacts(product, shopOrigin, currencyCode),
          },
        }),
      },
      breadcrumb(shopOrigin, [
        { name: texts.products, path: paths.products },
        ...(category ? [{ name: category.label, path: paths.category(category.slug) }] : []),
        { name, path: paths.product(product) },
      ]),
    ],
  };
}

/** https://schema.org/NutritionInformation. Units are English words of the vocabulary, whatever language the shop has. */
function nutritionOf(nutrition: NonNullable<NonNullable<ProductFood>['nutrition']>) {
  const grams = (amount: number) => `${amount} g`;
  return {
    '@type': 'NutritionInformation',
    servingSize: nutrition.basis === 'G' ? '100 g' : '100 ml',
    calories: `${nutrition.energyKcal} kcal`,
    fatContent: grams(nutrition.fat),
    saturatedFatContent: grams(nutrition.saturates),
    carbohydrateContent: grams(nutrition.carbohydrate),
    sugarContent: grams(nutrition.sugars),
    ...(nutrition.fibre !== null && { fiberContent: grams(nutrition.fibre) }),
    proteinContent: grams(nutrition.protein),
    // Sodium is a part of salt: 1 g of salt has 0.4 g.
    sodiumContent: `${Math.round(nutrition.salt * 400)} mg`,
  };
}

/** Cuts a text at the end of a word, to a length that previews show. */
function shortened(text: string) {
  const maxLength = 300;
  return text.length > maxLength ? `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…` : text;
}

function breadcrumb(shopOrigin: string, steps: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: texts.home, path: paths.home }, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: shopOrigin + path,
    })),
  };
}
