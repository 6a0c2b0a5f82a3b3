import { expect, test } from 'vitest'
import { rangesOver } from './number-ranges.ts'

const evenly = (from: number, to: number, step: number) => {
  const values: { value: string; products: number }[] = []
  for (let value = from; value <= to; value += step) values.push({ value: String(value), products: 3 })
  return values
}

test('every number falls into exactly one range', () => {
  const values = evenly(100, 3_000, 50)
  const members = rangesOver(values).flatMap((range) => range.members)
  expect(members.toSorted()).toEqual(values.map(({ value }) => value).toSorted())
})

test('limits are round and open at both ends', () => {
  const ranges = rangesOver(evenly(100, 3_000, 50))
  expect(ranges.length).toBeLessThanOrEqual(6)
  expect(ranges[0]?.label).toMatch(/^Under [\d,]+00$/)
  expect(ranges.at(-1)?.label).toMatch(/^[\d,]+00 and up$/)
  expect(ranges[1]?.value).toMatch(/^\d+00\.\.\d+00$/)
})

test('where most products lie, the ranges are narrow', () => {
  const values = [...evenly(10, 30, 1).map((one) => ({ ...one, products: 100 })), ...evenly(100, 1_000, 100)]
  const [first] = rangesOver(values)
  expect(Number(first?.value.split('..')[1])).toBeLessThanOrEqual(100)
})

test('fractions keep their places', () => {
  const ranges = rangesOver(
    evenly(40, 70, 1).map(({ value }) => ({ value: String(Number(value) / 100), products: 1 })),
  )
  for (const { label } of ranges) expect(label).toMatch(/^(Under )?0\.\d{1,2}( – 0\.\d{1,2}| and up)?$/)
})
