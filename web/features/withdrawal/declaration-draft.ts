import { isRecord } from '#web/shared/lib/is-record.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';
import type { Declaration } from './declaration.ts';

const keptFields = ['orderNumber', 'goods'] as const satisfies readonly (keyof Declaration)[];

/**
 * What was typed about an order, stored for this tab until the withdrawal is sent, so that going back and a reload do not lose it. Name
 * and email are not stored: another person may use the tab next.
 *
 * @param linked the order number in the form's address: each has a draft of its own
 */
export function declarationDraft(linked: string) {
  const entry = inTab(`greengate.withdrawal.${linked}`);
  return {
    read: (): Partial<Declaration> =>
      entry.read((stored) =>
        Object.fromEntries(
          keptFields.flatMap((name) =>
            isRecord(stored) && typeof stored[name] === 'string' ? [[name, stored[name]]] : [],
          ),
        ),
      ) ?? {},
    write: ({ orderNumber, goods }: Partial<Declaration>) => entry.write({ orderNumber, goods }),
    forget: () => entry.forget(),
  };
}
