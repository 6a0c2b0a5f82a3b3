import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '../shared/time.ts'
import { type NegativeBalance, negativeDueOn, negativeStep, remindersReached } from './negative.rules.ts'

// The worked example (domain §3.17): $35.00 available, and $178.42 of it is taken back on Monday, 03.01.2027.
const fell = new Date('2027-03-01T20:00:00Z')
const open: NegativeBalance = { firstBelowAt: fell, reminded: 0, isRestricted: false }
const on = (moment: string) => new Date(moment)

test('a balance that falls below zero is due ten calendar days later, at the end of that day', () => {
  const afterChargeback = 3_500 - 17_842
  expect(afterChargeback).toBe(-14_342)
  expect(negativeStep(afterChargeback, null, fell)).toEqual({ do: 'begin' })
  expect(negativeDueOn(fell)).toBe('2027-03-11')
  // What is released first goes into it, and the clock goes on as it was.
  const netted = afterChargeback + 6_000
  expect(netted).toBe(-8_342)
  const reminded = { ...open, reminded: 4 }
  expect(negativeStep(netted, reminded, on('2027-03-12T07:59:59Z'))).toEqual({ do: 'nothing' })
  expect(negativeStep(netted, reminded, on('2027-03-12T08:00:00Z'))).toEqual({ do: 'restrict' })
  expect(negativeStep(netted + 8_342, { ...reminded, isRestricted: true }, fell)).toEqual({ do: 'settle' })
})

test('reminders come on days 0, 3, 7 and 9 by the Pacific calendar', () => {
  const reached = Array.from({ length: 11 }, (_, days) =>
    remindersReached(fell, new Date(fell.getTime() + days * dayMs)),
  )
  expect(reached).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4])
  // 23:30 on Sunday in Los Angeles is Monday in London.
  expect(negativeDueOn(on('2027-03-01T07:30:00Z'))).toBe('2027-03-10')
})

test('after four days of sleep the latest reminder is told, once', () => {
  const now = new Date(fell.getTime() + 4 * dayMs)
  expect(negativeStep(-1, open, now)).toEqual({ do: 'remind', nth: 2 })
  expect(negativeStep(-1, { ...open, reminded: 2 }, now)).toEqual({ do: 'nothing' })
})

test('however often somebody looks, each reminder is told at most once and the restriction once', () => {
  assert(
    property(array(integer({ min: 0, max: 20 * 24 }), { minLength: 1, maxLength: 60 }), (hours) => {
      let state = open
      const done: string[] = []
      for (const hour of hours.sort((a, b) => a - b)) {
        const step = negativeStep(-500, state, new Date(fell.getTime() + hour * 3_600_000))
        if (step.do === 'nothing') continue
        done.push(step.do === 'remind' ? `remind ${step.nth}` : step.do)
        if (step.do === 'remind') state = { ...state, reminded: step.nth }
        if (step.do === 'restrict') state = { ...state, isRestricted: true }
      }
      expect(new Set(done).size).toBe(done.length)
      const isOver = hours.some((hour) => hour > 11 * 24)
      expect(done.includes('restrict') || !isOver).toBe(true)
    }),
    { numRuns: 100 },
  )
})
