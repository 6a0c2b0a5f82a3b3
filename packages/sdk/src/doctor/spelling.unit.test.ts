import { expect, test } from 'vitest'
import { editsBetween, nearest } from './spelling.rules.ts'

test('letters that must change are counted', () => {
  expect(editsBetween('category', 'category')).toBe(0)
  expect(editsBetween('categroy', 'category')).toBe(2)
  expect(editsBetween('', 'cart')).toBe(4)
})

test('the nearest word is found, and none where all are far away', () => {
  expect(nearest('Layuot', ['layout', 'start'])).toBe('layout')
  expect(nearest('colour', ['layout', 'start'])).toBeUndefined()
})
