import fc from 'fast-check'
import { expect, test } from 'vitest'
import { designerStyles } from './designer-choices.ts'
import { isAnswered, stylesOf, surveyPairs, surveySides } from './style-survey.rules.ts'

const answers = fc.array(fc.constantFrom(...surveySides), {
  minLength: surveyPairs.length,
  maxLength: surveyPairs.length,
})

test('there are twelve pairs, and every style stands in four of them, beside another', () => {
  expect(surveyPairs).toHaveLength(12)
  for (const style of designerStyles)
    expect(surveyPairs.flat().filter((each) => each.style === style)).toHaveLength(4)
  for (const [left, right] of surveyPairs) expect(left.style).not.toBe(right.style)
  expect(new Set(surveyPairs.flat().map(({ picture }) => picture)).size).toBe(24)
})

test('each answer counts once, the most chosen style stands first', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const styles = stylesOf(given)
      expect(styles.reduce((sum, { count }) => sum + count, 0)).toBe(surveyPairs.length)
      const counts = styles.map(({ count }) => count)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    }),
  )
})

test('a survey with a gap is not answered, and counts what there is', () => {
  const given = surveyPairs.map((_, index) => (index === 0 ? ('left' as const) : null))
  expect(isAnswered(given)).toBe(false)
  expect(isAnswered([])).toBe(false)
  expect(isAnswered(surveyPairs.map(() => 'right'))).toBe(true)
  expect(stylesOf(given)).toEqual([{ style: 'classic', count: 1 }])
})
