import { z } from 'zod';

/** The answer to everything the store refuses, and the body of every error. */
export const refusal = z.object({
  success: z.literal(false),
  message: z.string().meta({ description: 'One sentence for the person who asked.' }),
});

export type Refusal = z.infer<typeof refusal>;

/** A refusal, in a sentence for a person. */
export function refused(message: string): Refusal {
  return { success: false, message };
}

/** Whether a store's answer is a refusal. */
export function isRefusal(answer: object): answer is Refusal {
  return 'success' in answer && answer.success === false;
}

/** Response schemas of a call: `payload` beside `success: true`, or the refusal; errors of the protocol beside it. */
export function verdict<Payload extends z.ZodRawShape>(payload: Payload) {
  return {
    200: z.union([z.object({ success: z.literal(true), message: z.string().optional(), ...payload }), refusal]),
    '4xx': refusal.meta({ description: 'The request itself was faulty, or there were too many.' }),
    '5xx': refusal.meta({ description: 'The store could not answer now.' }),
  };
}
