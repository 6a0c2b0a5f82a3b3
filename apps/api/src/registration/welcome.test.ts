import { expect, test } from 'vitest'
import { aMarketplace } from '../account/testing/marketplace.ts'

const { ask, codeIn, mailsTo, registered } = aMarketplace()

test('a User is welcomed when the e-mail is verified, once', async () => {
  const { email } = await registered()
  const code = codeIn(email)
  await ask(`GET /api/email/verify/${code}`)
  await ask(`GET /api/email/verify/${code}`)
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Welcome', 'Please verify your e-mail'])
  expect(mailsTo(email)[0]?.text).toContain('http://localhost:4000/showroom/')
})

test('a Vendor is welcomed with the approval, not before', async () => {
  const { email } = await registered({ type: 'Vendor' })
  const mails = mailsTo(email).map(({ text }) => text)
  const code = mails.map((text) => /verify\/(\w+)/.exec(text)?.[1]).find(Boolean)
  expect((await ask(`GET /api/email/verify/${code}`)).status).toBe(200)
  expect(mailsTo(email)).toHaveLength(mails.length)
})

test.each([
  ['a showroom of its own colors', 'HARVEST2', 'Harvest Home Remodeling'],
  ['a showroom without its own colors', 'CEDAR936', 'Showroom'],
  ['no showroom', '0', 'Showroom'],
])('who signs up through %s is written to by %s: %s', async (_through, shop_id, name) => {
  const { email } = await registered({ shop_id })
  const [mail] = mailsTo(email)
  expect(mail?.text).toContain(`\n${name}\n`)
  expect(mail?.html).toContain(`>${name}</td>`)
})
