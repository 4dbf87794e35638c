import { Button } from '#web/shared/ui/Button.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { nameList } from './name-list.ts';
import * as texts from './texts.ts';

interface SoldOutNoticeProps {
  names: readonly string[];
  onRemove: () => void;
}

/** Names the products in the cart that cannot be ordered. */
export function SoldOutNotice({ names, onRemove }: SoldOutNoticeProps) {
  return (
    <Notice
      action={
        <Button variant="quiet" size="dense" onClick={onRemove}>
          {texts.removeSoldOut(names.length)}
        </Button>
      }
    >
      {texts.soldOut(nameList(names), names.length)}
    </Notice>
  );
}
