import { z } from 'zod'
import { optionalText, text } from '../http/form-fields.ts'
import { refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newId, unixTime } from '../ids.ts'
import { bankAnswer, bankOf } from './bank-account.ts'
import { identityOf, told } from './identity.ts'
import { addToken, type Token } from './token.store.ts'

const bank = z.strictObject({
  country: z.literal('US', 'this sandbox is in the United States only'),
  currency: z.literal('usd', 'this sandbox holds dollars only'),
  routing_number: text,
  account_number: text,
  account_holder_name: optionalText,
  account_holder_type: z.enum(['individual', 'company']).optional(),
})

/** What a browser hands in by itself, so that the shop's own server never sees it. */
export const tokenRoutes = (route: StripeRoute) => {
  route(
    'POST /v1/tokens',
    z.strictObject({ bank_account: bank.optional(), account: told.optional() }),
    async ({ tx, form, now }) => {
      const made = tokenOf(form, now)
      await addToken(tx, made)
      return {
        id: made.id,
        object: 'token',
        ...(made.kind === 'bank_account' ? { bank_account: bankAnswer(made.holds, null) } : {}),
        client_ip: null,
        created: unixTime(now),
        livemode: false,
        type: made.kind,
        used: false,
      }
    },
  )
}

type Asked = { bank_account?: z.output<typeof bank> | undefined; account?: z.output<typeof told> | undefined }

const tokenOf = ({ bank_account, account }: Asked, createdAt: Date): Token => {
  if (bank_account)
    return { id: newId('btok'), kind: 'bank_account', holds: bankOf(bank_account, 'bank_account'), createdAt }
  if (account) return { id: newId('ct'), kind: 'account', holds: identityOf(account), createdAt }
  return refuseRequest('You must supply either a card, customer, PII data, bank account, or account.')
}
