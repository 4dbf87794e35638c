import type { ApolloClient } from '@apollo/client';
import { useParams } from 'react-router-dom';
import {
  ProductDetailDocument,
  useProductDetailQuery,
  type ProductCard_productFragment,
  type ProductDetailQuery,
} from '#web/__generated__/catalog.ts';
import { findCategory } from '#web/shared/lib/shop/categories.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { cardFields } from '#web/shared/products/card-fields.ts';
import { Breadcrumb } from '#web/shared/ui/Breadcrumb.tsx';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Page } from '#web/shared/ui/Page.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { FoodSection } from './FoodSection.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import * as texts from './product/texts.ts';
import * as gallery from './ProductGallery.css.ts';
import * as styles from './ProductPage.css.ts';

/** Reads a product before its page is opened. */
export function fetchProduct(client: ApolloClient, id: string) {
  return client.query({ query: ProductDetailDocument, variables: { id } });
}

/** One product with its pictures, price, description, buttons and related products. */
export function ProductPage() {
  const { category: slug = '', id = '' } = useParams();
  // The data of its card shows at once, the description and the related products when they are loaded.
  const { data, error, refetch } = useProductDetailQuery({ variables: { id }, returnPartialData: true });
  useErrorToast(error);
  const product: ShowableProduct | null | undefined = data?.product;
  const failure = error && (
    // The error shows through `error`.
    <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
  );

  if (product !== null && !isShowable(product))
    return failure ? <Page title={texts.product}>{failure}</Page> : <ProductPageSkeleton />;
  if (product === null) {
    return (
      <Page title={texts.notFound}>
        <EmptyState
          level={1}
          art="/art/not-found.webp"
          title={texts.notFound}
          text={texts.maybeGone}
          action={
            <ButtonLink to={findCategory(slug) ? paths.category(slug) : paths.products}>
              {texts.browseCategory}
            </ButtonLink>
          }
        />
      </Page>
    );
  }

  const { category } = product;
  return (
    <Page width="dense" title={product.name}>
      <Breadcrumb
        steps={[
          { label: texts.home, to: paths.home },
          { label: texts.products, to: paths.products },
          ...(category ? [{ label: category.label, to: paths.category(category.slug) }] : []),
          { label: product.name },
        ]}
      />
      <div className={styles.product}>
        {/* Another product starts with its own first picture. */}
        <ProductGallery key={product.id} product={product} />
        <ProductFacts product={failure ? { ...product, description: product.description ?? [] } : product} />
      </div>
      {product.allergens && <FoodSection key={product.id} id={product.id} allergens={product.allergens} />}
      {product.related ? <RelatedProducts products={product.related} category={category} /> : failure}
    </Page>
  );
}

/** A product with the fields of its card; the other fields may still be missing. */
export type ShowableProduct = ProductCard_productFragment & Partial<NonNullable<ProductDetailQuery['product']>>;

/** Whether the cache has all fields of a card: some pages load fewer. */
function isShowable(product: object | undefined): product is ShowableProduct {
  return product !== undefined && cardFields.every((field) => field in product);
}

function ProductPageSkeleton() {
  return (
    <Page width="dense" title={texts.product}>
      <section className={styles.product} aria-busy="true" aria-label={texts.loadingProduct}>
        <div className={gallery.slide}>
          <Skeleton shape="tile" />
        </div>
        <div className={styles.loading}>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <Skeleton shape="row" />
          <Skeleton shape="button" />
          <Skeleton />
          <Skeleton />
        </div>
      </section>
    </Page>
  );
}
