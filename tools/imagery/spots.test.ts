import { expect, test } from 'vitest'
import index from '../../packages/drawing/scenes/spots.json' with { type: 'json' }
import { sceneNames, scenes } from '../../packages/drawing/src/relight/scene-index.ts'
import { spotsOf } from './spots.mjs'

const rooms = [...sceneNames('room'), ...sceneNames('plan')]

test('every rendered room says where its surfaces are seen', () => {
  expect(Object.keys(index).toSorted()).toEqual(rooms.toSorted())
})

/** At the gate every fourth: all of them are written by one program at a time, and read whole at night. */
const looked = process.env.NIGHT === '1' ? rooms : rooms.filter((_, index) => index % 4 === 0)

test.each(looked)('in %s they are where its picture has them now', async (name) => {
  expect(await spotsOf(name, scenes[name])).toEqual(
    Object.entries(index).find(([room]) => room === name)?.[1],
  )
})
