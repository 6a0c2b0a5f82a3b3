import { randomInt } from 'node:crypto'
import { standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import { showroomIdLength } from '@showroom/contract/policy/figures'
import type { Queries } from '../platform/db/db.ts'
import { ensurePriceList } from '../pricing/price-list/price-list.store.ts'
import { categoryIds, saveShowroom } from './showroom-record.store.ts'
import { isShowroomIdTaken } from './showroom-id.store.ts'

export type Opening = {
  /** The Pro's public id. */
  userId: string
  /** The Showroom ID that the Pro would like; empty where we pick. */
  requestedId: string
  companyName: string
  city: string
  state: string
  phone: string
  licenseNumber: string | null
  yearsInBusiness: number | null
  themeColor: string | null
  businessLogo: string | null
  markupBps: number | null
  /** Slugs of what it shows; none means everything. */
  shownCategories: readonly string[]
  now: Date
}

/** A new Pro's showroom, on the free plan, with prices for everything. Answers its Showroom ID. */
export const openShowroom = async (tx: Queries, opening: Opening): Promise<string> => {
  const rules = [{ markup_bps: opening.markupBps ?? standardMarkupBps }]
  const priceListId = await ensurePriceList(tx, rules)
  const vsdId = await freeShowroomId(tx, opening.requestedId)
  const { yearsInBusiness, now, shownCategories, phone } = opening
  await saveShowroom(tx, {
    ...opening,
    vsdId,
    priceListId,
    rules,
    phone: shownPhone(phone),
    sinceYear: yearsInBusiness === null ? null : now.getUTCFullYear() - yearsInBusiness,
    tagline: null,
    hasCustomAddon: false,
    plan: 'Free',
    planStatus: 'inactive',
    paidAmount: 0,
    isListed: true,
    isDevelopment: false,
    hidesPoweredBy: false,
    origins: [],
    hiddenIds: await hiddenIds(tx, shownCategories),
  })
  return vsdId
}

/** (xxx) xxx-xxxx, where it is a number of the US. */
const shownPhone = (digits: string): string | null => {
  if (digits === '') return null
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const mostAttempts = 20

/** The requested ID while it is free, else one of the 2⁴⁰ that nobody guesses. */
const freeShowroomId = async (tx: Queries, requestedId: string): Promise<string> => {
  if (requestedId !== '' && !(await isShowroomIdTaken(tx, requestedId))) return requestedId
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const made = Array.from({ length: showroomIdLength }, () =>
      letters.charAt(randomInt(letters.length)),
    ).join('')
    if (!(await isShowroomIdTaken(tx, made))) return made
  }
  throw new Error('No free Showroom ID was found.')
}

const hiddenIds = async (tx: Queries, shown: readonly string[]): Promise<number[]> => {
  if (shown.length === 0) return []
  const roots = await categoryIds(tx, 'roots')
  return [...roots].filter(([slug]) => !shown.includes(slug)).map(([, id]) => id)
}
