import { describe, expect, test } from 'vitest'
import { isInSight, placeCard } from './place-card.ts'

const card = { width: 260, height: 120 }
const window = { width: 1280, height: 900 }
const spotAt = (left: number, top: number) => ({ left, top, width: 44, height: 44 })

describe('the card of a spot', () => {
  test('stands above it, in its middle', () => {
    expect(placeCard(spotAt(600, 500), card, window)).toEqual({ left: 492, top: 370 })
  })

  test('stands below it where there is no room above', () => {
    expect(placeCard(spotAt(600, 60), card, window)).toEqual({ left: 492, top: 114 })
  })

  test.each([
    [spotAt(0, 500), 12],
    [spotAt(1_260, 500), 1_008],
  ])('keeps off the edges of the window', (spot, left) => {
    expect(placeCard(spot, card, window).left).toBe(left)
  })

  test('begins at the edge of a window that is too narrow for it', () => {
    expect(placeCard(spotAt(10, 10), card, { width: 240, height: 140 })).toEqual({ left: 12, top: 12 })
  })
})

test('a spot that was scrolled away is not in sight', () => {
  expect(isInSight(spotAt(600, 500), window)).toBe(true)
  expect(isInSight(spotAt(600, -44), window)).toBe(false)
  expect(isInSight(spotAt(1_280, 500), window)).toBe(false)
})
