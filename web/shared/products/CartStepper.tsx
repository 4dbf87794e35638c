import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { useCartActions } from '../cart/use-cart.ts';
import { Stepper } from '../ui/Stepper.tsx';

interface CartStepperProps {
  product: Pick<ProductCard_productFragment, 'id' | 'name' | 'left'>;
  quantity: number;
  /** Called before the last item is removed, when the Add button replaces the stepper. */
  handOver: () => void;
}

/** The quantity of a product in the cart, in place of its Add button. */
export function CartStepper({ product: { id, name, left }, quantity, handOver }: CartStepperProps) {
  const { add, remove } = useCartActions();
  return (
    <Stepper
      of={name}
      quantity={quantity}
      max={left ?? undefined}
      onIncrease={() => add(id, name)}
      onDecrease={() => {
        if (quantity === 1) handOver();
        remove(id, name);
      }}
      block
    />
  );
}
