import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileForm } from '../../project/testing/send-file.ts'
import { accounts, actors } from './actors.ts'
import { type Cast, openCast } from './cast.ts'
import { missing } from './no-objects.ts'
import { watchRows } from './rows.ts'
import { ownPage } from './seats.ts'

// Files of applications and projects are sent and fetched beside the calls of the contract: the same people try them.

let cast: Cast
let rows: ReturnType<typeof watchRows>
beforeAll(async () => {
  cast = await openCast()
  rows = watchRows(cast)
})
afterAll(() => cast.close())

const admin = accounts.find(({ who }) => who === 'an Admin')
const others = actors.filter((actor) => actor !== admin)
/** A project's files, and those of its chat: what was sent, and what somebody has attached. */
const filesOfProjects = [
  { what: 'a project’s file', path: '/api/project_file', idOf: ({ owner }: Cast) => owner.fileId },
  { what: 'a draft of the chat', path: '/api/projectChat_file', idOf: ({ owner }: Cast) => owner.draftId },
  {
    what: 'a draft of the chat as one of an order',
    path: '/api/order_chat_file',
    idOf: ({ owner }: Cast) => owner.draftId,
  },
  {
    what: 'a photo of a delivery',
    path: '/api/delivery_photo',
    idOf: ({ owner }: Cast) => owner.photoId,
  },
  {
    what: 'a draft of the chat as a photo of a return',
    path: '/api/return_photo',
    idOf: ({ owner }: Cast) => owner.draftId,
  },
]
const everybodyTries = filesOfProjects.flatMap((file) =>
  actors.map((actor) => ({ ...file, who: actor.who, actor })),
)
/** The decisions of a project on paper, by the project's id; nothing is sent there. */
const sheets = [
  { what: 'a selection sheet', path: '/api/selection_sheet' },
  { what: 'a hand-over binder', path: '/api/handover_binder' },
].flatMap((paper) =>
  actors.map((actor) => ({
    ...paper,
    idOf: ({ owner }: Cast) => owner.projectId,
    who: actor.who,
    actor,
  })),
)
/** A paper of an order; nobody sends one. An Admin, who reads all of them, is not among those who try. */
const papers = others.map((actor) => ({
  what: 'an order’s confirmation',
  path: '/api/order_document',
  idOf: ({ owner }: Cast) => owner.orderId,
  suffix: '/confirmation',
  who: actor.who,
  actor,
}))
const documentAt = (id: string) => `/api/application/document/${id}`

test.each(others)('$who does not get a document, nor learn whether it is there', async (actor) => {
  const headers = await actor.headers(cast)
  const [foreign, none] = [
    await cast.app.inject({ url: documentAt(cast.owner.documentId), headers }),
    await cast.app.inject({ url: documentAt(missing), headers }),
  ]
  expect([401, 403, 404]).toContain(foreign.statusCode)
  expect([foreign.statusCode, foreign.body]).toEqual([none.statusCode, none.body])
})

test.each(others)('$who adds no document to somebody’s application', async (actor) => {
  const headers = { ...(await actor.headers(cast)), 'content-type': 'multipart/form-data; boundary=x' }
  const before = await rows()
  const url = '/api/application/document'
  const reply = await cast.app.inject({ method: 'POST', url, headers, payload: '--x--' })
  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  expect(reply.statusCode).toBeLessThan(500)
  expect((await rows()).all).toEqual(before.all)
})

test.each([...everybodyTries, ...sheets, ...papers])(
  '$who does not get $what, nor learn whether it is there',
  async ({ actor, path, idOf, ...rest }) => {
    const suffix = 'suffix' in rest ? rest.suffix : ''
    const headers = await actor.headers(cast)
    const [foreign, none] = [
      await cast.app.inject({ url: `${path}/${idOf(cast)}${suffix}`, headers }),
      await cast.app.inject({ url: `${path}/${missing}${suffix}`, headers }),
    ]
    expect([401, 403, 404]).toContain(foreign.statusCode)
    expect([foreign.statusCode, foreign.body]).toEqual([none.statusCode, none.body])
  },
)

test.each(everybodyTries)('$who adds none by $path', async ({ actor, path }) => {
  const { headers: form, payload } = fileForm({ fileName: 'list.csv', bytes: 'sku,qty' })
  const headers = { ...(await actor.headers(cast)), ...form }
  const before = await rows()
  const reply = await cast.app.inject({
    method: 'POST',
    url: `${path}/${cast.owner.projectId}`,
    headers,
    payload,
  })
  expect([401, 403, 404]).toContain(reply.statusCode)
  expect((await rows()).all).toEqual(before.all)
})

test('the applicant and an Admin get it', async () => {
  const { documentId, applicationCookie } = cast.owner
  const own = { origin: ownPage, cookie: applicationCookie }
  const admins = (await admin?.headers(cast)) ?? {}
  for (const headers of [own, admins])
    expect((await cast.app.inject({ url: documentAt(documentId), headers })).statusCode).toBe(200)
})
