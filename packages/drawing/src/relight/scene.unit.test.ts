import { expect, test } from 'vitest'
import { layersFor, sceneFrom, unstacked } from './scene.ts'
import type { SceneEntry } from './scene-index.ts'

const plane = [1, 0, 0, 0, 1, 0, 0, 0]
const entryOf = (kind: SceneEntry['kind'], surfaces: number): SceneEntry => ({
  kind,
  width: 2,
  height: 1,
  exposure: 0,
  planes: Array.from({ length: surfaces }, () => plane),
})

/** Two pixels a layer; each byte says where it stands. */
const stackedOf = (layers: number) => Uint8Array.from({ length: layers * 6 }, (_, at) => at)

test.each([
  [1, 3],
  [3, 3],
  [4, 4],
  [9, 5],
])('%i surfaces are packed in %i layers', (surfaces, layers) => {
  expect(layersFor(surfaces)).toBe(layers)
  expect(unstacked(entryOf('plan', surfaces), stackedOf(layers))).toHaveLength(layers)
})

test('the fourth surface is the first channel of the second mask', () => {
  const entry = entryOf('plan', 4)
  const scene = sceneFrom(entry, entry, unstacked(entry, stackedOf(4)))
  expect([scene.base[0], scene.light[0]]).toEqual([0, 6])
  expect(scene.covers.map((cover) => [...cover])).toEqual([
    [12, 15],
    [13, 16],
    [14, 17],
    [18, 21],
  ])
})

test('an object has metal, paint and textured body, though nothing lies on it', () => {
  const entry = entryOf('object', 0)
  expect(sceneFrom(entry, entry, unstacked(entry, stackedOf(3))).covers).toHaveLength(3)
})
