import { smsMessages as say } from '@showroom/contract/notification/sms.messages'
import { smsWishOf } from '@showroom/contract/notification/sms.rules'
import { requireAccount } from '../../account/require-account.ts'
import type { Config } from '../../platform/config/config.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { deletePhone, deleteStop, saveStop } from './phone.store.ts'
import { askForCode, numberHash, presentPhone, proveNumber, type SmsDeps } from './phone.ts'
import { isSignedBy } from './signature.ts'

/** Where the caller's own text messages go. */
export const smsRoutes = (serve: Serve, deps: SmsDeps) => {
  const { db, send } = deps

  serve('POST /api/sms_phone', async ({ body }, who) => {
    const { account } = await requireAccount({ db }, who)
    if (send === null) return refuseUnknown()
    const asking = { accountId: account.id, place: networkOf(who.ip) }
    const number = await askForCode({ ...deps, send }, asking, body)
    return { success: true, data: await presentPhone(deps, account.id), message: say.codeSent(number) }
  })

  serve('PUT /api/sms_phone', async ({ body }, who) => {
    const { account } = await requireAccount({ db }, who)
    const number = await proveNumber(deps, account.id, body.code)
    return { success: true, data: await presentPhone(deps, account.id), message: say.on(number) }
  })

  serve('DELETE /api/sms_phone', async (_request, who) => {
    const { account } = await requireAccount({ db }, who)
    await deletePhone(db, account.id)
    return { success: true, data: await presentPhone(deps, account.id), message: say.off }
  })
}

/** Where the provider tells what people have answered. */
export const smsWebhookPath = '/api/sms/webhook'
/** The provider answers whoever wrote by itself. */
const nothingToSay = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'

type WebhookDeps = SmsDeps & { config: Pick<Config, 'sms' | 'publicUrl'> }

/** Not a call of the contract: whoever has the provider's signature may tell us what somebody has answered. */
export const smsWebhook = (
  { app }: Pick<Edge, 'app'>,
  { db, now, secret, config: { sms, publicUrl } }: WebhookDeps,
) =>
  app.register(async (scope) => {
    // A form, which no page of ours may send: read in here alone.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(smsWebhookPath, { config: { access: 'anyone' }, logLevel: 'warn' }, async (request, reply) => {
      const signature = request.headers['x-twilio-signature']
      const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
      const url = publicUrl + smsWebhookPath
      if (!sms || typeof signature !== 'string' || !isSignedBy(sms.authToken, { url, fields, signature }))
        return refuse(400, 'signature_refused', 'This is not signed by the provider of text messages.')
      const hashed = numberHash(secret, fields.get('From') ?? '')
      const wish = smsWishOf(fields.get('Body') ?? '')
      if (wish === 'stop') await saveStop(db, hashed, now())
      if (wish === 'start') await deleteStop(db, hashed)
      return reply.type('text/xml').send(nothingToSay)
    })
  })
