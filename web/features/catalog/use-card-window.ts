import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Cards that come and go together. */
export const cardsPerBlock = 12;
/** Up to so many products every card is whole wherever it stands. */
const alwaysWhole = 72;
/** How far from what is seen cards are whole, in screens. */
const margin = 1;
/** Blocks whose names come in one go. */
const namedAtOnce = 6;

/** What there is of a block of cards: the whole cards, the products' names as links, or only the room for them. */
export type BlockDetail = 'cards' | 'names' | 'room';

interface CardWindow {
  /** The blocks that are whole, both inclusive. */
  from: number;
  to: number;
  /** The block that the keyboard is in: it stays whole. */
  held: number;
  /** How many products there were then: what comes afterwards is whole at first. */
  count: number;
}

/** How high the cards were, in pixels, by their place in the list: their room stays as high, so that nothing moves. */
export type Heights = Map<number, number>;

/** Per entry of the history the blocks that were seen last, so that going back starts there. */
const left = new Map<string, { from: number; to: number; heights: Heights }>();
const mostLeft = 20;

interface ListInPage {
  grid: RefObject<HTMLUListElement | null>;
  /** The entry of the history that the list belongs to. */
  entry: string;
  /** Products in it. */
  count: number;
}

/**
 * Of a list of hundreds only the cards near what is seen are whole: a change of the list then costs as much as one of a
 * short list. The others are links with the products' names, which can be found, tabbed to and read aloud.
 */
export function useCardWindow({ grid, entry, count }: ListInPage) {
  const [start] = useState(() => left.get(entry));
  const isLong = count > alwaysWhole;
  const [seen, setSeen] = useState<CardWindow>({
    from: start?.from ?? 0,
    to: start?.to ?? 1,
    held: -1,
    // A list that has grown long is whole until somebody has looked.
    count: isLong ? count : 0,
  });
  const [named, setNamed] = useState(0);
  const [heights] = useState<Heights>(() => start?.heights ?? new Map<number, number>());
  const focused = useRef(-1);

  const look = useEffectEvent(() => {
    const list = grid.current;
    const { top = 0, height = 0 } = list?.getBoundingClientRect() ?? {};
    if (!list || height === 0) return;
    /** The block at a place of the screen, in pixels from its top. */
    const blockAt = (y: number) =>
      Math.max(
        0,
        Math.min(Math.ceil(count / cardsPerBlock) - 1, Math.floor((((y - top) / height) * count) / cardsPerBlock)),
      );
    const screen = window.innerHeight;
    remember(entry, { from: blockAt(0), to: blockAt(screen), heights });
    const items = [...list.children];
    const item = document.activeElement?.closest('li');
    focused.current = item ? items.indexOf(item) : -1;
    const next = {
      from: blockAt(-margin * screen),
      to: blockAt((1 + margin) * screen),
      held: Math.floor(focused.current / cardsPerBlock),
      count,
    };
    if (isSame(seen, next)) return;
    items.forEach((each, at) => {
      if (each.firstElementChild?.matches('article')) heights.set(at, each.getBoundingClientRect().height);
    });
    guess(list, heights);
    startTransition(() => setSeen(next));
  });

  // Before the page is scrolled to where it was left.
  useLayoutEffect(() => {
    if (grid.current) guess(grid.current, heights);
  }, [grid, heights]);

  // Where the page is scrolled to is the document's business.
  useEffect(() => {
    if (!isLong) return undefined;
    let frame = 0;
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    const resized = () => {
      heights.clear();
      soon();
    };
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', resized, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', resized);
    };
  }, [entry, count, isLong, heights]);

  // The names follow some at a time, with room in between for what a person does.
  const isNamed = !isLong || named * cardsPerBlock >= count;
  useEffect(() => {
    if (isNamed) return undefined;
    const timer = setTimeout(() => startTransition(() => setNamed(named + namedAtOnce)), 50);
    return () => clearTimeout(timer);
  }, [isNamed, named]);

  // The keyboard was on a name: it goes on from the card that has taken its place.
  useLayoutEffect(() => {
    if (seen.held < 0 || document.activeElement !== document.body) return;
    grid.current?.children[focused.current]?.querySelector('a')?.focus({ preventScroll: true });
  }, [grid, seen]);

  return {
    heights,
    detailOf: (block: number): BlockDetail => {
      const isNear = block >= seen.from && block <= seen.to;
      const isWhole = !isLong || isNear || block === seen.held || (block + 1) * cardsPerBlock > seen.count;
      return isWhole ? 'cards' : block < named ? 'names' : 'room';
    },
  };
}

/** Cards that nobody has seen yet are taken to be as high as the first that was measured. */
function guess(list: HTMLElement, heights: Heights) {
  const [height] = heights.values();
  if (height !== undefined) list.style.setProperty('--card-height', `${height}px`);
}

function remember(entry: string, place: { from: number; to: number; heights: Heights }) {
  left.delete(entry);
  left.set(entry, place);
  const [oldest] = left.keys();
  if (left.size > mostLeft && oldest !== undefined) left.delete(oldest);
}

function isSame(one: CardWindow, other: CardWindow) {
  return one.from === other.from && one.to === other.to && one.held === other.held && one.count === other.count;
}
