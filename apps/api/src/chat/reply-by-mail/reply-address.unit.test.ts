import { dayMs } from '@showroom/contract/shared/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReplyAddress, replyAddressFor } from './reply-address.ts'

const now = new Date('2026-11-23T17:00:00Z')
const by = {
  secret: Buffer.from('a secret of at least thirty-two characters'),
  address: 'reply@in.market.test',
}
const id = fc.integer({ min: 1, max: 2_147_483_647 })

test('an address is read as it was signed, in any case of letters, and is short enough for every server', () =>
  fc.assert(
    fc.property(id, id, (threadId, accountId) => {
      const given = replyAddressFor(by, { threadId, accountId, now })
      expect(given.split('@')[0]?.length).toBeLessThanOrEqual(64)
      expect(readReplyAddress(by, given.toUpperCase())).toMatchObject({ threadId, accountId })
    }),
  ))

test('it is good for thirty days and the rest of that day', () => {
  const read = readReplyAddress(by, replyAddressFor(by, { threadId: 1, accountId: 2, now }))
  const days = ((read?.expiresAt.getTime() ?? 0) - now.getTime()) / dayMs
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThanOrEqual(31)
})

test('one letter that is changed makes it nobody’s', () =>
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 49 }), fc.constantFrom(...'0123456789abcdef'), (at, letter) => {
      const given = replyAddressFor(by, { threadId: 12, accountId: 345, now })
      fc.pre(given[at] !== letter)
      expect(readReplyAddress(by, given.slice(0, at) + letter + given.slice(at + 1))).toBeNull()
    }),
  ))

test.each([
  '',
  '@',
  'reply@in.market.test',
  'reply+@in.market.test',
  'reply+zz@in.market.test',
  'postmaster@in.market.test',
])('nothing is read in “%s”', (given) => expect(readReplyAddress(by, given)).toBeNull())

test('another domain, and another key, are not ours', () => {
  const given = replyAddressFor(by, { threadId: 1, accountId: 2, now })
  expect(readReplyAddress({ ...by, address: 'reply@other.test' }, given)).toBeNull()
  expect(readReplyAddress({ ...by, secret: Buffer.from('another') }, given)).toBeNull()
})
