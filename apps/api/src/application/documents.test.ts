import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { setTypeAndStatus } from '../account/testing/account.store.ts'
import { aMarketplace, minutes } from '../account/testing/marketplace.ts'
import { tidyApplications } from './application-upkeep.ts'
import { aPdf, aPicture, anApplicantsBrowser } from './testing/applying.ts'
import { aSubmittedContractor } from './testing/submitted.ts'

const { ask, app, db, later, codeIn, registered, folder, modules, now } = aMarketplace()
beforeEach(() => later(minutes(61)))

const aDraft = async () => {
  const browser = anApplicantsBrowser(app())
  await browser.ask('PUT /api/application', { body: { type: 'Contractor', form: {} } })
  return browser
}

const anAdmin = async () => {
  const admin = await registered()
  await setTypeAndStatus(db(), admin.email, { type: 'Admin', status: 'Active' })
  const { data } = await ask('POST /api/login', { body: { ...admin, portal: 'admin' } })
  const token = data.token ?? ''
  return {
    token,
    giveCode: async () => {
      await ask('GET /api/login/verify_otp', { token })
      await ask(`GET /api/login/verify_otp?otp=${codeIn(admin.email)}`, { token })
    },
  }
}

test('a picture is drawn anew, without what its camera wrote into it', async () => {
  const camera = await sharp(await aPicture())
    .withExif({ IFD0: { Copyright: 'canary-gps' } })
    .jpeg()
    .toBuffer()
  expect(camera.toString('latin1')).toContain('canary-gps')
  const { add, fetch } = await aDraft()
  const { status, data } = await add({ kind: 'license', name: 'IMG_1.jpeg', bytes: camera })
  expect([status, data.documents[0]?.media_type]).toEqual([200, 'image/jpeg'])
  const file = await fetch(`GET /api/application/document/${data.documents[0]?.id}`)
  expect(file.rawPayload.toString('latin1')).not.toContain('canary-gps')
  expect((await sharp(file.rawPayload).metadata()).width).toBe(40)
})

test('a file leaves as an attachment that no browser runs', async () => {
  const { add, fetch } = await aDraft()
  const { data } = await add({ kind: 'license', name: 'Lizenz "grün".pdf', bytes: aPdf })
  const file = await fetch(`GET /api/application/document/${data.documents[0]?.id}`)
  expect(file.rawPayload.equals(aPdf)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  })
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w%.-]+$/,
  )
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const page = Buffer.from('<!doctype html><script>alert(1)</script>')
const hostile = [
  ['an SVG with script', 'logo.png', svg],
  ['a page', 'license.pdf', page],
  ['an archive', 'license.pdf', Buffer.from('PK\u0003\u0004rest of an archive')],
  ['a program', 'license.jpg', Buffer.from('MZ\u0090\u0000program')],
  ['nothing at all', 'license.pdf', Buffer.alloc(0)],
] as const
test.each(hostile)('%s is refused, whatever it is called', async (_, name, bytes) => {
  const { add } = await aDraft()
  const { status, errors } = await add({ kind: 'license', name, bytes, type: 'image/png' })
  expect([status, errors?.file]).toEqual([422, ['Please choose a PDF, JPG, PNG or WebP file.']])
})

test('a small picture that claims to be 900 million points large is refused', async () => {
  const { add } = await aDraft()
  const bomb = Buffer.from(await aPicture())
  // Width and height stand in the first chunk, after 16 bytes.
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  const { status, errors } = await add({ kind: 'license', bytes: bomb })
  expect([status, errors?.file]).toEqual([422, ['This file can not be read. Please choose another one.']])
})

test('a picture with a page behind it comes out without the page', async () => {
  const both = Buffer.concat([await aPicture(), page])
  const { add, fetch } = await aDraft()
  const { data } = await add({ kind: 'license', bytes: both })
  const file = await fetch(`GET /api/application/document/${data.documents[0]?.id}`)
  expect(file.rawPayload.toString('latin1')).not.toContain('<script')
})

test('more than 10 MB, and more than twelve files, are refused in words', async () => {
  const { add } = await aDraft()
  const big = Buffer.concat([aPdf, Buffer.alloc(10 * 1_024 * 1_024)])
  const tooLarge = await add({ kind: 'license', bytes: big })
  expect([tooLarge.status, tooLarge.message]).toEqual([
    413,
    'The file is larger than 10 MB. Please choose a smaller one.',
  ])
  for (let count = 0; count < 12; count += 1) await add({ kind: 'other', bytes: aPdf })
  const { errors } = await add({ kind: 'other', bytes: aPdf })
  expect(errors?.file).toEqual(['That is more files than we can take. Please remove one first.'])
})

test('a name leads nowhere: not to another folder, not into a header', async () => {
  const { add } = await aDraft()
  const { data } = await add({ kind: 'license', name: '../../secret-key', bytes: aPdf })
  expect(data.documents[0]?.file_name).toBe('secret-key')
  const kept = await readdir(join(folder(), 'applications'))
  expect(kept).toContain(data.documents[0]?.id)
  for (const name of kept) expect(name).toMatch(/^[0-9A-Za-z]{17}$/)
})

test('a file is its owner’s and the Admins’; for anybody else it is not there', async () => {
  const applicant = await aSubmittedContractor(app())
  const { data } = await applicant.ask('GET /api/application')
  const call = `GET /api/application/document/${data.documents[0]?.id}`
  expect((await applicant.fetch(call)).statusCode).toBe(200)
  const missing = await anApplicantsBrowser(app()).fetch('GET /api/application/document/missing')
  const stranger = await (await aDraft()).fetch(call)
  expect([stranger.statusCode, stranger.body]).toEqual([404, missing.body])
  const user = await registered()
  const admin = await anAdmin()
  expect((await anApplicantsBrowser(app()).fetch(call, { token: user.token })).statusCode).toBe(403)
  expect((await anApplicantsBrowser(app()).fetch(call, { token: admin.token })).statusCode).toBe(403)
  await admin.giveCode()
  expect((await anApplicantsBrowser(app()).fetch(call, { token: admin.token })).statusCode).toBe(200)
})

test('somebody else’s file can not be taken out, nor one that is being decided by', async () => {
  const applicant = await aSubmittedContractor(app())
  const { data } = await applicant.ask('GET /api/application')
  const call = `DELETE /api/application/document/${data.documents[0]?.id}`
  expect((await (await aDraft()).ask(call)).status).toBe(404)
  expect((await applicant.ask(call)).status).toBe(404)
  expect((await applicant.ask('GET /api/application')).data.documents).toHaveLength(1)
})

test('a file that is taken out is gone, also from the folder', async () => {
  const { add, ask: asking } = await aDraft()
  const { data } = await add({ kind: 'license' })
  const id = data.documents[0]?.id ?? ''
  expect((await asking(`DELETE /api/application/document/${id}`)).data.documents).toEqual([])
  await expect(readFile(join(folder(), 'applications', id))).rejects.toThrow()
})

test('an upload needs our own page and an application', async () => {
  const { add } = await aDraft()
  expect((await add({ kind: 'license' }, { origin: 'https://stranger.example' })).status).toBe(403)
  expect((await anApplicantsBrowser(app()).add({ kind: 'license' })).status).toBe(404)
  expect((await add({ kind: 'passport' })).status).toBe(422)
})

test('drafts that nobody came back to, and files without a row, are swept away', async () => {
  const { add, ask: asking } = await aDraft()
  const { data } = await add({ kind: 'license' })
  const id = data.documents[0]?.id ?? ''
  const kept = modules().application.api.deps
  const dayMs = minutes(24 * 60)
  await tidyApplications(kept, new Date(now() + 2 * dayMs))
  expect((await asking('GET /api/application')).data.id).toBe(data.id)
  // Files know the real clock.
  await tidyApplications(kept, new Date(Math.max(now(), Date.now()) + 31 * dayMs))
  expect((await asking('GET /api/application')).data).toBeNull()
  await expect(readFile(join(folder(), 'applications', id))).rejects.toThrow()
})
