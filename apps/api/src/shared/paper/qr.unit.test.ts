import { expect, test } from 'vitest'
import { qrOf } from './qr.ts'

/** The three corners by which a reader finds a code. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

test('a code is a square with a finder in three corners, and another text is another code', () => {
  const code = qrOf('https://shop.test/showroom/projects/a1/checklist')
  const at = (row: number, column: number) =>
    Array.from({ length: 7 }, (_line, down) =>
      Array.from({ length: 7 }, (_cell, across) =>
        code[row + down]?.[column + across] === true ? '#' : '.',
      ).join(''),
    )
  const last = code.length - 7
  expect(code.every((row) => row.length === code.length)).toBe(true)
  expect([at(0, 0), at(0, last), at(last, 0)]).toEqual([finder, finder, finder])
  expect(qrOf('another')).not.toEqual(code)
})
