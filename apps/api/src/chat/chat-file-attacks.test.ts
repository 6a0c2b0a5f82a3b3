import type { ChatFile } from '@showroom/contract/chat/chat'
import { projectMessages as words } from '@showroom/contract/project/project.messages'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendChatFile } from '../project/testing/send-file.ts'
import { aHouseOfChats } from './testing/a-chat.ts'
import { extraMemory, mostExtra } from '../platform/files/testing/extra-memory.ts'
import { hostileCorpus, script, svg } from '../platform/files/testing/hostile-corpus.ts'
import { documentTypes, pictureOf, sheetTypes, zipOf } from '../platform/files/testing/hostile-files.ts'

const { aChat, opened } = aHouseOfChats()

const megabytes = (count: number) => Buffer.alloc(count * 1_024 * 1_024)

type Reply = { data?: ChatFile; errors?: { file?: string[] } }

const send = async (fileName: string, bytes: string | Buffer) => {
  const { owner, id } = await aChat()
  const sent = await sendChatFile(opened().app, { projectId: id, token: owner.token, fileName, bytes })
  const { data, errors } = sent.json<Reply>()
  const fetched = async (query = '') =>
    opened().app.inject({
      url: `/api/projectChat_file/${data?.id}${query}`,
      headers: { authorization: `Bearer ${owner.token}` },
    })
  return { status: sent.statusCode, words: errors?.file?.[0], file: data, fetched }
}

test.each([
  ['a GIF that is a program as well', 'photo.gif', `GIF89a=1;${script}`],
  ['a picture of SVG with a program in it', 'plan.svg', svg],
  ['the same under the name of a photo', 'photo.png', svg],
  ['a page under the name of a drawing', 'plan.dwg', `<!doctype html>${script}`],
  ['a page before the mark of a PDF', 'plan.pdf', `<!doctype html>${script}%PDF-1.4`],
  ['a document with macros’ kin', 'letter.docx', zipOf([['[Content_Types].xml', documentTypes]])],
  ['a zip of anything', 'all.xlsx', zipOf([['run.exe', Buffer.from('MZ')]])],
  ['a table with bytes that are no text', 'list.csv', Buffer.from([0x61, 0x00, 0xff])],
  ['a program', 'setup.pdf', Buffer.from('MZ\u0090\u0000')],
])('%s is refused in words', async (_what, fileName, bytes) => {
  const sent = await send(fileName, bytes)
  expect([sent.status, sent.words]).toEqual([422, words.fileType])
})

type Fetched = { statusCode: number; headers: Record<string, unknown> }

/** Whatever it is, no page of ours opens it: a browser can only lay it on a disk. */
const expectHarmless = ({ headers, statusCode }: Fetched) => {
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toMatch(/^attachment; /)
  expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-type']).not.toMatch(/html|svg|javascript/)
}

test('a program under the name of a table is kept as a table, and never opened', async () => {
  const sent = await send('list.csv', svg)
  expect(sent.file).toMatchObject({ media_type: 'text/csv', has_preview: false })
  expectHarmless(await sent.fetched())
  expectHarmless(await sent.fetched('?preview=1'))
})

test('a PDF that is a page as well is kept as a PDF, and no picture is made of what is none', async () => {
  const sent = await send('plan.pdf', `%PDF-1.4\n${script}`)
  expect(sent.file).toMatchObject({ media_type: 'application/pdf', has_preview: true })
  expectHarmless(await sent.fetched())
  expect((await sent.fetched('?preview=1')).statusCode).toBe(404)
})

test('a photo under another name is what its bytes are; what lay behind it is gone', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  const sent = await send(
    'plan.pdf',
    Buffer.concat([photo, zipOf([['a', Buffer.from('a')]]), Buffer.from(script)]),
  )
  expect(sent.file?.media_type).toBe('image/jpeg')
  const whole = await sent.fetched()
  expectHarmless(whole)
  expect(whole.rawPayload.includes('script')).toBe(false)
  expect(whole.rawPayload.includes('PK')).toBe(false)
  const small = await sent.fetched('?preview=1')
  expect(small.headers['content-type']).toBe('image/webp')
})

test.each([
  [
    'in a sheet',
    [
      ['[Content_Types].xml', sheetTypes],
      ['xl/sheet1.xml', megabytes(400)],
    ],
  ],
  [
    'in the list of its parts',
    [
      ['[Content_Types].xml', megabytes(400)],
      ['xl/workbook.xml', sheetTypes],
    ],
  ],
] as const)('a table that unpacks to 400 MB %s is never unpacked', async (_where, entries) => {
  const bytes = zipOf(entries)
  expect(bytes.length).toBeLessThan(1_024 * 1_024)
  const began = performance.now()
  let sent: Awaited<ReturnType<typeof send>> | undefined
  const extra = await extraMemory(async () => {
    sent = await send('list.xlsx', bytes)
  })
  expect(extra).toBeLessThan(mostExtra)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect([200, 422]).toContain(sent?.status)
  if (sent?.file) expectHarmless(await sent.fetched())
})

test('a picture of 20,000 × 20,000 points is refused in words before it is drawn', async () => {
  const bytes = pictureOf(20_000)
  let sent: Awaited<ReturnType<typeof send>> | undefined
  const extra = await extraMemory(async () => {
    sent = await send('wall.png', bytes)
  })
  expect(sent?.status).toBe(422)
  expect(sent?.words).toMatch(/\w+ \w+/)
  expect(extra).toBeLessThan(mostExtra)
  // One that is large, and not that large, is taken: the refusal above is of its size.
  expect((await send('wall.png', pictureOf(4_000))).file?.media_type).toBe('image/png')
})

const corpus = hostileCorpus.map((each) => [each.what, each] as const)

test.each(corpus)('%s is refused in words, or kept as what nobody opens', async (_what, hostile) => {
  const sent = await send(hostile.fileName, await hostile.bytes())
  expect([200, 422]).toContain(sent.status)
  if (sent.status === 422) return expect(sent.words).toMatch(/\w+ \w+/)
  const whole = await sent.fetched()
  expectHarmless(whole)
  if (hostile.kind === 'photo') expect(whole.rawPayload.toString('latin1')).not.toMatch(/<script|alert\(/)
})
