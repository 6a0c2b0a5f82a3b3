import { expect, test } from 'vitest'
import { qrPath } from './QrCode.tsx'

test('a code has a square for every dark module, and its three finders in the corners', () => {
  const { path, size } = qrPath('https://showroom.example/showroom/s/HARVEST2')
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x},${y}`))
  const finder = (left: number, top: number) =>
    [0, 1, 2, 3, 4, 5, 6].every(
      (step) => dark.has(`${left + step},${top}`) && dark.has(`${left},${top + step}`),
    )
  expect(finder(2, 2) && finder(size - 9, 2) && finder(2, size - 9)).toBe(true)
  expect(dark.has('0,0')).toBe(false)
})

test('another text is another code', () => {
  expect(qrPath('HARVEST2').path).not.toBe(qrPath('MAPLE247').path)
})
