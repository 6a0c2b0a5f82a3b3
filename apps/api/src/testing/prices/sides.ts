import { dollars } from '@showroom/contract/shared/money-text'

/** Of the running example (domain §3.7): what each side gets for a line, in cents. */
export const amounts = {
  /** What the vendor is paid: by unit and by line. */
  vendorA: [7_425, 66_825],
  vendorB: [118_000, 124_900],
  vendorC: [13_900, 27_800],
  /** What the Pro earns: by unit and by line. */
  pro: [3_249, 17_842, 2_778],
  /** What we keep, with tax. */
  admin: [12_511, 23_242, 5_340],
  /** What the client pays: by line and for all of it. */
  client: [75_420, 79_389, 87_085, 152_928, 159_084, 282_087, 32_980, 35_918],
}
export type Side = keyof typeof amounts

export const everySide = Object.keys(amounts) as Side[] // its own keys

export type Found = { call: string; side: Side; cents: number }

/** Where an amount of these sides is read: as a call writes it, and as people do. */
export const foundIn = (text: string, call: string, sides: readonly Side[]): Found[] =>
  sides.flatMap((side) =>
    amounts[side].flatMap((cents) => {
      const isThere =
        new RegExp(`_cents"?:-?${cents}\\b`).test(text) ||
        new RegExp(`(?<![\\d,])${dollars(cents).replace(/[$.]/g, '\\$&')}(?!\\d)`).test(text) ||
        text.includes(`"${(cents / 100).toFixed(2)}"`)
      return isThere ? [{ call, side, cents }] : []
    }),
  )
