import { Button } from '#web/shared/ui/Button.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';

interface SoldOutNoticeProps {
  names: readonly string[];
  onRemove: () => void;
}

/** Names the products in the cart that cannot be ordered. */
export function SoldOutNotice({ names, onRemove }: SoldOutNoticeProps) {
  const isOne = names.length === 1;
  const list = new Intl.ListFormat('en').format(names);
  return (
    <Notice
      action={
        <Button variant="quiet" size="dense" onClick={onRemove}>
          {isOne ? 'Remove it from the cart' : 'Remove them from the cart'}
        </Button>
      }
    >
      {list}{' '}
      {isOne
        ? 'is out of stock. It is not in the total and will not be ordered.'
        : 'are out of stock. They are not in the total and will not be ordered.'}
    </Notice>
  );
}
