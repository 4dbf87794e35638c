/**
 * Keys that act at once, and that may be the first one of a scan: they act when no other key follows. Until then nobody knows
 * whether a person has pressed them.
 */

/** Between two keys of a scanner are at most 30 ms, and a person needs more. */
const waitMs = 50;

const pressed =
  'button, [role=button], summary, input:is([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file])';

let timer: ReturnType<typeof setTimeout> | undefined;
/** The element with the focus when the space bar went down, while it may still press it. */
let heldBy: HTMLElement | undefined;

/** What is done when no key follows. */
let waiting: (() => void) | undefined;

function act() {
  clearTimeout(timer);
  const doNow = waiting;
  waiting = undefined;
  doNow?.();
}

export const heldKeys = {
  /** Does something when no character follows. */
  whenAlone(then: () => void): void {
    clearTimeout(timer);
    waiting = then;
    timer = setTimeout(act, waitMs);
  },

  /** Another key follows. After a character what was held does not act; after another key, such as Tab, it acts first. */
  next({ key, repeat }: KeyboardEvent): void {
    if (repeat || ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(key)) return;
    if (key.length === 1) waiting = undefined;
    act();
    heldBy = undefined;
  },

  /** Holds back the space bar, whose release presses a button. */
  hold({ key, target, repeat }: KeyboardEvent): void {
    if (key === ' ' && !repeat && target instanceof HTMLElement && target.matches(pressed)) heldBy = target;
  },

  /** Presses what the space bar is held on, a moment after its release. */
  release(): void {
    const target = heldBy;
    heldBy = undefined;
    if (target) heldKeys.whenAlone(() => target.click());
  },
};
