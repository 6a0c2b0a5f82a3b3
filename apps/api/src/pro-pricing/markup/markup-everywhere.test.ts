import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { MarkupBook } from '@showroom/contract/pricing/markup'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { buildApp } from '../../app.ts'
import { readCatalogueVersion } from '../../catalogue/catalogue-version.store.ts'
import { changesWritten } from '../../catalogue/index/testing/change.store.ts'
import { replaceRules } from '../../catalogue/index/testing/rules.store.ts'
import { openPictureStore } from '../../picture/picture.ts'
import { signallingDb } from '../../platform/db/commit-signals.ts'
import { demoShowroom } from '../../pricing/testing/prices.store.ts'
import { lockShowroom } from '../../showroom/showroom-prices.store.ts'
import { aPro } from '../../testing/a-pro.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { isServer } from '../../testing/test-db.ts'
import { saveLists } from './save-lists.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let apps: FastifyInstance[]
beforeAll(async () => {
  opened = await openTestApp()
  // A process of its own as far as memory goes: what it keeps of showrooms and of the catalogue is its own.
  const pictures = openPictureStore({ folder: opened.config.dataDir })
  const { app } = await buildApp({ ...opened, db: signallingDb(opened.db), pictures })
  app.addHook('onClose', () => pictures.close())
  apps = [opened.app, app]
})
afterAll(async () => {
  await apps[1]?.close()
  await opened.close()
})

const category = 'tile-flooring'

const pricesOf = async (app: FastifyInstance, showroom: string) => {
  const body = { showroom, category, page_size: 5 }
  const reply = await browserOn(app)('POST /api/visualization/products', { token: null, body })
  const { data } = reply as unknown as ProductsReply // the reply of that call
  return data.map(({ id, price }) => [id, price.price_cents] as const)
}

const everywhere = (showroom: string) => Promise.all(apps.map((app) => pricesOf(app, showroom)))

/** Something that is waited for, and what says that it has come. */
const aSign = () => {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

type Cart = { Project_tans: { unit_price_cents: number }[] }

const addedAt = async (app: FastifyInstance, showroom: string, product_id = '') => {
  const body = { showroom, action: 'cart', items: [{ product_id, qty: 20 }] }
  const { data } = await browserOn(app)<Cart>('POST /api/projectCart/sync_to_cart', { token: null, body })
  return data.Project_tans.map((line) => line.unit_price_cents)
}

test('every process shows a changed markup within a second, and nothing of the catalogue is read anew', async () => {
  const [pro, other] = [await aPro(opened), await aPro(opened)]
  const [before, ofOther] = [await everywhere(pro.vsdId), await everywhere(other.vsdId)]
  expect(before[0]).toHaveLength(5)
  const kept = [await readCatalogueVersion(opened.db), await changesWritten(opened.db)]
  await pro.ask<MarkupBook>('POST /api/markup', { category, markup_bps: 2_100 })
  const raised = before.map((prices) =>
    prices.map(([id, price]) => {
      const wholesale = Math.round(price / 1.1)
      return [id, wholesale + Math.round((wholesale * 21) / 100)]
    }),
  )
  await expect.poll(() => everywhere(pro.vsdId), { timeout: 10_000, interval: 50 }).toEqual(raised)
  expect(await everywhere(other.vsdId)).toEqual(ofOther)
  expect([await readCatalogueVersion(opened.db), await changesWritten(opened.db)]).toEqual(kept)
  const [first] = raised[1] ?? []
  expect(await Promise.all(apps.map((app) => addedAt(app, pro.vsdId, String(first?.[0]))))).toEqual([
    [first?.[1]],
    [first?.[1]],
  ])
})

test.runIf(isServer)(
  'while a markup is being changed, everybody shops on, and other Pros change theirs',
  async () => {
    const [pro, other] = [await aPro(opened), await aPro(opened)]
    const [before] = await everywhere(pro.vsdId)
    const [id, price] = before?.[0] ?? []
    const showroom = await demoShowroom(opened.db, pro.vsdId)
    const everything = { product_id: null, category_id: null, vendor_id: null, markup_bps: 7_700 }
    const [written, mayCommit] = [aSign(), aSign()]
    const changing = opened.db.transaction(async (tx) => {
      await lockShowroom(tx, showroom.id)
      await replaceRules(tx, showroom.id, [everything])
      await saveLists(tx, showroom.id)
      written.give()
      await mayCommit.given
    })
    await written.given
    // None of these may wait for the transaction that is open.
    expect(await everywhere(pro.vsdId)).toEqual([before, before])
    expect(await Promise.all(apps.map((app) => addedAt(app, pro.vsdId, id)))).toEqual([[price], [price]])
    expect((await other.ask('POST /api/markup', { category, markup_bps: 3_300 })).status).toBe(200)
    mayCommit.give()
    await changing
  },
)
