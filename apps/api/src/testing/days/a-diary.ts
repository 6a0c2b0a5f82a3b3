import { expect, test } from 'vitest'
import { type aMarket, vendors } from './a-market.ts'
import { keptByUs } from './days.store.ts'

type Balance = [available: number, pending: number]

type Standing = {
  /** Of the client: set aside, let go of, charged and given back. */
  held: number
  released: number
  charged: number
  refunded: number
  /** How often banks were asked for it. */
  asked: number
  pro: Balance
  /** Of the vendors. */
  A: Balance
  B: Balance
  C: Balance
  /** What stays with us: our fee, tax to be remitted, and what is paid for the way. */
  ours: [fee: number, tax: number, shipping: number]
}

/** What a moment changes; the mails are all that were sent by it. */
type Then = Partial<Standing> & { mails?: string[] }

type Market = ReturnType<typeof aMarket>

const balanceIn = async (market: Market, name: string): Promise<Balance> => {
  const { available_cents, pending_cents } = await market.balanceOf(name)
  return [available_cents, pending_cents]
}

const seenIn = async (market: Market) => {
  const { held_cents, released_cents, charged_cents, refunded_cents } = await market.order().read()
  const ofVendors: [string, Balance][] = []
  for (const name of vendors) ofVendors.push([name, await balanceIn(market, name)])
  return {
    held: held_cents,
    released: released_cents,
    charged: charged_cents,
    refunded: refunded_cents,
    asked: await market.asked(),
    pro: await balanceIn(market, 'the Pro'),
    ...Object.fromEntries(ofVendors),
    ours: await keptByUs(market.db()),
    mails: market.newMails(),
  }
}

const atFirst: Standing = {
  held: 0,
  released: 0,
  charged: 0,
  refunded: 0,
  asked: 0,
  pro: [0, 0],
  A: [0, 0],
  B: [0, 0],
  C: [0, 0],
  ours: [0, 0, 0],
}

/**
 * Tests in the order of time: each begins where the one before it left everything. A row is called by its moment and what
 * happens then.
 */
export const aDiary = (market: Market) => {
  let standing = atFirst
  return (row: string, act: () => Promise<unknown>, { mails = [], ...then }: Then = {}) =>
    test(row, async () => {
      await market.at(row.slice(0, '2026-11-02 10:15'.length))
      await act()
      await market.work()
      standing = { ...standing, ...then }
      expect(await seenIn(market)).toEqual({ ...standing, mails: mails.toSorted() })
      expect(market.errors).toEqual([])
      if (mails.length > 0 || Object.keys(then).length > 0) expect(await market.wrong()).toEqual([])
    })
}
export type Diary = ReturnType<typeof aDiary>

/** A moment at which nobody but the worker does anything. */
export const nothing = async (): Promise<void> => undefined
