import {
  SellerDepositsDocument,
  useAddDepositTypeMutation,
  useReturnDepositsMutation,
  useUpdateDepositTypeMutation,
  type AddDepositTypeInput,
  type ReturnDepositsInput,
  type UpdateDepositTypeInput,
} from '#web/__generated__/seller-deposits.ts';
import type { PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { useFormKey } from '#web/shared/lib/forms/form-key.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { forgetAllProducts } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

interface Reply {
  success: boolean;
  message: string | null;
  errors: readonly PayloadError[];
}

type ShowErrors = (errors: readonly PayloadError[]) => void;

/**
 * Functions that change deposits. Each shows the store's message and resolves to whether the store has made the change. A repeated
 * request has the same key, so that it adds once.
 */
export function useDepositChanges() {
  const formKey = useFormKey();
  const [addType, { client, loading: isAdding }] = useAddDepositTypeMutation();
  const [updateType, { loading: isUpdating }] = useUpdateDepositTypeMutation();
  const [returnDeposits, { loading: isReturning }] = useReturnDepositsMutation();

  async function attempt(send: () => Promise<Reply | null | undefined>, showErrors?: ShowErrors): Promise<boolean> {
    try {
      const reply = await send();
      if (!reply?.success) {
        notifyError(reply?.message ?? texts.notChanged);
        showErrors?.(reply?.errors ?? []);
        return false;
      }
      formKey.end();
      notifySuccess(reply.message ?? texts.saved);
      // Cards show deposits.
      forgetAllProducts(client.cache);
      await client.refetchQueries({ include: [SellerDepositsDocument] }).catch(() => undefined);
      return true;
    } catch (error) {
      notifyThrown(error);
      return false;
    }
  }

  return {
    isSaving: isAdding || isUpdating || isReturning,
    add: (input: AddDepositTypeInput, showErrors: ShowErrors) =>
      attempt(async () => {
        const keyed = { ...input, idempotencyKey: formKey.of(input) };
        return (await addType({ variables: { input: keyed } })).data?.addDepositType;
      }, showErrors),
    update: (input: UpdateDepositTypeInput, showErrors?: ShowErrors) =>
      attempt(async () => (await updateType({ variables: { input } })).data?.updateDepositType, showErrors),
    enter: (input: ReturnDepositsInput) =>
      attempt(async () => {
        const keyed = { ...input, idempotencyKey: formKey.of(input) };
        return (await returnDeposits({ variables: { input: keyed } })).data?.returnDeposits;
      }),
  };
}
