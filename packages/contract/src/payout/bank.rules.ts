import type { FieldErrors } from '../shared/errors.ts'
import { payoutMessages as say } from './payout.messages.ts'

/** The weights of the American Bankers Association, digit by digit. */
const weights = [3, 7, 1]

/** Nine digits whose weighted sum is a multiple of ten. Nine zeros pass the sum and are nobody's. */
export const isRoutingNumber = (typed: string): boolean =>
  /^\d{9}$/.test(typed) &&
  typed !== '000000000' &&
  [...typed].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % 3] ?? 0), 0) % 10 === 0

export type TypedBank = { routing_number: string; account_number: string; account_number_again: string }

const digits = (typed: string): string => typed.replace(/[\s-]/g, '')

/** As the provider takes it: spaces and dashes are how people read numbers. */
export const plainBank = (typed: TypedBank) => ({
  routing_number: digits(typed.routing_number),
  account_number: digits(typed.account_number),
})

/** What is wrong with a bank account as it was typed, by field. */
export const bankErrors = (typed: TypedBank): FieldErrors => {
  const { routing_number: routing, account_number: account } = plainBank(typed)
  return {
    ...(/^\d{9}$/.test(routing)
      ? isRoutingNumber(routing)
        ? {}
        : { routing_number: [say.routingChecksum] }
      : { routing_number: [say.routingDigits] }),
    ...(/^\d{4,17}$/.test(account) ? {} : { account_number: [say.accountDigits] }),
    ...(digits(typed.account_number_again) === account ? {} : { account_number_again: [say.accountDiffers] }),
  }
}
