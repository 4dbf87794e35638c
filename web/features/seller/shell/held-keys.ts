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

export const heldKeys = {
  /** Does `act` when no key follows. */
  whenAlone(act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, waitMs);
  },

  /** Another key follows: what was held does not act. */
  next({ key, repeat }: KeyboardEvent): void {
    if (repeat || ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(key)) return;
    clearTimeout(timer);
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
