// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  stageNames: {
    PLACED: 'تم تسجيل الطلب',
    PICKING: 'قيد التجهيز',
    READY: 'جاهز',
    OUT: 'في الطريق',
    DONE: 'تم التوصيل',
    CANCELLED: 'ملغى',
  },
  readyToCollect: 'جاهز للاستلام',
  collected: 'تم الاستلام',

  cashOnDelivery: 'الدفع نقدًا عند التوصيل',
  cashAtShop: 'الدفع نقدًا في المتجر',
  onlinePayment: 'الدفع عبر الإنترنت',
  paid: (amount: string) => `المدفوع: ${amount}`,
  refunded: (amount: string) => `المسترد: ${amount}`,
  toPay: (amount: string) => `المطلوب دفعه: ${amount}`,
  nothingCharged: 'لم يُحتسب أي مبلغ',

  toCollect: (time: string) => `${time}، استلام من المتجر`,

  addedTo: 'أُضيف إلى',
  additions: 'الإضافات',
  numbered: (orderNumber: string) => `رقم ${orderNumber}`,
  notFound: 'لم يُعثر عليه ولم يُحتسب',
  replacedBy: (amount: string, product: string) => `استُبدل به ${amount} ${product}`,
  found: (count: number, ordered: number) => `عُثر على ${count} من ${ordered}`,

  refundStates: {
    PENDING: 'في الطريق إليك',
    DONE: 'تم رده',
    FAILED: 'لم يُرَد: رفضه مزود خدمة الدفع',
  },
  forProducts: (names: string) => ` مقابل ${names}`,
  goneProduct: 'منتج لم يعد يُباع',

  history: 'السجل',
  notes: 'الملاحظات',
  reached: (time: ReactNode, stage: string, note: string | null) =>
    sentence`${time}: ${stage}${note ? `. ${note}` : ''}`,
  refund: (time: ReactNode, amount: string, products: string, state: string, reason: string | null) =>
    sentence`${time}: استرداد ${amount}${products}، ${state}${reason ? `. ${reason}` : ''}`,
  doneBy: (name: string) => `بواسطة ${name}`,
} satisfies Translation<typeof import('#web/shared/order-life/texts.ts')>;
