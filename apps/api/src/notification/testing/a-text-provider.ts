import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { anHttpServer, textOf } from '../../testing/an-http-server.ts'

/** An account at the provider, and the number that it sends from. */
export const textAccount = {
  TWILIO_ACCOUNT_SID: `AC${'5e'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'a token of the account',
  TWILIO_FROM: '+15005550006',
}

type Sent = { to: string; from: string; body: string }
/** `hangs up`: takes the text, and breaks off before it answers. */
type Trouble = { status: number; code?: number } | 'hangs up'

const path = `/2010-04-01/Accounts/${textAccount.TWILIO_ACCOUNT_SID}/Messages.json`
const basic = `Basic ${Buffer.from(`${textAccount.TWILIO_ACCOUNT_SID}:${textAccount.TWILIO_AUTH_TOKEN}`).toString('base64')}`

/** A provider of text messages over real HTTP, as Twilio's Messages API is: what it has taken, and what it answers. */
export const aTextProvider = async () => {
  const provider = { taken: [] as Sent[], asked: 0, trouble: null as Trouble | null }
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await textOf(request))
    const answer = (status: number, data: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
    provider.asked += 1
    if (request.headers.authorization !== basic) return answer(401, { code: 20_003 })
    if (request.method !== 'POST' || request.url !== path) return answer(404, { code: 20_404 })
    const { trouble } = provider
    if (trouble !== null && trouble !== 'hangs up') return answer(trouble.status, { code: trouble.code })
    const [to, from, body] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '')
    provider.taken.push({ to: to ?? '', from: from ?? '', body: body ?? '' })
    if (trouble === 'hangs up') return request.socket.destroy()
    return answer(201, { sid: `SM${String(provider.taken.length).padStart(32, '0')}`, status: 'queued' })
  }
  const { url, close } = await anHttpServer(answerTo)
  return Object.assign(provider, {
    url,
    environment: { ...textAccount, TWILIO_API_BASE: url },
    sentTo: (number: string) => provider.taken.filter(({ to }) => to === number).map(({ body }) => body),
    close: () => void close(),
  })
}

/** What somebody has answered, as the provider tells it to an address. */
export const anAnswer = (url: string, { from, body }: { from: string; body: string }) => {
  const fields = new URLSearchParams({
    To: textAccount.TWILIO_FROM,
    From: from,
    Body: body,
    MessageSid: 'SM1',
  })
  const inOrder = [...fields].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const signature = createHmac('sha1', textAccount.TWILIO_AUTH_TOKEN)
    .update(url + inOrder.map(([name, value]) => name + value).join(''))
    .digest('base64')
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    payload: fields.toString(),
  }
}
