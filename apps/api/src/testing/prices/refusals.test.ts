import { dollars } from '@showroom/contract/shared/money-text'
import { expect, test } from 'vitest'
import { aBuyer, runningExample } from '../../order/testing/buyer.ts'
import { aReturnShop } from '../../order/testing/a-return-shop.ts'
import { agree } from './a-client-life.ts'

const shop = aReturnShop()

/** A coupon that takes more than is in the cart. */
const aCouponBeyond = async (): Promise<string> => {
  const code = 'MUCHMORE'
  const body = { code, off_bps: 100, minimum_cents: 9_000_000 }
  const made = await shop.piet().call('POST /api/coupon', body)
  expect(made.status).toBe(200)
  return code
}

test('what is refused does not tell by its sentence what the Pro hides', async () => {
  const coupon_code = await aCouponBeyond()
  const buyer = await aBuyer(shop.shop())
  await buyer.add(...runningExample)
  const refused = await buyer.choose({ coupon_code })
  expect(refused.status).toBe(422)
  expect(refused.errors?.['coupon_code']?.join()).toContain(dollars(9_000_000))
  for (const visibility of ['allowances', 'hidden'] as const) {
    await agree(shop, buyer.email, visibility)
    const { status, errors, message } = await buyer.choose({ coupon_code })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['coupon_code']])
    expect(JSON.stringify([errors, message])).not.toMatch(/\$\d/)
  }
})

test('papers of what a Pro earns are closed while a client looks on, as their pages are', async () => {
  const { token } = shop.piet()
  const at = (url: string, view?: string) =>
    shop.shop().app.inject({
      url,
      headers: { authorization: `Bearer ${token}`, ...(view ? { 'showroom-view': view } : {}) },
    })
  for (const url of ['/api/commission.pdf', '/api/balance_statement/2026-10']) {
    expect([url, (await at(url)).statusCode]).toEqual([url, 200])
    const closed = await at(url, 'client')
    expect([url, closed.statusCode, closed.json().code]).toEqual([url, 403, 'client_view'])
  }
})
