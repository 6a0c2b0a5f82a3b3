import { isService, type SmsConfig } from '../../platform/config/sms-config.ts'

export type Text = { to: string; body: string }

/** `stopped`: they have told the provider so. `refused`: this number is never texted, and nor are tries of it. */
export type SmsOutcome = { kind: 'taken'; id: string } | { kind: 'stopped' } | { kind: 'refused' }
export type SendText = (text: Text) => Promise<SmsOutcome>

/** Nothing has been taken: it may be tried anew. After any other error nobody knows. */
export class NotTaken extends Error {}

const timeoutMs = 10_000
/** What the provider says of whoever has opted out. */
const optedOut = 21_610

/** By the Messages API of Twilio: a form, and one answer. */
export const openTexter = (sms: SmsConfig | null): SendText | null =>
  sms &&
  (async ({ to, body }) => {
    const { accountSid, authToken, from, apiBase } = sms
    const form = new URLSearchParams({
      To: to,
      Body: body,
      [isService(from) ? 'MessagingServiceSid' : 'From']: from,
    })
    const answer = await fetch(`${apiBase}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: form.toString(),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(notReached)
    return outcomeOf(answer.status, await answer.json().catch(() => null))
  })

/** A refused connection has carried nothing; what was cut off in the middle may have been taken. */
const notReached = (failure: unknown): never => {
  const cause = failure instanceof Error ? failure.cause : null
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    throw new NotTaken('The provider of text messages could not be reached.')
  throw failure
}

const outcomeOf = (status: number, answer: unknown): SmsOutcome => {
  if (status >= 200 && status < 300) return { kind: 'taken', id: String(fieldOf(answer, 'sid') ?? '') }
  if (fieldOf(answer, 'code') === optedOut) return { kind: 'stopped' }
  // Ours is the mistake where it is about who asks, or how often; theirs where the number takes nothing.
  if (status === 400) return { kind: 'refused' }
  throw new NotTaken(`The provider of text messages answered ${status}.`)
}

const fieldOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
