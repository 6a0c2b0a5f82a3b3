import { expect, test } from 'vitest'
import { emptyBrief, isPhoto, missingIn } from './brief.rules.ts'
import { surveyPairs } from './style-survey.rules.ts'

const whole = {
  ...emptyBrief,
  rooms: ['bathroom' as const],
  survey: surveyPairs.map(() => 'left' as const),
  photos: ['one', 'two', 'three'],
}

test('rooms, a whole survey and three photos make a brief', () => {
  expect(missingIn(whole)).toEqual({})
  expect(Object.keys(missingIn(emptyBrief))).toEqual(['rooms', 'survey', 'photos'])
})

test('the same photo three times is one', () => {
  expect(missingIn({ ...whole, photos: ['one', 'one', 'two'] })).toHaveProperty('photos')
})

test('it is not finished before it begins', () => {
  expect(missingIn({ ...whole, start_on: '2027-03-01', finish_by: '2027-02-01' })).toHaveProperty('finish_by')
  expect(missingIn({ ...whole, start_on: '2027-03-01', finish_by: '2027-03-01' })).toEqual({})
})

test('a plan is no photo', () => {
  expect(isPhoto('image/webp')).toBe(true)
  expect(isPhoto('application/pdf')).toBe(false)
})
