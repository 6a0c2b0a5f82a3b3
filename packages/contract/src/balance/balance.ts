import { z } from 'zod'
import { cents, opaqueId } from '../shared/ids.ts'
import { balanceAccounts, releaseReasons } from './release.rules.ts'
import { entryKinds } from './entry.rules.ts'

export const balanceAccount = z.enum(balanceAccounts)

/** A day on which pending money becomes available, with why it is that day. */
export const nextRelease = z
  .object({
    /** Null while nobody knows the day. */
    on: z.iso.date().nullable(),
    reason: z.enum(releaseReasons),
    /** The same as a sentence. */
    why: z.string(),
    amount_cents: cents,
    line_count: z.int(),
  })
  .meta({ id: 'NextRelease' })
export type NextRelease = z.infer<typeof nextRelease>

/** A balance that is below zero, and until when it is to be settled. */
export const negativeState = z
  .object({
    first_below_at: z.iso.datetime(),
    /** The last day for it, whole, by the marketplace's clock. */
    due_on: z.iso.date(),
    days_left: z.int(),
    is_restricted: z.boolean(),
  })
  .meta({ id: 'NegativeState' })
export type NegativeState = z.infer<typeof negativeState>

export const balance = z
  .object({
    available_cents: cents,
    pending_cents: cents,
    /** The soonest first; those without a day last. */
    releases: z.array(nextRelease),
    negative: negativeState.nullable(),
    /** Those with a statement, `YYYY-MM`, the newest first. */
    statement_months: z.array(z.string()),
  })
  .meta({ id: 'Balance' })
export type Balance = z.infer<typeof balance>

/** One thing that happened to a balance; the sums are those after it. */
export const balanceEntry = z
  .object({
    /** Of the row, for lists alone. */
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(entryKinds),
    label: z.string(),
    about: z.string(),
    amount_cents: cents,
    pending_after_cents: cents,
    available_after_cents: cents,
    /** When it becomes available, where it is still pending and the day is known. */
    releases_on: z.iso.date().nullable(),
  })
  .meta({ id: 'BalanceEntry' })
export type BalanceEntry = z.infer<typeof balanceEntry>

/** Whose balance it is, and what it is, as an Admin sees it who books an amount with it. */
export const partyBalance = z
  .object({
    account: balanceAccount,
    party: opaqueId,
    name: z.string(),
    available_cents: cents,
    pending_cents: cents,
  })
  .meta({ id: 'PartyBalance' })
export type PartyBalance = z.infer<typeof partyBalance>

/** Somebody's balance below zero, as Admins see it. */
export const negativeRow = partyBalance
  .extend({
    id: opaqueId,
    first_below_at: z.iso.datetime(),
    /** Days since then. */
    age_days: z.int(),
    due_on: z.iso.date(),
    is_restricted: z.boolean(),
  })
  .meta({ id: 'NegativeRow' })
export type NegativeRow = z.infer<typeof negativeRow>

export const profitGroups = ['day', 'vendor', 'showroom', 'category'] as const
export type ProfitGroup = (typeof profitGroups)[number]

/** Of what clients paid, whose it is; what was given back is taken off. */
const profitSums = {
  client_paid_cents: cents,
  vendor_cents: cents,
  pro_cents: cents,
  platform_cents: cents,
  shipping_cents: cents,
  tax_cents: cents,
  /** Our fee and the tax that we collect (specification §6). */
  admin_profit_inclusive_tax_cents: cents,
}

export const profitRow = z
  .object({ key: z.string(), name: z.string(), ...profitSums })
  .meta({ id: 'ProfitRow' })
export type ProfitRow = z.infer<typeof profitRow>

export const profitReport = z
  .object({
    rows: z.array(profitRow),
    current_page: z.int(),
    last_page: z.int(),
    /** Of all pages: the sums of the rows, each with whether the ledger says the same. */
    totals: z.object(profitSums),
    reconciled: z.object({
      client_paid_cents: z.boolean(),
      vendor_cents: z.boolean(),
      pro_cents: z.boolean(),
      platform_cents: z.boolean(),
      shipping_cents: z.boolean(),
      tax_cents: z.boolean(),
      admin_profit_inclusive_tax_cents: z.boolean(),
    }),
  })
  .meta({ id: 'ProfitReport' })
export type ProfitReport = z.infer<typeof profitReport>
