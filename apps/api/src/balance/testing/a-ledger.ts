import { constantFrom, integer, record, tuple } from 'fast-check'
import { type Entry, type Movement, post } from '../../ledger/ledger.ts'
import type { TestOrder } from '../../order/testing/an-order.ts'
import type { Db } from '../../platform/db/db.ts'
import { aMilestone, aPaymentIn } from './planted.store.ts'

type Cents = [number, number, number, number, number]
/** Whom a movement is about, and by how much. */
type About = {
  line: { id: number; orderId: number; subOrderId: number; vendorId: number; showroomId: number }
  hire: { hireId: number; milestoneId: number }
  balancePaymentId: number
  cents: Cents
}
type Told = Omit<Movement, 'cause' | 'at'>

/** Some cents from one account to another. */
const between = ({ line, cents: [some] }: About, from: Entry['account'], to: Entry['account']): Entry[] => {
  const partyOf = (account: Entry['account']) =>
    account === 'contractor' ? line.showroomId : account === 'vendor' ? line.vendorId : undefined
  return [
    { account: from, partyId: partyOf(from), amountCents: -1 - some },
    { account: to, partyId: partyOf(to), amountCents: 1 + some },
  ] as Entry[] // each account with the party that it has
}

/** What a client pays for a line, to everybody whose it is; or the other way round. */
const shared = (about: About, sign: 1 | -1): Entry[] => {
  const [vendor, contractor, platform, tax, shipping] = about.cents
  const whole = vendor + contractor + platform + tax + shipping
  const { id: orderItemId, vendorId, showroomId } = about.line
  if (whole === 0) return between(about, 'tax', 'cash')
  return [
    { account: 'cash', amountCents: sign * whole },
    { account: 'vendor', partyId: vendorId, orderItemId, amountCents: -sign * vendor },
    { account: 'contractor', partyId: showroomId, orderItemId, amountCents: -sign * contractor },
    { account: 'platform', orderItemId, amountCents: -sign * platform },
    { account: 'tax', orderItemId, amountCents: -sign * tax },
    { account: 'shipping', amountCents: -sign * shipping },
  ]
}

const ofLine = ({ line: { orderId, subOrderId } }: About) => ({ orderId, subOrderId })

const movements = {
  capture: (about) => ({ ...ofLine(about), kind: 'capture', entries: shared(about, 1) }),
  refund: (about) => ({ ...ofLine(about), kind: 'refund', entries: shared(about, -1) }),
  shipping: (about) => ({
    ...ofLine(about),
    kind: 'capture',
    entries: between(about, 'shipping', 'cash'),
  }),
  dispute: (about) => ({ ...ofLine(about), kind: 'dispute', entries: between(about, 'cash', 'disputed') }),
  lost: (about) => ({ ...ofLine(about), kind: 'dispute', entries: between(about, 'disputed', 'platform') }),
  hold: (about) => ({ ...ofLine(about), kind: 'hold', entries: between(about, 'card_hold', 'held') }),
  'hold taken over': (about) => ({
    ...ofLine(about),
    kind: 'adjustment',
    entries: between(about, 'card_hold', 'held'),
  }),
  hire: (about) => ({
    ...about.hire,
    kind: 'capture',
    entries: [...between(about, 'contractor', 'cash'), ...between(about, 'platform', 'cash')],
  }),
  credits: (about) => ({ kind: 'credits', entries: between(about, 'platform', 'cash') }),
  premium: (about) => ({ kind: 'premium', entries: between(about, 'platform', 'cash') }),
  'borne by us': (about) => ({ kind: 'adjustment', entries: between(about, 'contractor', 'platform') }),
  'paid by hand': (about) => ({ kind: 'adjustment', entries: between(about, 'vendor', 'cash') }),
  payout: (about) => ({ kind: 'payout', entries: between(about, 'cash', 'vendor') }),
  'into a balance': (about) => ({
    kind: 'capture',
    balancePaymentId: about.balancePaymentId,
    entries: between(about, 'contractor', 'cash'),
  }),
} satisfies Record<string, (about: About) => Told>

type Kind = keyof typeof movements
const kinds = Object.keys(movements) as Kind[] // the names of the object above
const cents = integer({ min: 0, max: 90_000 })

/** Any movement that a ledger has, of any order and hour of three years, dated back as it comes. */
export type Posting = { kind: Kind; which: number; hours: number; cents: Cents }
export const postings = record<Posting>({
  kind: constantFrom(...kinds),
  which: integer({ min: 0, max: 11 }),
  hours: integer({ min: 0, max: 26_000 }),
  cents: tuple(cents, cents, cents, cents, cents),
})

const at = <Each>(all: readonly Each[], which: number): Each => {
  const found = all[which % all.length]
  if (found === undefined) throw new Error('There is an order.')
  return found
}

export type Ledger = Awaited<ReturnType<typeof aLedger>>

/** A ledger of some orders, a hire of each of their showrooms, and all else that money moves for. */
export const aLedger = async (db: Db, orders: readonly TestOrder[]) => {
  const showrooms = orders.map(({ showroomId }) => showroomId)
  const hires = await Promise.all(showrooms.map((id) => db.transaction((tx) => aMilestone(tx, id))))
  const payments = await Promise.all(showrooms.map((id) => aPaymentIn(db, id)))
  const lines = orders.flatMap(({ id, showroomId, items }) =>
    items.map((item) => ({ ...item, orderId: id, showroomId })),
  )
  let causes = 0
  const movement = ({ kind, which, hours, cents: amounts }: Posting): Movement => {
    causes += 1
    const about: About = {
      line: at(lines, which),
      hire: at(hires, which),
      balancePaymentId: at(payments, which),
      cents: amounts,
    }
    const told = movements[kind](about)
    return { ...told, cause: `random ${causes}`, at: new Date(Date.UTC(2025, 0, 1, hours)) } as Movement // of the kind it is told to be
  }
  return {
    movement,
    post: (posting: Posting) => db.transaction((tx) => post(tx, movement(posting))),
    itemAt: (which: number) => at(lines, which).id,
  }
}
