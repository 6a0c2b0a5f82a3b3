import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageRefusal } from './image.rules.ts'

const minimum = { width: 200, height: 80 }
const rule = { field: 'logo', minimum }
const sentence = 'The logo field must be Minimum 200 X 80 pixels.'

test('a picture of at least the minimum is taken, whichever of the six endings it has', () => {
  for (const ending of ['jpg', 'svg', 'jpeg', 'png', 'bmp', 'gif', 'PNG'])
    expect(imageRefusal(`our logo.${ending}`, minimum, rule)).toBeNull()
})

test.each([
  ['logo.png', { width: 199, height: 80 }],
  ['logo.png', { width: 200, height: 79 }],
  ['logo.webp', { width: 900, height: 900 }],
  ['logopng', { width: 900, height: 900 }],
  ['logo.png.exe', { width: 900, height: 900 }],
  ['logo.png', null],
])('%s of %o is refused in the words of the specification', (name, size) => {
  expect(imageRefusal(name, size, rule)).toBe(sentence)
})

test('a field may say it in its own words', () => {
  expect(imageRefusal('a.txt', null, { ...rule, message: 'Larger, please.' })).toBe('Larger, please.')
})

test('whatever is larger than a picture that was taken is taken', () => {
  const pixels = fc.integer({ min: 0, max: 5_000 })
  fc.assert(
    fc.property(pixels, pixels, pixels, pixels, (width, height, more, higher) => {
      const larger = { width: width + more, height: height + higher }
      const isTaken = imageRefusal('a.gif', { width, height }, rule) === null
      return !isTaken || imageRefusal('a.gif', larger, rule) === null
    }),
  )
})
