import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { projectIdOf } from '../../live/testing/project.store.ts'
import { aMemberOf, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { aChecklist, aFloorTile } from '../testing/a-checklist.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { digestOf, pictured, sheetOf } from './sheet.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { sheetNumber } from './sheet-version.store.ts'
import { picturesOf } from '../../shared/paper/paper-pictures.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => testDay)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const sheetFor = async (person: Homeowner, id: string, shown?: readonly string[]) => {
  const reply = await person.ask<Selection[]>(`GET /api/projectChecklist/${id}`)
  const { checklist } = reply as unknown as { checklist: ChecklistAbout } // beside its data
  const rows = shown ? reply.data.filter((row) => shown.includes(row.title)) : reply.data
  return sheetOf({
    rows,
    about: checklist,
    outOf: shown ? reply.data.length : null,
    logo: null,
    publicUrl: 'https://shop.test',
  })
}

const anApprovedTile = async () => {
  const list = await aChecklist(opened)
  const [row] = await list.add(aFloorTile(list.room), { title: 'House numbers' })
  await list.decide(row, 'approve')
  return list
}

test('a sheet tells room by room what was decided, by whom and for how much', async () => {
  const { owner, id } = await anApprovedTile()
  const sheet = await sheetFor(owner, id)
  expect(sheet.sections.map(({ heading, rows }) => [heading, rows.map(({ title }) => title)])).toEqual([
    ['Main bath', ['Floor tile']],
    ['No room', ['House numbers']],
  ])
  expect(sheet.sections[0]?.rows[0]).toMatchObject({
    price: '$851.58',
    approval: 'Approved by Ada Lovelace Byron, 11.23.2026 09:00',
  })
  expect(sheet.totals.map(({ value }) => value)).toEqual(['$900.00', '$851.58', '$48.42'])
})

test('a sheet of some decisions says so, and holds no allowance against them', async () => {
  const { owner, id } = await anApprovedTile()
  const sheet = await sheetFor(owner, id, ['Floor tile'])
  expect(sheet.sections.flatMap(({ rows }) => rows.map(({ title }) => title))).toEqual(['Floor tile'])
  expect(sheet.standing).toBe('1 of the 2 decisions of the project. 1 decision, 1 approved, 0 open')
  expect(sheet.totals.map(({ value }) => value)).toEqual(['$851.58'])
})

test('the decisions of a sheet are named, and only ids name them', async () => {
  const { owner, id, rows } = await anApprovedTile()
  const [row] = await rows()
  const sheet = (named: string) =>
    opened.app.inject({
      url: `/api/selection_sheet/${id}?selection_ids=${named}`,
      headers: { authorization: `Bearer ${owner.token}` },
    })
  const some = [await sheet(row?.id ?? ''), await sheet(`${row?.id},nonesuch`), await sheet('a/b')]
  expect(some.map(({ statusCode }) => statusCode)).toEqual([200, 200, 422])
})

test('whoever may not see prices has none on paper either', async () => {
  const { owner, id } = await anApprovedTile()
  const partner = await aMemberOf(opened, owner, { projectId: id, sees_prices: 'no' })
  expect(JSON.stringify(await sheetFor(partner, id))).not.toContain('$')
})

test('the file is a PDF that runs nothing, and a stranger’s is as missing as none', async () => {
  const { owner, id } = await anApprovedTile()
  const stranger = (await aChecklist(opened)).owner
  const sheet = (token: string) =>
    opened.app.inject({
      url: `/api/selection_sheet/${id}`,
      headers: { authorization: `Bearer ${token}` },
    })
  const file = await sheet(owner.token)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(file.headers['content-security-policy']).toContain('sandbox')
  expect(file.body).toMatch(/^%PDF-/)
  expect((await sheet(stranger.token)).statusCode).toBe(404)
})

test('a logo of elsewhere is not fetched for it, and a picture that does not come is left out', async () => {
  const { owner, id } = await anApprovedTile()
  const sheet = await sheetFor(owner, id)
  const asked: string[] = []
  const inject = (({ url }: { url: string }) => {
    asked.push(url)
    return Promise.resolve({ statusCode: 404, rawPayload: Buffer.alloc(0) })
  }) as never // as much of it as is asked
  const rows = sheet.sections.flatMap((section) => section.rows)
  const sections = [
    { heading: 'Bath', rows: rows.map((row) => ({ ...row, picture: '/pictures/tile.webp' })) },
  ]
  const drawn = await picturesOf(
    { inject },
    pictured({ ...sheet, sections, logo: 'https://elsewhere.example/logo.png' }),
  )
  expect([drawn.size, asked]).toEqual([0, ['/pictures/tile.webp']])
})

/** What a reader copies out of a PDF: each font says which letter a glyph stands for. */
const lettersIn = (pdf: Buffer): string => {
  const raw = pdf.toString('latin1')
  const maps = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      const text = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      return text.includes('beginbfrange') ? [text] : []
    } catch {
      return []
    }
  })
  const codes = maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>/gi)].map(([, hex = '']) => hex))
  return String.fromCodePoint(...codes.map((hex) => Number.parseInt(hex, 16)))
}

test('a sheet and a receipt print names in their own letters, and a box for what no font of theirs has', async () => {
  const { owner, id } = await anApprovedTile()
  const words = await sheetFor(owner, id)
  const title = 'Łazienka Ελένη Юрий 李'
  const sheet = await sheetPdf({ ...words, title, generated: '' }, new Map())
  const paper = { company: 'Żuk', project: title, words: [title], name: 'Юрий 李', at: testDay }
  for (const pdf of [sheet, await receiptPdf(paper)])
    expect([...'ŁΕλένηЮрий□'].filter((letter) => !lettersIn(pdf).includes(letter))).toEqual([])
})

test('a sheet has the number of what it says: the same again is the same version', async () => {
  const list = await anApprovedTile()
  const printed = async () => {
    const digest = digestOf(await sheetFor(list.owner, list.id))
    const projectId = await projectIdOf(opened.db, list.id)
    return sheetNumber(opened.db, { projectId, digest, now: testDay })
  }
  expect([await printed(), await printed()]).toEqual([1, 1])
  const [, numbers] = await list.rows()
  await list.set(numbers, { title: 'House number' })
  expect(await printed()).toBe(2)
  await list.set((await list.rows())[1], { title: 'House numbers' })
  expect(await printed()).toBe(1)
})
