import { categories } from '#web/shared/lib/categories.ts';
import { notify, notifyError, notifySuccess, notifyWithAction } from '#web/shared/lib/notify.ts';
import { CategoryChips } from '#web/shared/products/CategoryChips.tsx';
import { ProductCard } from '#web/shared/products/ProductCard.tsx';
import { ProductCardSkeleton } from '#web/shared/products/ProductCardSkeleton.tsx';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Breadcrumb } from '#web/shared/ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Icon, iconNames } from '#web/shared/ui/Icon.tsx';
import { OfflineBanner } from '#web/shared/ui/OfflineBanner.tsx';
import { Price } from '#web/shared/ui/Price.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import { Rating } from '#web/shared/ui/Rating.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import type { ShownState } from './shown-states.ts';
import { Sample, Specimen } from './Specimen.tsx';
import * as styles from './StyleguidePage.css.ts';

const art = '/art/category-fruits.webp';

/** Two products: one as it should be, one as somebody typed it in a hurry. */
const apples = {
  __typename: 'Product' as const,
  id: 'apples',
  name: 'Red apples',
  category: 'FRUITS' as const,
  categoryName: 'Fruits',
  price: 3.5,
  offerPrice: 2.99,
  images: [art],
  inStock: true,
  weight: '1 kg',
};
const longName = {
  ...apples,
  id: 'long',
  name: 'Apples, organically grown in the valley behind the old mill, washed and packed by hand',
  price: 1234.5,
  offerPrice: 1234.5,
  images: [],
  weight: null,
};

const cards: { caption: string; product: typeof apples | typeof longName; state?: ShownState }[] = [
  { caption: 'an offer', product: apples },
  { caption: 'hover', product: apples, state: 'hover' },
  { caption: 'long, dear, no picture', product: longName },
  { caption: 'sold out', product: { ...apples, inStock: false } },
];

/** What is only looked at. */
export function DisplaySpecimens() {
  return (
    <>
      <Specimen name="Badge" words="A word about a thing, never the colour alone.">
        {(['offer', 'brand', 'good', 'waiting', 'info', 'danger', 'plain'] as const).map((tone) => (
          <Sample key={tone} caption={tone}>
            <Badge tone={tone}>{tone === 'offer' ? '15% off' : 'In stock'}</Badge>
          </Sample>
        ))}
      </Specimen>
      <Specimen name="Price" words="What is charged; the list price struck through when it is an offer.">
        <Sample caption="an offer">
          <Price price={3.5} offerPrice={2.99} />
        </Sample>
        <Sample caption="no offer">
          <Price price={3.5} offerPrice={3.5} />
        </Sample>
        <Sample caption="large">
          <Price price={1234.5} offerPrice={999.99} size="large" />
        </Sample>
        <Sample caption="small">
          <Price price={3.5} offerPrice={2.99} size="small" />
        </Sample>
      </Specimen>
      <Specimen name="Rating" words="A fixed display: four of five.">
        <Rating />
        <Rating size={20} />
      </Specimen>
      <Specimen name="ProductPicture" words="On its shelf’s tint; what fails to load becomes a drawing.">
        {categories.map(({ slug, label }) => (
          <Sample key={slug} caption={label}>
            <span className={styles.picture}>
              <ProductPicture src={`/art/category-${slug}.webp`} alt="" tint={slug} />
            </span>
          </Sample>
        ))}
        <Sample caption="none">
          <span className={styles.picture}>
            <ProductPicture src={null} alt="" />
          </span>
        </Sample>
      </Specimen>
      <Specimen name="Icon" words="Our own lines on 24 units. Decorative always: the control around it has the name.">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Breadcrumb" words="From the outermost in; the last is this page." once>
        <Breadcrumb
          steps={[
            { label: 'Home', to: '/' },
            { label: 'Fresh Fruits', to: '/products/fruits' },
            { label: 'Red apples' },
          ]}
        />
      </Specimen>
      <Specimen name="CategoryChips" words="The seven shelves as links." once>
        <CategoryChips />
      </Specimen>
      <Specimen
        name="ProductCard"
        words="Its name is the link, the whole card the target. Adding turns the button into a stepper."
      >
        {(scheme) => (
          <>
            {cards.map(({ caption, product, state }) => (
              <Sample key={caption} caption={caption} {...(state && { state })}>
                <div className={styles.card}>
                  <ProductCard product={{ ...product, id: `${scheme}-${caption}` }} />
                </div>
              </Sample>
            ))}
            <Sample caption="on its way">
              <div className={styles.card}>
                <ProductCardSkeleton />
              </div>
            </Sample>
          </>
        )}
      </Specimen>
      <Specimen name="Skeleton" words="As large as what is coming, unseen for the first 150 ms.">
        {(['line', 'short', 'title', 'button', 'row'] as const).map((shape) => (
          <Sample key={shape} caption={shape} wide>
            <Skeleton shape={shape} />
          </Sample>
        ))}
      </Specimen>
      <Specimen name="Spinner" words="A wheel that says what is waited for.">
        <Spinner text="Opening the seller area…" />
      </Specimen>
      <Specimen name="EmptyState" words="Nothing is here, and one thing to do about it.">
        <EmptyState
          art="/art/empty-basket.webp"
          title="Your cart is empty"
          text="The shelves are full, though."
          action={<ButtonLink to="/products">Start shopping</ButtonLink>}
        />
      </Specimen>
      <Specimen name="ErrorState" words="One region failed; the rest of the page goes on.">
        <Sample caption="with a way on" wide>
          <ErrorState message="The store cannot be reached." onRetry={() => undefined} />
        </Sample>
      </Specimen>
      <Specimen
        name="OfflineBanner"
        words="Shows while there is no network: switch it off in the browser’s tools to see it."
        once
      >
        <OfflineBanner />
      </Specimen>
      <Specimen
        name="Toaster"
        words="2 s for success, 4 s for the rest; stays under a pointer. What a toast undoes, the page undoes too."
        once
      >
        <Button variant="quiet" onClick={() => notifySuccess('Added to cart')}>
          Success
        </Button>
        <Button variant="quiet" onClick={() => notifyError('The store cannot be reached.')}>
          Error
        </Button>
        <Button variant="quiet" onClick={() => notify('You are offline')}>
          Plain
        </Button>
        <Button
          variant="quiet"
          onClick={() => notifyWithAction('Tomatoes removed', 'styleguide', { label: 'Undo', run: () => undefined })}
        >
          With Undo
        </Button>
      </Specimen>
    </>
  );
}
