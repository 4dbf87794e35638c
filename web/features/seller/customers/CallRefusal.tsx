import { paths } from '#web/shared/lib/shop/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import * as texts from './texts.ts';

interface CallRefusalProps {
  message: string;
  /** The number of the order that this call has placed before. */
  takenBefore: string | undefined;
}

/** Why the order of a call was not taken. */
export function CallRefusal({ message, takenBefore }: CallRefusalProps) {
  const link = takenBefore !== undefined && (
    <ButtonLink variant="quiet" to={`${paths.sellerOrders}?q=${takenBefore}`}>
      {texts.seeOrder}
    </ButtonLink>
  );
  return <Notice action={link}>{message}</Notice>;
}
