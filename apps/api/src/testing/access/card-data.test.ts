import { endpoints } from '@showroom/contract/endpoints'
import { messages } from '@showroom/contract/shared/errors'
import type { EndpointDefinition } from '@showroom/contract/shared/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { type Cast, openCast } from './cast.ts'
import { noObjects } from './no-objects.ts'
import { requests } from './requests.ts'

// A card that is sent past the provider's frame is refused by every call that reads a body.

let cast: Cast
beforeAll(async () => {
  cast = await openCast()
})
afterAll(() => cast.close())

const reading = calls.filter((call) => {
  const definition: EndpointDefinition = endpoints[call]
  return definition.body !== undefined
})

const number = '4242 4242-4242 4242'
const carried = [
  ['a number in a note', { note: `my card is ${number}, thanks` }, 'note'],
  ['a number deep inside', { deep: [{ inside: Number(number.replace(/\D/g, '')) }] }, 'deep.0.inside'],
  ['a card’s field', { card_number: '1' }, 'card_number'],
  ['a CVC', { payment: { cvv: '123' } }, 'payment.cvv'],
  ['a date', { exp_date: '12/34' }, 'exp_date'],
] as const

/** Whoever is let in: what is sent is read only then. */
const admitted = async (call: (typeof reading)[number], body: object) => {
  const { User, Vendor, Contractor, Admin } = cast.people
  // Whoever applies is known by a cookie; some calls are read from our own pages only.
  const ownPage = {
    origin: cast.config.publicUrl,
    cookie: await cast.aDraft(),
    'showroom-ai': await cast.inAiDesign(),
  }
  const tokens = [
    await cast.signedIn(User),
    await cast.withOneTimeCode(Admin),
    await cast.signedIn(Contractor),
    await cast.signedIn(Vendor),
  ]
  const [method = 'POST', path = ''] = call.split(' ')
  const { params = '', query = {}, body: right } = requests(noObjects)[call]
  for (const token of tokens) {
    const reply = await cast.app.inject({
      method: method as 'POST', // how every call that reads a body begins
      url: path.replace(/\{\w+\}/, params),
      query: { ...query },
      headers: { ...ownPage, authorization: `Bearer ${token}` },
      payload: { ...right, ...body },
    })
    if (![401, 403].includes(reply.statusCode)) return reply
  }
  throw new Error(`Nobody may ${call}.`)
}

test('there are calls that read a body', () => expect(reading.length).toBeGreaterThan(20))

test.each(reading)(
  '%s refuses a card, wherever in the body it stands, and does not say it again',
  async (call) => {
    for (const [, body, field] of carried) {
      const reply = await admitted(call, body)
      expect([call, reply.statusCode, reply.json().errors]).toEqual([
        call,
        422,
        { [field]: [messages.cardData] },
      ])
      expect(reply.body).not.toContain('4242')
    }
  },
)
