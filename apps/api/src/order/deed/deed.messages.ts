import type { ReturnStep } from '@showroom/contract/order/return.rules'

const steps: Record<ReturnStep, string> = {
  answer: 'answered a return',
  withdraw: 'withdrew a return',
  send: 'sent a return back',
  receive: 'inspected a return',
  refund: 'refunded a return',
  replace: 'sent anew',
}

/** What the audit says of deeds with orders. */
export const deedMessages = {
  status: 'set the status',
  lot: 'promised a lot',
  cancelWish: 'answered a wish to cancel',
  packed: 'packed',
  packageChanged: 'changed a package',
  unpacked: 'unpacked',
  shipped: 'said that it left',
  delivered: 'said that it came',
  units: (units: number, product: string) => `${units} of ${product}`,
  absorbed: 'absorbed of a raise',
  returnSteps: steps,
  openedBeyondTime: 'opened a return beyond its time',
  accepted: (accepted: number, asked: number) => `${accepted} of ${asked} accepted`,
}
