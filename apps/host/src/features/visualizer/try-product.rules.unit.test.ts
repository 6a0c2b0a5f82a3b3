import { expect, test } from 'vitest'
import { roomToTry } from './try-product.rules.ts'

const tried = (category: string | null, room: 'bathroom' | 'kitchen' | 'bedroom' | null = null) =>
  roomToTry({ product: 'p', category, room })

test('floor tile lies on the floor of the room that it is for, or of a living room', () => {
  expect(tried('tile-flooring', 'bathroom')).toEqual({ type: 'bathroom', surface: 'floor', product: 'p' })
  expect(tried('hardwood-flooring', 'bedroom')).toMatchObject({ type: 'living', surface: 'floor' })
  expect(tried('luxury-flooring')).toMatchObject({ type: 'living', surface: 'floor' })
})

test('wall tile is behind the counter of a kitchen, and in the shower of a bathroom', () => {
  expect(tried('backsplash-tiles', 'kitchen')?.surface).toBe('backsplash')
  expect(tried('backsplash-tiles', 'bathroom')?.surface).toBe('shower_wall')
  expect(tried('countertop', 'kitchen')?.surface).toBe('counter')
})

test('a room without the surface is no room to look at it in', () => {
  expect(tried('countertop', 'bedroom')).toMatchObject({ type: 'kitchen', surface: 'counter' })
  expect(tried('backsplash-tiles')).toMatchObject({ type: 'kitchen', surface: 'backsplash' })
  expect(tried('hardscaping')).toMatchObject({ type: 'outdoor', surface: 'paving' })
  expect(tried('stacked-stone')).toMatchObject({ type: 'living', surface: 'fireplace' })
})

test('what is not laid is not looked at in a room', () => {
  expect([tried('toilets', 'bathroom'), tried(null)]).toEqual([null, null])
})
