import { Suspense, lazy, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { categories } from '#web/shared/lib/categories.ts';
import { useOnline } from '#web/shared/lib/network.ts';
import { newsletterId, reasonsId, paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { ThemeSwitch } from '#web/shared/ui/ThemeSwitch.tsx';
import { Logo } from './Logo.tsx';
import { contactId } from './use-scroll.ts';
import * as styles from './Footer.css.ts';

/** When its code cannot be loaded, for example offline, nothing shows. */
const InstallShop = lazy(() =>
  import('./InstallShop.tsx').then(
    ({ InstallShop: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** Time after the first page before optional code is loaded. */
const installDelayMs = 3000;

/** Each link leads to the part of the shop that says something about its topic. */
const helpLinks = [
  {
    title: 'Need help?',
    links: [
      { label: 'Delivery information', to: { pathname: paths.home, hash: reasonsId } },
      { label: 'Returns and refunds', to: { hash: contactId } },
      { label: 'Payment methods', to: { pathname: paths.cart } },
      { label: 'Track your order', to: { pathname: paths.myOrders } },
    ],
  },
  {
    title: 'Stay in touch',
    links: [
      { label: 'Newsletter', to: { pathname: paths.home, hash: newsletterId } },
      { label: 'Today’s deals', to: { pathname: paths.products, search: '?offers=1' } },
      { label: 'Write or call us', to: { hash: contactId } },
    ],
  },
];

export function Footer() {
  // Links to a part of this page keep its address.
  const { pathname, search } = useLocation();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section id={contactId} tabIndex={-1} className={styles.contact} aria-labelledby="contact-heading">
          <Logo />
          <h2 id="contact-heading" className={styles.heading}>
            Contact
          </h2>
          <p>
            Do you have a question about an order or a refund? Is there a product you would like us to sell? We are here
            every day from 7 am to 10 pm.
          </p>
          <ul className={styles.ways}>
            <li className={styles.way}>
              <Icon name="mail" />
              <a href="mailto:hello@greengate.example">hello@greengate.example</a>
            </li>
            <li className={styles.way}>
              <Icon name="phone" />
              <a href="tel:+15550100199">+1 555 010 0199</a>
            </li>
          </ul>
        </section>
        <nav aria-labelledby="footer-categories">
          <h2 id="footer-categories" className={styles.heading}>
            All categories
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
        {helpLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.heading}>{title}</h2>
            <ul className={styles.list}>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={{ pathname, search: to.pathname ? '' : search, ...to }} className={styles.link}>
                    {label}
                  </Link>
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
      <p className={styles.small}>
        Greengate, an online grocery store. <Link to={paths.seller}>Seller area</Link>
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
