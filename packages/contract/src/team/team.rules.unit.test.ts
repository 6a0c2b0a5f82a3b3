import { expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { readingPosts, teamCalls } from './team-calls.ts'
import { deedWords } from './team.messages.ts'
import { seatStateOf, seesEarnings, teamRoles } from './team.rules.ts'

const opened = Object.keys(teamCalls)

test('what a team may call are calls of ours, and each names a role', () => {
  for (const call of opened) {
    expect(endpoints).toHaveProperty([call])
    expect(teamCalls[call]?.length).toBeGreaterThan(0)
  }
})

test('nothing of the team, the plan or the bank account is opened to it', () => {
  expect(
    opened.filter((call) =>
      /\/api\/(team|premium|payout_account)|balance\/payment|POST \/api\/payout/.test(call),
    ),
  ).toEqual([])
})

test('finance changes nothing, and a designer is told of no money', () => {
  expect(opened.filter((call) => teamCalls[call]?.includes('finance') && !call.startsWith('GET '))).toEqual(
    [],
  )
  expect(
    opened.filter(
      (call) => teamCalls[call]?.includes('designer') && /balance|commission|markup|coupon|payout/.test(call),
    ),
  ).toEqual([])
  expect(teamRoles.filter((role) => !seesEarnings(role))).toEqual(['designer'])
})

test('there are words for each thing that can be changed', () => {
  const changing = opened.filter((call) => !call.startsWith('GET ') && !readingPosts.includes(call))
  expect(Object.keys(deedWords).toSorted()).toEqual(changing.toSorted())
})

const day = (no: number) => new Date(Date.UTC(2026, 10, no))
test.each([
  [null, day(1), 'invited'],
  [null, day(15), 'expired'],
  [day(2), day(20), 'joined'],
])('joined %s, looked at on %s: %s', (joinedAt, now, state) => {
  expect(seatStateOf({ joinedAt, expiresAt: day(15) }, now)).toBe(state)
})
