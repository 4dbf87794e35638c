import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import * as styles from './ShopPage.css.ts';

/** The ways to the team and to what it has changed, for owners. */
export function TeamLinks() {
  const { hasTeam } = useSellerSelf();
  if (!hasTeam) return null;
  return (
    <section className={styles.part} aria-labelledby="team-heading">
      <h2 id="team-heading" className={styles.partTitle}>
        Team
      </h2>
      <p>Give each person who works here a login of their own, and see who changed what.</p>
      <p className={styles.buttons}>
        <Link to={paths.sellerTeam}>Team</Link>
        <Link to={paths.sellerChanges}>Changes</Link>
      </p>
    </section>
  );
}
