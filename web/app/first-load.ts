/**
 * What most pages show is part of the first load, so that no page asks for many small files: the chunks of pages have only what
 * few others use.
 */
import '#web/shared/lib/use-error-toast.ts';
import '#web/shared/products/ProductCard.tsx';
import '#web/shared/products/ProductCardSkeleton.tsx';
import '#web/shared/products/use-best-sellers.ts';
import '#web/shared/ui/EmptyState.tsx';
import '#web/shared/ui/ErrorState.tsx';
import '#web/shared/ui/Field.tsx';
import '#web/shared/ui/Page.tsx';
