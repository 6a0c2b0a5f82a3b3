import { expect, test } from 'vitest'
import { browserOn } from '../testing/person.ts'
import { codeAt } from '../two-step/totp.ts'
import { aSocialShop } from './testing/social-shop.ts'

const shop = aSocialShop()

const stepMs = 30_000
/** The next half minute: no code is good twice. */
const nextCode = (secret: string): string => {
  shop.later(stepMs)
  return codeAt(secret, shop.now())
}

test('whom a provider’s word lets in is asked for the second step too, at first and every time', async () => {
  const person = await shop.registered()
  const ask = browserOn(shop.app())
  const { password: current_password, token } = person
  const begun = await ask<{ secret: string }>('POST /api/two_step', { token, body: { current_password } })
  const { secret } = begun.data
  expect((await ask('PUT /api/two_step', { token, body: { code: nextCode(secret) } })).status).toBe(200)

  shop.provider().setHolder({ sub: 'two-steps', email: person.email, email_verified: true, name: 'Ada' })
  const here = shop.browser()
  const { data } = await shop.signIn(here)
  const proven = await shop.prove(here, { proof: data.proof?.token, password: person.password })
  const again = await shop.signIn(shop.browser())
  for (const refused of [proven, again]) {
    expect([refused.status, refused.code, refused.data]).toEqual([403, 'two_step_required', undefined])
    const body = { challenge: refused.errors?.two_step?.[0], code: nextCode(secret) }
    const entered = await ask('POST /api/two_step/sign_in', { body })
    expect([entered.status, entered.data.user.email]).toEqual([200, person.email])
  }
})

test('a second step of whoever made the account without the address ends once its owner has proved it', async () => {
  const stranger = await shop.registered()
  const ask = browserOn(shop.app())
  const { password: current_password, token } = stranger
  const begun = await ask<{ secret: string }>('POST /api/two_step', { token, body: { current_password } })
  await ask('PUT /api/two_step', { token, body: { code: nextCode(begun.data.secret) } })
  shop.provider().setHolder({ sub: 'the-owner', email: stranger.email, email_verified: true, name: 'Ada' })
  const owner = shop.browser()
  const { data } = await shop.signIn(owner)
  const proof = { proof: data.proof?.token, code: shop.codeIn(stranger.email) }
  expect(await shop.prove(owner, proof)).toMatchObject({
    status: 200,
    data: { user: { email: stranger.email } },
  })
})
