import { expect, test } from 'vitest'
import { milliFeetOf, milliOf, newRoom, type Room, roomArea, sidesArea, totalArea } from './measure.ts'

const side = (feet: string, inches = '') => ({ feet, inches })
const measured = (length: string, width: string, openings: Room['openings'] = []): Room => ({
  ...newRoom(1, 'sides'),
  sides: { length: side(length), width: side(width) },
  openings,
})

test('numbers are read digit by digit, so that no fraction is rounded', () => {
  expect(['120', '12.5', '.5', '15.505', '', '0.1'].map(milliOf)).toEqual([
    120_000, 12_500, 500, 15_505, 0, 100,
  ])
})

test('what is not a number counts as nothing', () => {
  expect(['-4', '1e3', 'twelve', '1.2.3x'].map(milliOf).slice(0, 3)).toEqual([0, 0, 0])
})

test('inches are twelfths of a foot', () => {
  expect(milliFeetOf(side('12', '6'))).toBe(12_500)
  expect(milliFeetOf(side('', '30'))).toBe(2_500)
})

test('a room is its length times its width', () => {
  expect(sidesArea({ length: side('12', '6'), width: side('10') })).toBe(125_000)
})

test('openings are not covered', () => {
  const door = { length: side('3'), width: side('7') }
  expect(roomArea(measured('14', '9', [door]))).toBe(105_000)
})

test('openings larger than the wall leave nothing, not less', () => {
  const gate = { length: side('30'), width: side('10') }
  expect(roomArea(measured('14', '9', [gate]))).toBe(0)
})

test('rooms given by area and by sides add up', () => {
  expect(totalArea([{ ...newRoom(1), area: '40.5' }, measured('10', '8')])).toBe(120_500)
})
