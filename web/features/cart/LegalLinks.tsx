import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import * as texts from './texts.ts';
import * as styles from './LegalLinks.css.ts';

const slugs = ['terms', 'returns', 'privacy', 'legal-guarantee'];

/** Links to what the shopper agrees to by ordering: those pages that the shop has. None where the shop follows no country's law. */
export function LegalLinks() {
  const { country, pages } = shop();
  const shown = slugs.flatMap((slug) => pages.filter((page) => page.slug === slug));
  if (!country || shown.length === 0) return null;
  return (
    <nav aria-label={texts.beforeOrdering} className={styles.links}>
      <span aria-hidden="true">{texts.beforeOrdering}</span>
      {shown.map(({ slug, title }) => (
        <Link key={slug} to={paths.shopPage(slug)} className={styles.link}>
          {slug === 'returns' ? texts.withdrawal : title}
        </Link>
      ))}
    </nav>
  );
}
