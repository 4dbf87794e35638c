// Not reviewed by a native reader.
export default {
  free: (sentence: string) => `${sentence}. التوصيل مجاني.`,
  collected: (sentence: string) => `${sentence}. استلام طلبك من المتجر بلا رسوم.`,
  unknown: (sentence: string) => `${sentence}، وتضاف رسوم التوصيل. ستظهر لك قبل إرسال الطلب.`,
  from: (sentence: string, fee: string, isFreeInSomeAreas: boolean, freeFrom: string | null) =>
    `${sentence}. التوصيل ابتداءً من ${fee}${isFreeInSomeAreas ? ' (مجاني في بعض المناطق)' : ''}${freeFrom === null ? '' : `، ومجاني للطلبات من ${freeFrom} فأكثر`}.`,
} satisfies Translation<typeof import('#web/shared/lib/delivery/texts.ts')>;
