import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedWithInvite, inviteStateOf, readInvitee, readInvitees } from './invite.rules.ts'

test('addresses are read from lines, commas, semicolons and spaces, with names where there are some', () => {
  const typed = `Ada Byron <ada@people.test>; bob@people.test, carl@people.test\n\n dora@people.test eve@people.test\n"Finn" <finn@people.test>`
  expect(readInvitees(typed).map(({ name, email }) => [name, email])).toEqual([
    ['Ada Byron', 'ada@people.test'],
    ['', 'bob@people.test'],
    ['', 'carl@people.test'],
    ['', 'dora@people.test'],
    ['', 'eve@people.test'],
    ['Finn', 'finn@people.test'],
  ])
})

test.each(['bob', 'bob at people.test', '<>', 'a@b', 'x <y>', `${'a'.repeat(250)}@people.test`])(
  'what is no address is kept as it was written: %s',
  (text) => {
    expect(readInvitee(text)).toMatchObject({ text, email: null })
  },
)

test('whatever is typed, no row is lost and no address holds what a mail program could read as two', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (typed) => {
      for (const { email, text } of readInvitees(typed)) {
        expect(text).not.toBe('')
        if (email !== null) expect(email).not.toMatch(/[\s,;<>"']/)
      }
    }),
  )
})

const day = (no: number) => new Date(Date.UTC(2026, 10, no))
const sent = { expiresAt: day(15), openedAt: null, joinedAt: null, revokedAt: null }

test.each([
  [{}, day(14), 'sent'],
  [{ openedAt: day(2) }, day(14), 'opened'],
  [{ openedAt: day(2) }, day(15), 'expired'],
  [{ revokedAt: day(2) }, day(20), 'revoked'],
  [{ openedAt: day(2), joinedAt: day(3) }, day(20), 'joined'],
])('with %o on %s it is %s', (told, now, state) => {
  expect(inviteStateOf({ ...sent, ...told }, now)).toBe(state)
})

test('nobody who has joined is invited or withdrawn', () => {
  expect(allowedWithInvite('joined')).toEqual({ resend: false, revoke: false })
  expect(allowedWithInvite('expired')).toEqual({ resend: true, revoke: false })
})
