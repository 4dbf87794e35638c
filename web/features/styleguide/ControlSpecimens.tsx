import { useState } from 'react';
import { announce } from '#web/shared/lib/announce.ts';
import { Button, ButtonLink, IconButton } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Field, Input, PasswordInput, Select, TextArea } from '#web/shared/ui/Field.tsx';
import { Stepper } from '#web/shared/ui/Stepper.tsx';
import { Switch } from '#web/shared/ui/Switch.tsx';
import { ThemeSwitch } from '#web/shared/ui/ThemeSwitch.tsx';
import { Sample, Specimen } from './Specimen.tsx';

const variants = ['primary', 'soft', 'quiet'] as const;
const states = ['hover', 'focus', 'pressed'] as const;

/** What is pressed, typed into or switched. */
export function ControlSpecimens() {
  return (
    <>
      <Specimen
        name="Button"
        words="What happens is on it. One primary in sight; a link that looks like one is a link."
      >
        {variants.map((variant) => (
          <Sample key={variant} caption={variant}>
            <Button variant={variant}>Add to Cart</Button>
          </Sample>
        ))}
        {states.map((state) => (
          <Sample key={state} caption={state} state={state}>
            <Button>Add to Cart</Button>
            <Button variant="quiet">Reset</Button>
          </Sample>
        ))}
        <Sample caption="busy">
          <Button busy>Add to Cart</Button>
        </Sample>
        <Sample caption="disabled">
          <Button disabled>Add to Cart</Button>
        </Sample>
        <Sample caption="sizes">
          <Button size="large">Buy now</Button>
          <Button icon="plus">Add</Button>
          <Button size="dense" variant="quiet" icon="retry">
            Undo
          </Button>
        </Sample>
        <Sample caption="a link">
          <ButtonLink to="/">Shop Now</ButtonLink>
        </Sample>
        <Sample caption="icons only">
          <IconButton icon="close" label="Close" />
          <IconButton icon="search" label="Search" />
          <IconButton icon="plus" label="Add" />
        </Sample>
        <Sample caption="icons only, hover" state="hover">
          <IconButton icon="close" label="Close" />
          <IconButton icon="plus" label="Add" />
        </Sample>
      </Specimen>
      <Specimen
        name="Field"
        words="A label above, a hint or an error below, tied to its control. 16 pixels, so that phones do not zoom."
      >
        <Sample caption="plain" wide>
          <Field label="City" hint="As on your letters.">
            <Input defaultValue="Springfield" />
          </Field>
        </Sample>
        {(['hover', 'focus'] as const).map((state) => (
          <Sample key={state} caption={state} state={state} wide>
            <Field label="City">
              <Input placeholder="Springfield" />
            </Field>
          </Sample>
        ))}
        <Sample caption="error" wide>
          <Field label="Zip code" error="The zip code is made of digits only.">
            <Input defaultValue="SW1A" />
          </Field>
        </Sample>
        <Sample caption="disabled" wide>
          <Field label="Country">
            <Input disabled defaultValue="United States" />
          </Field>
        </Sample>
        <Sample caption="a password" wide>
          <Field label="Password">
            <PasswordInput defaultValue="a long password" autoComplete="off" />
          </Field>
        </Sample>
        <Sample caption="a choice" wide>
          <Field label="Category">
            <Select defaultValue="b">
              <option value="a">Fresh Fruits</option>
              <option value="b">Bakery & Breads</option>
            </Select>
          </Field>
        </Sample>
        <Sample caption="several lines" wide>
          <Field label="Description" optional hint="One point a line.">
            <TextArea rows={3} />
          </Field>
        </Sample>
      </Specimen>
      <Specimen name="Stepper" words="Minus, count, plus. At one the minus is a bin; at the most the plus is off.">
        <Counted start={1} caption="one" />
        <Counted start={3} caption="more" />
        <Counted start={9} caption="the most" />
      </Specimen>
      <Specimen name="Switch" words="On or off, at once. The state is in words too, never in the colour alone.">
        <Switched start caption="on" />
        <Switched start={false} caption="off" />
        <Sample caption="focus" state="focus">
          <Switch checked label="Tomatoes in stock" text="In stock" onChange={() => undefined} />
        </Sample>
        <Sample caption="disabled">
          <Switch checked disabled label="Tomatoes in stock" text="In stock" onChange={() => undefined} />
        </Sample>
      </Specimen>
      <Specimen name="ThemeSwitch" words="Light, dark, or what the system says. It changes this page, too." once>
        <ThemeSwitch />
      </Specimen>
      <DialogSpecimen />
      <Specimen name="LiveRegions" words="Two regions that speak and show nothing." once>
        <Button variant="quiet" onClick={() => announce('Said politely')}>
          Say something politely
        </Button>
        <Button variant="quiet" onClick={() => announce('Said at once', 'assertive')}>
          Say something at once
        </Button>
      </Specimen>
    </>
  );
}

function Counted({ start, caption }: { start: number; caption: string }) {
  const [quantity, setQuantity] = useState(start);
  return (
    <Sample caption={caption}>
      <Stepper
        of="Tomatoes"
        quantity={quantity}
        max={9}
        onIncrease={() => setQuantity(quantity + 1)}
        onDecrease={() => setQuantity(Math.max(1, quantity - 1))}
      />
    </Sample>
  );
}

function Switched({ start, caption }: { start: boolean; caption: string }) {
  const [checked, setChecked] = useState(start);
  return (
    <Sample caption={caption}>
      <Switch
        checked={checked}
        onChange={setChecked}
        label="Tomatoes in stock"
        text={checked ? 'In stock' : 'Out of stock'}
      />
    </Sample>
  );
}

function DialogSpecimen() {
  const [placement, setPlacement] = useState<'middle' | 'side'>();
  return (
    <Specimen name="Dialog" words="Modal. Escape, the cross and a press outside close it; the focus comes back." once>
      <Button variant="quiet" onClick={() => setPlacement('middle')}>
        Open in the middle
      </Button>
      <Button variant="quiet" onClick={() => setPlacement('side')}>
        Open at the side
      </Button>
      <Dialog
        open={placement !== undefined}
        onClose={() => setPlacement(undefined)}
        title="Leave without saving?"
        {...(placement && { placement })}
      >
        <p>What you typed would be lost.</p>
        <Button onClick={() => setPlacement(undefined)}>Stay</Button>
      </Dialog>
    </Specimen>
  );
}
