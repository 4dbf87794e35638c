import { Fragment, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { useOnline } from '#web/shared/lib/network/network.ts';
import { newsletterId, reasonsId, paths } from '#web/shared/lib/shop/paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { useCategories } from '#web/shared/products/use-categories.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { ThemeSwitch } from '#web/shared/ui/ThemeSwitch.tsx';
import { Logo } from './Logo.tsx';
import { contactId } from './use-scroll.ts';
import * as texts from './texts.ts';
import * as styles from './Footer.css.ts';

/** The install button. When its code cannot be loaded, for example offline, nothing shows. */
const InstallShop = optionalPart(async () => (await import('./InstallShop.tsx')).InstallShop);

/** Time after the first page before optional code is loaded. */
const installDelayMs = 3000;

const reasonsPart = { pathname: paths.home, hash: reasonsId };

/** Each link leads to the shop's page about its topic, or to the part of the shop that says something about it. */
const helpLinks = (hasReasons: boolean, canAsk: boolean) => [
  {
    title: texts.needHelp,
    links: [
      { label: texts.deliveryInformation, to: pageOr('delivery', hasReasons ? reasonsPart : { pathname: paths.cart }) },
      { label: texts.returnsAndRefunds, to: pageOr('returns', { hash: contactId }) },
      { label: texts.paymentMethods, to: pageOr('payment', { pathname: paths.cart }) },
      { label: texts.trackOrder, to: { pathname: paths.myOrders } },
    ],
  },
  {
    title: texts.stayInTouch,
    links: [
      { label: texts.newsletter, to: { pathname: paths.home, hash: newsletterId } },
      { label: texts.todaysDeals, to: { pathname: paths.products, search: '?offers=1' } },
      ...(canAsk ? [{ label: texts.writeOrCall, to: { hash: contactId } }] : []),
    ],
  },
];

interface Target {
  pathname?: string;
  search?: string;
  hash?: string;
}

function pageOr(slug: string, otherwise: Target): Target {
  return shop().pages.some((page) => page.slug === slug) ? { pathname: paths.shopPage(slug) } : otherwise;
}

const legalPages = ['imprint', 'terms', 'privacy', 'accessibility', 'legal-guarantee'];

export function Footer() {
  // Links to a part of this page keep its address.
  const { pathname, search } = useLocation();
  const categories = useCategories();
  const { name, contact, openingHours, reasons, taxText, socialLinks, pages, takesWithdrawals } = shop();
  const canAsk = Boolean(contact.email ?? contact.phone ?? contact.address);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section id={contactId} tabIndex={-1} className={styles.contact} aria-labelledby="contact-heading">
          <Logo isPlain />
          <h2 id="contact-heading" className={styles.heading}>
            {texts.contact}
          </h2>
          {canAsk && <p>{texts.anyQuestion}</p>}
          {openingHours && <p>{openingHours}</p>}
          {contact.address && <p>{contact.address}</p>}
          <ul className={styles.ways}>
            {contact.email && (
              <li className={styles.way}>
                <Icon name="mail" />
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
            )}
            {contact.phone && (
              <li className={styles.way}>
                <Icon name="phone" />
                <a dir="ltr" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                  {contact.phone}
                </a>
              </li>
            )}
          </ul>
        </section>
        <nav aria-labelledby="footer-categories">
          <h2 id="footer-categories" className={styles.heading}>
            {texts.allCategories}
          </h2>
          <ul className={styles.list}>
            {categories.map(({ slug, label }) => (
              <li key={slug}>
                <Link to={paths.category(slug)} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {helpLinks(reasons?.list.length !== 0, canAsk).map(({ title, links }, at) => (
          <nav key={at} aria-label={title}>
            <h2 className={styles.heading}>{title}</h2>
            <ul className={styles.list}>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={{ pathname, search: to.pathname ? '' : search, ...to }} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
              {at > 0 &&
                socialLinks.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url} rel="me noopener" className={styles.link}>
                      {label}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.themeSwitch}>
        <ThemeSwitch />
        <DelayedInstallShop />
      </div>
      {takesWithdrawals && (
        <p className={styles.small}>
          <Link to={paths.withdraw} className={styles.withdraw}>
            {texts.withdraw}
          </Link>
        </p>
      )}
      <p className={styles.small}>
        <span>{[texts.aboutShop(name), taxText].filter(Boolean).join(' ')}</span>{' '}
        {pages.map(
          ({ slug, title }) =>
            legalPages.includes(slug) && (
              <Fragment key={slug}>
                <Link to={paths.shopPage(slug)}>{title}</Link>
                {' · '}
              </Fragment>
            ),
        )}
        <Link to={paths.seller}>{texts.sellerArea}</Link>
      </p>
    </footer>
  );
}

/** Loads the service worker and the install button late, and in a built shop only. */
function DelayedInstallShop() {
  const [isDue, setIsDue] = useState(false);
  const isOnline = useOnline();
  useEffect(() => {
    if (!import.meta.env.PROD || !isOnline) return undefined;
    const timer = setTimeout(() => setIsDue(true), installDelayMs);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return (
    isDue && (
      <Suspense fallback={null}>
        <InstallShop />
      </Suspense>
    )
  );
}
