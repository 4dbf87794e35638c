import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { useCartActions } from '../cart/use-cart.ts';
import { fewestOf, mostOf, oneLess } from './orderable.ts';
import { Stepper } from '../ui/Stepper.tsx';

interface CartStepperProps {
  product: Pick<ProductCard_productFragment, 'id' | 'name' | 'left' | 'portion'>;
  quantity: number;
  /** Called before the last item is removed, when the Add button replaces the stepper. */
  handOver: () => void;
}

/** The quantity of a product in the cart, in place of its Add button. */
export function CartStepper({ product, quantity, handOver }: CartStepperProps) {
  const { add, remove } = useCartActions();
  return (
    <Stepper
      of={product.name}
      quantity={quantity}
      least={fewestOf(product)}
      max={mostOf(product)}
      portionGrams={product.portion?.grams}
      onIncrease={() => add(product)}
      onDecrease={() => {
        if (oneLess(quantity, product) === 0) handOver();
        remove(product);
      }}
      block
    />
  );
}
