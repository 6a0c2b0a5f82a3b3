import { afterEach, expect, test } from 'vitest'
import { providerAt } from '../testing/a-payment.ts'
import { type Asked, aProvider } from '../testing/a-provider.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Answer = { status?: number; body: unknown }
const intentsAnswering = async (answer: (asked: Asked, times: number) => Answer) => {
  let times = 0
  const provider = await aProvider((asked) => {
    times += 1
    return answer(asked, times)
  })
  closing.push(provider.stop)
  return { provider, intents: providerAt(provider.origin).intents }
}

const held = {
  object: 'payment_intent',
  id: 'pi_1',
  status: 'requires_capture',
  amount: 5_000,
  amount_capturable: 5_000,
  amount_received: 0,
  currency: 'usd',
  capture_method: 'manual',
  customer: 'cus_1',
  metadata: { hold: 'h1', operation: 'o1', order: 'w1' },
  created: 1_780_000_000,
}
const captured = { ...held, status: 'succeeded', amount_capturable: 0, amount_received: 5_000 }

test.each<[string, unknown]>([
  ['an empty object', {}],
  ['no JSON', '<h1>Hello</h1>'],
  ['no object at all', null],
  ['a status that there is not', { ...captured, status: 'captured' }],
  ['no status', { ...captured, status: undefined }],
  ['no amount', { ...captured, amount: undefined }],
  ['captured, but nothing received', { ...captured, amount_received: 0 }],
  ['more received than there was', { ...captured, amount_received: 5_001 }],
  ['an amount in words', { ...captured, amount_received: '5000' }],
  ['another currency', { ...captured, currency: 'eur' }],
  ['an intent that charges at once', { ...captured, capture_method: 'automatic' }],
  ['another intent', { ...captured, id: 'pi_2' }],
  ['a charge', { ...captured, object: 'charge' }],
])('%s is not captured', async (_name, body) => {
  const { intents } = await intentsAnswering(() => ({ body }))
  await expect(intents.capture('pi_1', 5_000, 'key')).rejects.toThrow()
})

test.each<[string, unknown]>([
  ['held, but nothing to capture', { ...held, amount_capturable: 0 }],
  ['received without being captured', { ...held, amount_received: 100 }],
  ['no metadata', { ...held, metadata: undefined }],
])('%s is not held', async (_name, body) => {
  const { intents } = await intentsAnswering(() => ({ body }))
  await expect(intents.readHold('pi_1')).rejects.toThrow('not what was asked for')
})

test('a question carries our own key, and is asked again where nothing was done', async () => {
  const { provider, intents } = await intentsAnswering((_asked, times) =>
    times < 3
      ? { status: 429, body: { error: { type: 'invalid_request_error', message: 'slowly' } } }
      : { body: captured },
  )
  expect(await intents.capture('pi_1', 5_000, 'operation-key')).toMatchObject({ receivedCents: 5_000 })
  expect(provider.asked.map(({ key }) => key)).toEqual(['operation-key', 'operation-key', 'operation-key'])
})

test('an error of the provider’s own is not asked again under the same key, and is no refusal', async () => {
  const { provider, intents } = await intentsAnswering(() => ({
    status: 500,
    body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
  }))
  const request = { customerId: 'cus_1', paymentMethodId: 'pm_1', amountCents: 5_000, returnUrl: null }
  const names = { holdId: 'h1', operationId: 'o1', payableId: 'w1' }
  await expect(intents.confirmHold({ ...request, ...names }, 'key')).rejects.toThrow('unknown error')
  expect(provider.asked).toHaveLength(1)
})

test('lists are read to their end, and other people’s intents are left out', async () => {
  const page = (data: object[], has_more: boolean) => ({ body: { object: 'list', data, has_more } })
  const foreign = { id: 'pi_foreign', object: 'payment_intent', currency: 'eur', metadata: {} }
  const { intents } = await intentsAnswering(({ path }) =>
    path.includes('starting_after=pi_foreign')
      ? page([{ ...held, id: 'pi_9' }], false)
      : page([held, foreign], true),
  )
  const found = await intents.listIntents({ createdSince: new Date(0) })
  expect(found.map(({ id }) => id)).toEqual(['pi_1', 'pi_9'])
})

test('a list that promises more and gives nothing is nonsense', async () => {
  const { intents } = await intentsAnswering(() => ({ body: { object: 'list', data: [], has_more: true } }))
  await expect(intents.listEvents({ createdSince: new Date(0) })).rejects.toThrow('not what was asked for')
})
