import type { Db } from '../../../apps/api/src/platform/db/db.ts'
import { ledgerBooks, payeesOf, type Books } from './months.store.ts'

type Row = Record<string, unknown> & { id: string }
type Page = { data: Row[]; has_more: boolean }

const numberIn = (row: Row, name: string): number => {
  const value = row[name]
  if (typeof value !== 'number') throw new Error(`${row.id} says no ${name}.`)
  return value
}

const sumOf = (rows: readonly Row[], read: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + read(row), 0)

/** Everything that a provider has of a kind, read past our own client. */
const listAt =
  (origin: string) =>
  async (kind: string, account?: string): Promise<Row[]> => {
    const rows: Row[] = []
    for (;;) {
      const after = rows.at(-1)
      const reply = await fetch(
        `${origin}/v1/${kind}?limit=100${after ? `&starting_after=${after.id}` : ''}`,
        {
          headers: {
            authorization: 'Bearer sk_test_sandbox',
            ...(account ? { 'stripe-account': account } : {}),
          },
        },
      )
      if (!reply.ok) throw new Error(`The provider answered ${reply.status} for ${kind}.`)
      const { data, has_more }: Page = await reply.json()
      rows.push(...data)
      if (!has_more) return rows
    }
  }

const isGone = ({ status }: Row): boolean => status === 'failed' || status === 'canceled'

/** What the provider holds, has charged, given back, passed on and paid out, by its own lists alone. */
const providerBooks = async (origin: string, payees: readonly string[]): Promise<Books> => {
  const list = listAt(origin)
  const intents = await list('payment_intents')
  const refunds = await list('refunds')
  const transfers = await list('transfers')
  const payouts = []
  for (const payee of payees) payouts.push(...(await list('payouts', payee)))
  const amount = (row: Row) => numberIn(row, 'amount')
  const standing = (rows: readonly Row[]) => rows.filter((row) => !isGone(row))
  return {
    held: sumOf(intents, (row) => numberIn(row, 'amount_capturable')),
    charged: sumOf(intents, (row) => numberIn(row, 'amount_received')),
    givenBack: sumOf(standing(refunds), amount),
    passedOn: sumOf(transfers, (row) => amount(row) - numberIn(row, 'amount_reversed')),
    paidOut: sumOf(standing(payouts), amount),
  }
}

/** The two books beside each other: the whole of the ledger, and the whole of the provider. */
export const bothBooks = async (db: Db, origin: string): Promise<{ ours: Books; theirs: Books }> => ({
  ours: await ledgerBooks(db),
  theirs: await providerBooks(origin, await payeesOf(db)),
})
