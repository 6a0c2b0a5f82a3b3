import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sceneNames, scenes } from '../../packages/drawing/src/relight/scene-index.ts'
import { kindsOfRooms, mappingsFolder, mappingsOf } from './mappings.mjs'

test.each(kindsOfRooms)('what browsers are told of each %s is what the index says now', (kind) => {
  const told: unknown = JSON.parse(readFileSync(join(mappingsFolder, `${kind}.json`), 'utf8'))
  expect(told).toEqual(mappingsOf(scenes, kind))
})

test('every room is of one of these kinds', () => {
  const told = kindsOfRooms.flatMap((kind) => Object.keys(mappingsOf(scenes, kind)))
  expect(told.sort()).toEqual([...sceneNames('room'), ...sceneNames('plan')].sort())
})
