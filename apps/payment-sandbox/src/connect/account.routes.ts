import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { sql } from '../db/sql.ts'
import { changedMetadata, flag, metadata, optionalText, text } from '../http/form-fields.ts'
import { listAnswer, page } from '../http/page.ts'
import { refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newId, unixTime } from '../ids.ts'
import { accountAnswer, requireAccount } from './account.ts'
import { type Account, accountsWhere, addLink, saveAccount } from './account.store.ts'

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
  metadata,
})
const creating = changing.extend({
  type: z.literal('express', 'this sandbox has Express accounts only'),
  country: z.literal('US', 'this sandbox is in the United States only').default('US'),
})

const changed = (before: Account, form: z.output<typeof changing>): Account => ({
  ...before,
  email: form.email === undefined ? before.email : form.email,
  businessType: form.business_type ?? before.businessType,
  capabilities: { ...before.capabilities, ...form.capabilities },
  metadata: changedMetadata(before.metadata, form.metadata),
})

export const accountRoutes = (route: StripeRoute, origin: string) => {
  route('POST /v1/accounts', creating, async ({ tx, form, now }) => {
    const blank: Account = {
      id: newId('acct'),
      email: null,
      country: form.country,
      businessType: null,
      capabilities: {},
      isOnboarded: false,
      metadata: {},
      createdAt: now,
    }
    const made = changed(blank, form)
    if (Object.keys(made.capabilities).length === 0)
      refuseRequest('You must request at least one capability.', { param: 'capabilities' })
    await saveAccount(tx, made)
    return accountAnswer(made)
  })

  route('GET /v1/accounts', z.strictObject(page), async ({ tx, form }) =>
    listAnswer((await accountsWhere(tx, sql`true`)).map(accountAnswer), '/v1/accounts', form),
  )

  route('GET /v1/accounts/:id', z.strictObject({}), async ({ tx, id }) =>
    accountAnswer(await requireAccount(tx, id)),
  )

  route('POST /v1/accounts/:id', changing, async ({ tx, id, form }) => {
    const after = changed(await requireAccount(tx, id), form)
    await saveAccount(tx, after)
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
