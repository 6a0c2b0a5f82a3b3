import { mostRooms } from '@showroom/contract/project/project-choices'
import type { PhotoRoom } from '@showroom/contract/visualizer/photo-room.replies'
import type { Design } from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper } from '../cart/testing/shopper.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aPhotoState, aTile, sendRoomPhoto } from './testing/a-photo-room.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const showroom = 'CEDAR936'
const post = (body: object) => ({ method: 'POST', body }) as const

const aFullProject = async ({ ask }: ReturnType<typeof aShopper>): Promise<string> => {
  const about = { name: 'Our house', showroom, zip_code: '97209' }
  const { data } = await ask<{ id: string }>('/api/project', post(about))
  for (let index = 1; index <= mostRooms; index++) {
    const room = { name: `Room ${index}`, type: 'other', measures: {} }
    expect(await ask(`/api/project/${data.id}/room`, post(room))).toMatchObject({ status: 200 })
  }
  return data.id
}

test('a project that is full of rooms takes neither a design nor a room in a photo', async () => {
  const one = aShopper(opened.app, showroom)
  await one.signUp()
  const project_id = await aFullProject(one)
  const asked = { showroom, floorplan: 'kitchen-l-nook-12x14', template: 'kitchen-modern-1' }
  const { data: design } = await one.ask<Design>('/api/visualization/design', post(asked))
  const { data: photo } = await sendRoomPhoto(opened.app, one.guest, { showroom })
  const state = aPhotoState({ product_id: await aTile(opened.app, showroom), area: 31_000 })
  const { data: photoRoom } = await one.ask<PhotoRoom>(
    '/api/visualization/photo_room',
    post({ showroom, photo: photo.id, name: 'Our hall', state }),
  )
  for (const path of [`design/${design.id}`, `photo_room/${photoRoom.id}`]) {
    const put = await one.ask(`/api/visualization/${path}/to_project`, post({ project_id }))
    expect(put).toMatchObject({ status: 409, code: 'too_many' })
  }
  const { data: project } = await one.ask<{ rooms: unknown[]; items: unknown[] }>(
    `/api/project/${project_id}`,
  )
  expect([project.rooms.length, project.items.length]).toEqual([mostRooms, 0])
})
