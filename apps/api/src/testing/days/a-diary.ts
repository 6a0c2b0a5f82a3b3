import { expect, test } from 'vitest'
import type { aMarket } from './a-market.ts'

type Standing = {
  /** Of the client: set aside, charged and given back. */
  held: number
  charged: number
  refunded: number
  /** How often banks were asked for it. */
  asked: number
  /** Of the Pro: available, pending. */
  pro: [available: number, pending: number]
}

/** What a moment changes; the mails are all that were sent by it. */
type Then = Partial<Standing> & { mails?: string[] }

const seenIn = async (market: ReturnType<typeof aMarket>) => {
  const { held_cents, charged_cents, refunded_cents } = await market.order().read()
  const { available_cents, pending_cents } = await market.balanceOf('the Pro')
  return {
    held: held_cents,
    charged: charged_cents,
    refunded: refunded_cents,
    asked: await market.asked(),
    pro: [available_cents, pending_cents],
    mails: market.newMails(),
  }
}

/**
 * Tests in the order of time: each begins where the one before it left everything. A row is called by its moment and what
 * happens then.
 */
export const aDiary = (market: ReturnType<typeof aMarket>) => {
  let standing: Standing = { held: 0, charged: 0, refunded: 0, asked: 0, pro: [0, 0] }
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
