/**
 * What most pages show is part of the first load, so that no page asks for many small files: the chunks of pages have only what
 * few others use. The order is that of the styles, of which a later one counts.
 */
import '#web/shared/products/ProductCardSkeleton.tsx';
import '#web/shared/products/product-row.css.ts';
import '#web/shared/ui/Page.tsx';
import '#web/shared/products/ProductCard.tsx';
import '#web/shared/products/use-best-sellers.ts';
import '#web/shared/products/best-sellers-heading.ts';
import '#web/shared/regulars/shelf.ts';
import '#web/shared/ui/EmptyState.tsx';
import '#web/shared/ui/ErrorState.tsx';
import '#web/shared/ui/Field.tsx';
import '#web/shared/ui/Notice.tsx';
import '#web/shared/ui/Select.tsx';
import '#web/shared/lib/random-id.ts';
import '#web/shared/lib/format/sentence.ts';
import '#web/shared/lib/messages/use-error-toast.ts';
