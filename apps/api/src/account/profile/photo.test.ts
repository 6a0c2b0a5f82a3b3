import type { User } from '@showroom/contract/account/account'
import type { ProjectChat } from '@showroom/contract/chat/chat'
import type { DesignerCard } from '@showroom/contract/designer/designer'
import type { Project } from '@showroom/contract/project/project'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aDesigner } from '../../designer/testing/a-designer.ts'
import { aHomeowner, aMemberOf, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { fileForm } from '../../project/testing/send-file.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const aFace = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#a76' } })
    .withExif({ IFD3: { GPSLatitude: '34/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()

type Answer = { data: { photo: string }; message: string; errors?: Record<string, string[]> }

const send = async (token: string, bytes: Buffer, fileName = 'me.jpg') => {
  const { payload, headers } = fileForm({ bytes, fileName })
  const reply = await opened.app.inject({
    method: 'POST',
    url: '/api/profile_photo',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
  return { status: reply.statusCode, ...reply.json<Answer>() }
}
const fileAt = (name: string) => opened.app.inject({ url: `/showroom/people/${name}` })
const meAs = async ({ ask }: Pick<Homeowner, 'ask'>) =>
  (await ask<{ user: User }>('GET /api/profile')).data.user

test('a photo is drawn anew as squares, says nothing of where it was taken, and is removed', async () => {
  const person = await aHomeowner(opened)
  const { status, data } = await send(person.token, await aFace())
  expect(status).toBe(200)
  expect((await meAs(person)).photo).toBe(data.photo)
  for (const width of [96, 384]) {
    const file = await fileAt(`${data.photo}-${width}.webp`)
    expect(file.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    const drawn = await sharp(file.rawPayload).metadata()
    expect(drawn).toMatchObject({ width, height: width, format: 'webp' })
    expect(drawn.exif).toBeUndefined()
  }
  for (const name of [`${data.photo}-97.webp`, `${data.photo}.webp`, '..%2Fsecret-key', 'none-96.webp'])
    expect((await fileAt(name)).statusCode).toBe(404)
  expect(await person.ask('DELETE /api/profile_photo')).toMatchObject({ data: { photo: null } })
  expect((await meAs(person)).photo).toBeNull()
})

test.each(['me.jpg', 'me.svg', 'me.jpeg', 'me.png', 'me.bmp', 'me.gif'])(
  '%s is a name that a photo may have',
  async (fileName) => {
    const person = await aHomeowner(opened)
    expect((await send(person.token, await aFace(), fileName)).status).toBe(200)
  },
)

test('what is too small, or no picture, is refused by the sentence of the rule, and nobody else sends one', async () => {
  const person = await aHomeowner(opened)
  const sentence = 'The photo field must be Minimum 200 X 200 pixels.'
  const wrong: [Buffer, string][] = [
    [await aFace(199, 400), 'me.jpg'],
    [await aFace(), 'me.webp'],
    [Buffer.from('%PDF-1.4 nothing'), 'me.jpg'],
    [(await aFace()).subarray(0, 200), 'me.jpg'],
  ]
  for (const [bytes, fileName] of wrong)
    expect(await send(person.token, bytes, fileName)).toMatchObject({
      status: 422,
      errors: { file: [sentence] },
    })
  expect((await meAs(person)).photo).toBeNull()
  expect((await send('nobody', await aFace())).status).toBe(401)
})

test('who works on a project together sees each other’s photos, in the team, on the list and in the chat', async () => {
  const owner = await aHomeowner(opened)
  const { id } = await owner.begin()
  const guest = await aMemberOf(opened, owner, { projectId: id })
  const photo = (await send(owner.token, await aFace())).data.photo
  const project = await guest.ask<Project>(`GET /api/project/${id}`)
  expect(project.data.members.map((member) => member.photo)).toEqual([photo, null])
  const chat = await guest.ask<ProjectChat>(`GET /api/projectChat/${id}`)
  expect(chat.data.people.map((person) => person.photo)).toEqual([photo, null])
  const list = await guest.ask<{ people: { photo: string | null }[] }[]>('GET /api/project')
  expect(list.data[0]?.people.map((person) => person.photo)).toEqual([photo, null])
})

test('the language that a designer speaks themselves finds them, beside those of their page', async () => {
  const designer = await aDesigner(opened, { languages: ['en'] })
  const photo = (await send(designer.token, await aFace())).data.photo
  const found = async () =>
    (await designer.ask<DesignerCard[]>('GET /api/designer?language=ko')).data.filter(
      ({ id }) => id === designer.designerId,
    )
  expect(await found()).toEqual([])
  await designer.ask('PUT /api/profile', { language: 'ko' })
  expect(await found()).toMatchObject([{ photo, languages: ['en', 'ko'] }])
  await designer.ask('PUT /api/profile', { first_name: 'Dana' })
  expect((await meAs(designer)).language).toBe('ko')
  await designer.ask('PUT /api/profile', { language: null })
  expect(await found()).toEqual([])
  expect((await designer.ask('PUT /api/profile', { language: 'xx' })).status).toBe(422)
})

test('both are downloaded with one’s data; files that nobody shows any more are swept away, others stay', async () => {
  const [stays, leaves] = [await aHomeowner(opened), await aHomeowner(opened)]
  await leaves.ask('PUT /api/profile', { language: 'vi' })
  const kept = (await send(stays.token, await aFace())).data.photo
  const replaced = (await send(leaves.token, await aFace())).data.photo
  const last = (await send(leaves.token, await aFace())).data.photo
  const own = await leaves.ask<{ profile: object }>('GET /api/account/data')
  expect(own.data.profile).toMatchObject({ language: 'vi', photo: `/showroom/people/${last}-384.webp` })
  await leaves.ask('POST /api/account/delete', { current_password: leaves.password })
  const tidy = opened.modules.account.jobs.find(({ name }) => name === 'account.tidy')
  // Files are as old as the computer's own clock says.
  await tidy?.run(new Date(Math.max(Date.now(), testDay.getTime()) + 2 * 3_600_000))
  const statuses = await Promise.all(
    [kept, replaced, last].map(async (photo) => (await fileAt(`${photo}-96.webp`)).statusCode),
  )
  expect(statuses).toEqual([200, 404, 404])
})
