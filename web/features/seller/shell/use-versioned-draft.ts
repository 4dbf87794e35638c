import { useEffect, useState } from 'react';
import type { UserErrorCode } from '#web/__generated__/inputs-and-enums.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import type { DraftKey } from '#web/shared/lib/storage/storage-keys.ts';
import { keptIn } from './kept-draft.ts';

/** The result of sending a draft. */
export interface Sent<Saved> {
  /** The values that the store has saved; absent when it refused. */
  saved?: Saved | null;
  /** The store's newer values, when it refused because of a newer version. */
  newer?: Saved | null | false;
  /** Sentences that say why nothing was saved; absent when the form itself shows the reason. */
  failures?: readonly string[];
}

interface DraftOptions<Saved, Draft> {
  /** The name under which this browser keeps the typed values. */
  key: DraftKey;
  /** The values that the store has. Only the value of the first render counts: pass later ones to `follow`. */
  opened: Saved;
  toDraft: (saved: Saved) => Draft;
  /** Reads a kept draft. Undefined for one that this form does not know. */
  parse: (kept: unknown) => Draft | undefined;
  /** Whether a field has the same content in both drafts. */
  isSame?: (field: keyof Draft & string, one: Draft, other: Draft) => boolean;
  /** Sends a draft that has no conflicts. */
  send: (draft: Draft, saved: Saved) => Promise<Sent<Saved>>;
}

interface DraftState<Saved, Draft> {
  saved: Saved;
  /** The draft of the saved values. */
  savedDraft: Draft;
  draft: Draft;
  /** The saved values on which the typed ones build. A conflict has an older value here than in `savedDraft`. */
  origin: Draft;
  /** The fields that took a newer value while something was typed. */
  taken: readonly (keyof Draft & string)[];
  /** Whether the form started with values that this browser had kept. */
  isRestored: boolean;
}

/**
 * The draft of something that the store keeps with a version, and that others can change at the same time. Typed values
 * stay until they are saved or discarded, also when the page is left. Newer values of the store replace values that are
 * unchanged here. A field that was changed on both sides is a conflict: it must be resolved before the next save.
 */
export function useVersionedDraft<Saved, Draft extends object>(options: DraftOptions<Saved, Draft>) {
  type Field = keyof Draft & string;
  type State = DraftState<Saved, Draft>;
  const { key, opened, toDraft, parse, isSame = isSameJson, send } = options;
  const [storage] = useState(() => keptIn<{ draft: unknown; origin: unknown }>(key, Boolean));
  const [state, setState] = useState<State>(() => {
    const fresh = unchanged(opened);
    const kept = storage.read();
    const [draft, origin] = [parse(kept?.draft), parse(kept?.origin)];
    return draft && origin ? followed({ ...fresh, draft, origin, isRestored: true }, opened) : fresh;
  });
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const { saved, savedDraft, draft, origin } = state;
  const changed = fieldsOf(savedDraft).filter((field) => !isSame(field, draft, savedDraft));
  const isChanged = changed.length > 0;
  const conflicts = changed.filter((field) => !isSame(field, origin, savedDraft));

  useEffect(() => storage.write(isChanged ? { draft, origin } : undefined), [storage, isChanged, draft, origin]);

  function unchanged(from: Saved): State {
    const content = toDraft(from);
    return { saved: from, savedDraft: content, draft: content, origin: content, taken: [], isRestored: false };
  }

  /** The state with newer values of the store, merged by field. */
  function followed(old: State, newer: Saved): State {
    const now = toDraft(newer);
    const next = { ...old, saved: newer, savedDraft: now, draft: { ...old.draft }, origin: { ...old.origin } };
    const fields = fieldsOf(now);
    const untouched = fields.filter((field) => isSame(field, old.draft, old.origin));
    const replaced = untouched.filter((field) => !isSame(field, old.draft, now));
    for (const field of replaced) next.draft[field] = now[field];
    for (const field of fields) {
      if (isSame(field, next.draft, now) || isSame(field, old.origin, now)) next.origin[field] = now[field];
    }
    const isTyped = untouched.length < fields.length;
    return { ...next, taken: isTyped ? [...new Set([...old.taken, ...replaced])] : [] };
  }

  /** The state after a save. Values that were typed during the save stay. */
  function accepted(old: State, sent: Draft, from: Saved): State {
    const next = unchanged(from);
    const typed = fieldsOf(sent).filter((field) => old.draft[field] !== sent[field]);
    const kept = Object.fromEntries(typed.map((field) => [field, old.draft[field]]));
    return { ...next, draft: { ...next.draft, ...kept } };
  }

  /** Whether these values are others than the known ones, but in nothing that the draft has. */
  function isSameContent(newer: Saved): boolean {
    const now = toDraft(newer);
    const isNewer = JSON.stringify(newer) !== JSON.stringify(saved);
    return isNewer && fieldsOf(now).every((field) => isSame(field, now, savedDraft));
  }

  /** Resolves conflicts: the fields get their values from `values`. */
  function choose(fields: readonly Field[], values: 'draft' | 'savedDraft') {
    setFailures([]);
    setState((old) => {
      const next = { ...old, draft: { ...old.draft }, origin: { ...old.origin } };
      for (const field of fields) {
        next.draft[field] = old[values][field];
        next.origin[field] = old.savedDraft[field];
      }
      return next;
    });
  }

  function discard() {
    setFailures([]);
    setState(unchanged(saved));
  }

  async function save() {
    if (isSaving || conflicts.length > 0) return;
    setFailures([]);
    setIsSaving(true);
    try {
      let reply = await send(draft, saved);
      // Another part of the store's record was changed: there is nothing to compare, so the draft is sent on the newer version.
      if (reply.newer && isSameContent(reply.newer)) reply = await send(draft, reply.newer);
      const { saved: next, newer, failures: reasons = [] } = reply;
      if (next) setState((old) => accepted(old, draft, next));
      else if (newer) setState((old) => followed(old, newer));
      setFailures(reasons);
    } catch (error) {
      setFailures([messageOf(error)]);
    } finally {
      setIsSaving(false);
    }
  }

  return {
    ...state,
    /** The fields that differ from the saved ones. */
    changed,
    isChanged,
    /** The fields that were changed both here and elsewhere. */
    conflicts,
    failures,
    isSaving,
    set: (change: Partial<Draft>) => setState((old) => ({ ...old, draft: { ...old.draft, ...change } })),
    /** Takes over the values that the store has now. */
    follow: (newer: Saved) => setState((old) => followed(old, newer)),
    /** Keeps the typed values of these fields: the next save replaces the newer ones. */
    keepMine: (fields: readonly Field[] = conflicts) => choose(fields, 'draft'),
    /** Replaces the typed values of these fields by the newer ones. */
    takeNewer: (fields: readonly Field[] = conflicts) => choose(fields, 'savedDraft'),
    discard,
    save,
  };
}

/** Whether the store refused because it has a newer version. */
export const isLate = (errors: readonly { code: UserErrorCode }[]): boolean =>
  errors.some(({ code }) => code === 'CHANGED_SINCE');

const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[];

function isSameJson<Draft>(field: keyof Draft, one: Draft, other: Draft): boolean {
  return JSON.stringify(one[field]) === JSON.stringify(other[field]);
}
