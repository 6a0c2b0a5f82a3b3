import { expect, test } from 'vitest'
import { aSocialShop } from './testing/social-shop.ts'

const shop = aSocialShop({
  emailIn: 'userinfo',
  variables: {
    APPLE_CLIENT_ID: 'example.showroom',
    APPLE_CLIENT_SECRET: 'signed by the operator',
    FACEBOOK_CLIENT_ID: '1234',
    FACEBOOK_CLIENT_SECRET: 'between Facebook and us',
  },
})

test('providers are listed as they are arranged, and no others', async () => {
  const { data } = await shop.browser().ask<object[]>('GET /api/sociallogin')
  expect(data).toEqual([
    { provider: 'apple', label: 'Apple' },
    { provider: 'facebook', label: 'Facebook' },
    { provider: 'acme', label: 'Acme' },
  ])
  expect((await shop.browser().open('/showroom/social/google')).location).not.toContain('accounts.google')
})

test('an address that the provider tells only to who asks for it is asked for', async () => {
  shop.provider().setHolder({
    sub: 'ada',
    email: 'ada@people.test',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Byron',
  })
  const { data } = await shop.signIn(shop.browser())
  expect(data.user).toMatchObject({ email: 'ada@people.test', first_name: 'Ada', last_name: 'Byron' })
})

test('Facebook, which describes itself in part only, is gone to by its documented addresses', async () => {
  const { location } = await shop.browser().open('/showroom/social/facebook')
  expect(location).toMatch(/^https:\/\/www\.facebook\.com\/dialog\/oauth\?/)
  expect(new URL(location).searchParams.get('code_challenge_method')).toBe('S256')
})

const post = (url: string, payload: string) =>
  shop.app().inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
    },
  })

test('what Apple posts is handed on as an address of our own page, and nothing else of it', async () => {
  const body = 'code=c%26x&state=s&user=%7B%22name%22%3A1%7D&redirect=https%3A%2F%2Fevil.example'
  const reply = await post('/showroom/social/apple/callback', body)
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    '/showroom/social/apple/callback?code=c%26x&state=s',
  ])
  expect((await post('/showroom/social/acme/callback', body)).statusCode).toBe(404)
})

test('a form is read at that address alone', async () => {
  const reply = await post('/api/login', 'email=a&password=b')
  expect(reply.statusCode).not.toBe(200)
})
