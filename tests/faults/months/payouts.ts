import type { PayoutBatch } from '../../../packages/contract/src/payout/payout.ts'
import { twice } from './life.ts'
import { anotherDay, giveCodes } from './months.store.ts'
import type { Everybody } from './people.ts'
import type { Season } from './season.ts'

/** Bank accounts of the sandbox: one that takes, one whose answers break, one that sends back, one that is closed. */
const banks = {
  vendorA: '000777777771',
  vendorB: '000777777797',
  vendorC: '000777777789',
  pro: '000111111113',
} as const satisfies Partial<Record<keyof Everybody, string>>

const settings = {
  legal_name: 'Harvest Remodel LLC',
  entity_type: 'company',
  street: '1 Main St',
  city: 'Pasadena',
  state: 'CA',
  zip_code: '91101',
  statement_name: 'HARVEST',
  schedule: 'weekly',
  schedule_day: 5,
  minimum_cents: 1_000,
  notification_email: 'books@harvest.test',
  w9_name: 'Ana Quill',
  w9_certified: true,
}

const tokenAt = async (origin: string, fields: Record<string, string>): Promise<string> => {
  const reply = await fetch(`${origin}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
  const token: { id: string } = await reply.json()
  return token.id
}

const companyFields = {
  'account[business_type]': 'company',
  'account[company][name]': 'Harvest Remodel LLC',
  'account[company][tax_id]': '222222222',
  'account[company][address][line1]': '1 Main St',
  'account[company][address][city]': 'Pasadena',
  'account[company][address][state]': 'CA',
  'account[company][address][postal_code]': '91101',
  'account[tos_shown_and_accepted]': 'true',
}

const bankFields = (number: string) => ({
  'bank_account[country]': 'US',
  'bank_account[currency]': 'usd',
  'bank_account[routing_number]': '110000000',
  'bank_account[account_number]': number,
})

/** Each of them at a bank of another kind. */
export const openAccounts = async ({ ask, people, sandbox: { origin } }: Season): Promise<void> => {
  for (const [name, bank] of Object.entries(banks)) {
    const { token } = people[name as keyof typeof banks] // the names of the table above
    const body = {
      ...settings,
      account_token: await tokenAt(origin, companyFields),
      bank_token: await tokenAt(origin, bankFields(bank)),
    }
    const said = await ask<{ status: string } | undefined>('PUT /api/payout_account', { token, body })
    if (said?.data?.status !== 'active') throw new Error(`${name} can not be paid: ${JSON.stringify(said)}`)
  }
}

const open = ['draft', 'proposed'] as const

/** The batch that is being decided, or a new one of all that is available. */
const batchOf = async ({ ask, people: { admin } }: Season): Promise<PayoutBatch | null> => {
  const listed = await ask<PayoutBatch[]>('GET /api/admin/payout_batch', admin)
  const found = listed?.data.find(({ state }) => open.some((one) => one === state))
  if (found?.state === 'proposed') return found
  const gathered = await ask<PayoutBatch>('POST /api/admin/payout_batch', admin)
  return gathered !== null && gathered.status < 400 ? gathered.data : (found ?? null)
}

/** What became available is gathered, proposed by one Admin and approved by another, each said twice at once. */
export const payOutOnce = async (season: Season): Promise<boolean> => {
  const { ask, people, db } = season
  await anotherDay(db())
  await giveCodes(
    db(),
    [people.admin, people.otherAdmin].map(({ accountId }) => accountId),
  )
  const batch = await batchOf(season)
  if (batch === null) return false
  const decide = (token: string, action: string) =>
    twice(() => ask(`PUT /api/admin/payout_batch/${batch.id}`, { token, body: { action } }))
  if (batch.state === 'draft') await decide(people.admin.token, 'propose')
  return (await decide(people.otherAdmin.token, 'approve')) === 'done'
}
