import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { startSandbox } from '../testing/sandbox-process.ts'
import { aProvider } from '../testing/a-provider.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let opened: Awaited<ReturnType<typeof openTestApp>>

beforeAll(async () => {
  sandbox = await startSandbox()
  opened = await openTestApp({ STRIPE_API_BASE: sandbox.origin })
})
afterAll(async () => {
  await opened.close()
  await sandbox.stop()
})

const billing = {
  pay_street: '1 Rodeo Drive',
  pay_city: 'Beverly Hills',
  pay_state: 'CA',
  pay_zip_code: '90210',
}
const register = async (telling: object) =>
  browserOn(opened.app)('POST /api/register', {
    body: aRegistration({ payment_method_id: await sandbox.typed(), ...telling }),
  })

test('a card comes along with the address that its bills go to, which the profile names', async () => {
  const { status, data } = await register(billing)
  expect(status).toBe(200)
  const profile = await browserOn(opened.app)<{ payment_details: object }>('GET /api/profile?checkout=1', {
    token: data.token,
  })
  expect(profile.data.payment_details).toMatchObject({ ...billing, exp_date: '12/34' })
})

test('half a billing address is refused under the fields that are missing', async () => {
  const { status, errors } = await register({ pay_street: '1 Rodeo Drive', pay_city: 'Beverly Hills' })
  expect(status).toBe(422)
  expect(errors).toEqual({
    pay_state: ['The state field is required.'],
    pay_zip_code: ['The zip code field is required.'],
  })
})

test('the provider is told the billing address', async () => {
  const provider = await aProvider(() => ({ status: 500, body: {} }))
  const { app, close } = await openTestApp({ STRIPE_API_BASE: provider.origin, LOG_LEVEL: 'silent' })
  await browserOn(app)('POST /api/register', {
    body: aRegistration({ payment_method_id: 'pm_given', ...billing }),
  })
  await close()
  await provider.stop()
  const sent = new URLSearchParams(provider.asked[0]?.body)
  expect(Object.fromEntries(sent)).toMatchObject({
    'address[line1]': '1 Rodeo Drive',
    'address[city]': 'Beverly Hills',
    'address[state]': 'CA',
    'address[postal_code]': '90210',
    'address[country]': 'US',
  })
})
