import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import { changedMetadata, flag, metadata, optionalText, text } from '../http/form-fields.ts'
import { listAnswer, page } from '../http/page.ts'
import { refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newId, unixTime } from '../ids.ts'
import { accountAnswer, requireAccount } from './account.ts'
import { type Account, accountsWhere, addLink, saveAccount } from './account.store.ts'
import { takeToken, type Token } from './token.store.ts'
import { tellAccount, verifyAccounts, verifyingMs } from './verify-accounts.ts'

const linkLastsMs = 300_000

const asked = z.strictObject({ requested: flag })
const capabilities = z
  .strictObject({ card_payments: asked.optional(), transfers: asked.optional() })
  .transform(({ card_payments, transfers }) => ({
    ...(card_payments ? { card_payments: card_payments.requested } : {}),
    ...(transfers ? { transfers: transfers.requested } : {}),
  }))
  .optional()

const changing = z.strictObject({
  email: optionalText,
  business_type: z.enum(['company', 'individual', 'non_profit']).optional(),
  capabilities,
  account_token: text.optional(),
  external_account: text.optional(),
  settings: z
    .strictObject({
      payouts: z.strictObject({
        schedule: z.strictObject({ interval: z.literal('manual') }).optional(),
        statement_descriptor: text.optional(),
      }),
    })
    .optional(),
  metadata,
})
const creating = changing.extend({
  type: z.enum(['express', 'custom'], 'this sandbox has Express and Custom accounts only'),
  country: z.literal('US', 'this sandbox is in the United States only').default('US'),
})

const changed = (before: Account, form: z.output<typeof changing>): Account => ({
  ...before,
  email: form.email === undefined ? before.email : form.email,
  businessType: form.business_type ?? before.businessType,
  capabilities: { ...before.capabilities, ...form.capabilities },
  statementDescriptor: form.settings?.payouts.statement_descriptor ?? before.statementDescriptor,
  metadata: changedMetadata(before.metadata, form.metadata),
})

const requireToken = async <Kind extends Token['kind']>(
  { tx, now }: Told,
  { id, kind, param }: { id: string; kind: Kind; param: string },
): Promise<Extract<Token, { kind: Kind }>> => {
  const token = await takeToken(tx, id, now)
  const isOf = (one: Token | null): one is Extract<Token, { kind: Kind }> => one?.kind === kind
  return isOf(token) ? token : refuseRequest(`No such token: '${id}'`, { code: 'resource_missing', param })
}

type Told = { tx: Queries; now: Date }

/** What browsers handed in takes the place of what was told before; who it is may have to be looked at. */
const withTokens = async (told: Told, before: Account, form: z.output<typeof changing>): Promise<Account> => {
  const after = changed(before, form)
  if (form.external_account !== undefined)
    after.bank = (
      await requireToken(told, { id: form.external_account, kind: 'bank_account', param: 'external_account' })
    ).holds
  if (form.account_token === undefined) return after
  const identity = (
    await requireToken(told, { id: form.account_token, kind: 'account', param: 'account_token' })
  ).holds
  return {
    ...after,
    identity,
    businessType: identity.businessType,
    acceptedAt: identity.isAccepted ? told.now : after.acceptedAt,
    verifiesAt: identity.isImmediate ? null : new Date(told.now.getTime() + verifyingMs),
  }
}

export const accountRoutes = (route: StripeRoute, origin: string) => {
  route('POST /v1/accounts', creating, async ({ tx, form, now }) => {
    const blank: Account = {
      id: newId('acct'),
      kind: form.type,
      email: null,
      country: form.country,
      businessType: null,
      capabilities: {},
      isOnboarded: false,
      identity: null,
      bank: null,
      acceptedAt: null,
      statementDescriptor: null,
      verifiesAt: null,
      metadata: {},
      createdAt: now,
    }
    const made = await withTokens({ tx, now }, blank, form)
    if (Object.keys(made.capabilities).length === 0)
      refuseRequest('You must request at least one capability.', { param: 'capabilities' })
    await saveAccount(tx, made)
    return accountAnswer(made)
  })

  route('GET /v1/accounts', z.strictObject(page), async ({ tx, form }) =>
    listAnswer((await accountsWhere(tx, sql`true`)).map(accountAnswer), '/v1/accounts', form),
  )

  route('GET /v1/accounts/:id', z.strictObject({}), async ({ tx, id, now }) => {
    await verifyAccounts({ tx, now })
    return accountAnswer(await requireAccount(tx, id))
  })

  route('POST /v1/accounts/:id', changing, async ({ tx, id, form, now }) => {
    const after = await withTokens({ tx, now }, await requireAccount(tx, id), form)
    await saveAccount(tx, after)
    await tellAccount({ tx, now }, after)
    return accountAnswer(after)
  })

  linkRoute(route, origin)
}

const linkRoute = (route: StripeRoute, origin: string) => {
  route(
    'POST /v1/account_links',
    z.strictObject({
      account: text,
      type: z.literal('account_onboarding'),
      refresh_url: z.url(),
      return_url: z.url(),
    }),
    async ({ tx, form, now }) => {
      const { id } = await requireAccount(tx, form.account)
      const token = randomBytes(18).toString('base64url')
      const expiresAt = new Date(now.getTime() + linkLastsMs)
      await addLink(tx, {
        token,
        accountId: id,
        refreshUrl: form.refresh_url,
        returnUrl: form.return_url,
        expiresAt,
        usedAt: null,
      })
      return {
        object: 'account_link',
        created: unixTime(now),
        expires_at: unixTime(expiresAt),
        url: `${origin}/onboarding/${token}`,
      }
    },
  )
}
