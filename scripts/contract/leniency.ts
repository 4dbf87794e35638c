/** How the reader of a document is more or less lenient than the contract. A field of an object in it is named like `actor.id`. */
export interface Leniency {
  /** Fields that may be missing or unreadable besides those that the contract allows to be: they are read as null. */
  lenient?: readonly string[];
  /**
   * Fields whose null says something, such as that a time can be chosen. When the value is neither null nor readable, the document
   * cannot be read.
   */
  exact?: readonly string[];
  /** Enumerations that may have values that this gateway does not know: they are read as texts. */
  open?: readonly string[];
}

/**
 * The documents for which `npm run codegen` writes readers for the gateway. A field that the contract allows to be null or
 * missing is read as null when it cannot be read; a document that lacks another field is left out.
 *
 * Orders, products, addresses and users have readers by hand: stores without any feature send them, each in its own way.
 */
export const readDocuments: Readonly<Record<string, Leniency>> = {
  BestSeller: {},
  BulkChange: {},
  Category: {},
  Customer: { lenient: ['email'] },
  DeliveryArea: { exact: ['freeFrom'] },
  DeliveryPlan: {},
  DeliverySlot: { exact: ['closedBecause'] },
  DepositBalance: {},
  DepositReturn: { lenient: ['orderNumber', 'staffName'] },
  DepositType: {},
  DeliveryTerms: { exact: ['freeFrom'] },
  Food: { lenient: ['mayContain', 'origins'] },
  FoundFacts: { lenient: ['isOrganic', 'mayContain', 'origins'] },
  Guest: { exact: ['heldUntil'] },
  ImportColumn: {},
  ImportCounts: {},
  ImportHeader: {},
  ImportMatches: { lenient: ['gtin'] },
  ImportRow: {},
  LawLine: { exact: ['note', 'state'], open: ['id'] },
  Mail: { lenient: ['kind'] },
  OwnCategory: {},
  PeriodTakings: { lenient: ['depositPayouts', 'deposits', 'taxes'] },
  PriceMove: {},
  Produce: { lenient: ['usedOrigins'] },
  PromisedTime: {},
  ShopChange: { lenient: ['actor.id', 'subject.id', 'times'] },
  ShopCheck: { lenient: ['state'] },
  StaffSession: { lenient: ['name'] },
  Stock: { lenient: ['heldByUnpaid', 'lastMove'] },
  StockMove: {},
  Subscriber: { lenient: ['subscribedAt'] },
  TakenSlot: {},
  Takings: { lenient: ['taxes'] },
  TeamMember: { lenient: ['name'] },
  Withdrawal: { lenient: ['answeredAt', 'goods'] },
  WithdrawalReceipt: { lenient: ['isMailed'] },
};
