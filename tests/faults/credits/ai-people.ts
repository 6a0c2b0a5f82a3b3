import type { AiJob, AiPurchase } from '@showroom/contract/design-ai/design-ai'
import type { RunningSandbox } from '../../factories/running-sandbox.ts'
import type { Seeded } from '../market/random.ts'

export type Studio = {
  origin: string
  sandbox: RunningSandbox
  random: Seeded
  isKilled: () => boolean
}

/** Good mostly; else the answer is lost on its way, breaks, or a bank says no. */
const cards = [
  '4242424242424242',
  '4242424242424242',
  '4242424242424242',
  '4000007777000032',
  '4000007777000040',
  '4000000000000341',
] as const

type Method = 'GET' | 'POST' | 'DELETE'

/** Null: refused, or nobody is there any more. */
const call = async <Data>(
  { origin }: Studio,
  [method, path]: readonly [Method, string],
  { token, body }: { token: string; body?: object },
): Promise<Data | null> => {
  try {
    const reply = await fetch(origin + path, {
      method,
      headers: { 'showroom-ai': token, origin, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!reply.ok) return null
    const { data }: { data: Data } = await reply.json()
    return data
  } catch {
    // Killed under this request: it was never acknowledged.
    return null
  }
}

/** What was asked for under one key, and as what it was heard of. */
export type Heard = { ids: string[] }

const twice = async <Data>(ask: () => Promise<Data | null>): Promise<Data[]> =>
  (await Promise.all([ask(), ask()])).flatMap((answer) => (answer === null ? [] : [answer]))

let keys = 0
const newKey = (): string => `kill-${process.pid}-${(keys += 1)}`

/** Asks for an idea twice at once by one key; two of three are cancelled, twice at once as well. */
const want = async (studio: Studio, token: string): Promise<Heard> => {
  const rooms = ['bathroom', 'kitchen', 'outdoor'] as const
  const wish = { showroom: 'HARVEST2', room: studio.random.of(rooms), styles: ['coastal'], pictures: 1 }
  const body = { key: newKey(), wish }
  const answers = await twice(() => call<{ job: AiJob }>(studio, ['POST', '/api/AI/job'], { token, body }))
  const [first] = answers
  if (first && studio.random.between(1, 3) > 1)
    await twice(() => call(studio, ['DELETE', `/api/AI/job/${first.job.id}`], { token }))
  return { ids: answers.map(({ job }) => job.id) }
}

/** Buys a pack twice at once by one key; now and then what is left of it goes back, twice at once. */
const buy = async (studio: Studio, token: string): Promise<Heard> => {
  const payment_method_id = await studio.sandbox.typed(studio.random.of(cards))
  const body = { key: newKey(), credits: 10, price_cents: 900, payment_method_id }
  const answers = await twice(() =>
    call<{ purchase: AiPurchase }>(studio, ['POST', '/api/AI/credits'], { token, body }),
  )
  const [first] = answers
  if (first && studio.random.between(1, 2) === 1)
    await twice(() =>
      call(studio, ['POST', `/api/AI/credits/${first.purchase.id}/refund`], { token, body: {} }),
    )
  return { ids: answers.map(({ purchase }) => purchase.id) }
}

/** So many an account may ask for in an hour. */
const mostDeeds = 18

/** Goes on until nobody answers any more. */
export const spendUntilKilled = async (
  studio: Studio,
  token: string,
  onHeard: () => void,
): Promise<Heard[]> => {
  const heard: Heard[] = []
  for (let deed = 0; deed < mostDeeds && !studio.isKilled(); deed += 1) {
    const one = await (deed % 3 === 1 ? buy(studio, token) : want(studio, token))
    if (one.ids.length > 0) onHeard()
    heard.push(one)
  }
  return heard
}
