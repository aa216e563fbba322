export {
  accountAddress,
  addressBody,
  addressChange,
  order,
  refund,
  refundContent,
  refundLine,
  refundReason,
  refundRequest,
  reorderChange,
} from './schemas/account.ts';
export {
  collection,
  collectionList,
  handle,
  image,
  option,
  policy,
  policyPage,
  policyType,
  product,
  productPage,
  productSummary,
  review,
  reviewPage,
  sortOrder,
  variant,
} from './schemas/catalog.ts';
export { cart, cartChange, cartLineWish, item, lineChange, lineItem, setLines } from './schemas/cart.ts';
export {
  appliedDiscount,
  buyer,
  checkout,
  checkoutPart,
  checkoutStatus,
  country,
  currentCheckout,
  fulfillmentChoice,
  fulfillmentOption,
  missing,
  noCheckout,
  paymentOption,
  postalAddress,
} from './schemas/checkout.ts';
export { entryBatch, entryReceipt } from './schemas/entries.ts';
export { choice, message, problem } from './schemas/message.ts';
export { currency, money, total } from './schemas/money.ts';
export {
  approval,
  approvalRequest,
  confirmationLevel,
  quote,
  quoteContent,
  quoteRequest,
  receipt,
} from './schemas/quote.ts';
export { orderPage, orderSummary, session, settleRequest, settlement, signIn } from './schemas/session.ts';
export { toolData } from './schemas/tools/answers.ts';
export type {
  AccountAddress,
  AddressChange,
  Order,
  Refund,
  RefundContent,
  RefundReason,
  RefundRequest,
  ReorderChange,
} from './schemas/account.ts';
export type {
  Collection,
  CollectionList,
  Option,
  Policy,
  PolicyPage,
  PolicyType,
  Product,
  ProductPage,
  ProductSummary,
  Review,
  ReviewPage,
  SortOrder,
  Variant,
} from './schemas/catalog.ts';
export type { Cart, CartChange, CartLineWish, Item, LineChange, LineItem, SetLines } from './schemas/cart.ts';
export type {
  Buyer,
  Checkout,
  CheckoutPart,
  CheckoutStatus,
  Country,
  FulfillmentChoice,
  Missing,
  NoCheckout,
  PostalAddress,
} from './schemas/checkout.ts';
export type { EntryBatch } from './schemas/entries.ts';
export type { Choice, Message, Problem } from './schemas/message.ts';
export type { Money, Total } from './schemas/money.ts';
export type {
  Approval,
  ApprovalRequest,
  ConfirmationLevel,
  Quote,
  QuoteContent,
  QuoteRequest,
  Receipt,
} from './schemas/quote.ts';
export type { OrderPage, OrderSummary, SessionObject, Settlement, SignIn } from './schemas/session.ts';
