import { priceVisibilities, type PriceVisibility } from '@showroom/contract/client-terms/price-visibility'
import { dollars } from '@showroom/contract/shared/money-text'
import type { OrderDocument } from '@showroom/contract/order/order-document'
import { beforeAll, describe, expect, test } from 'vitest'
import { aReturnShop } from '../../order/testing/a-return-shop.ts'
import { textOfPdf } from '../../platform/files/testing/pdf-text.ts'
import { aClientLife, type ClientLife } from './a-client-life.ts'

// Every paper and every mail × every rule: what a Pro hides from a client is read nowhere.

const shop = aReturnShop()

/** What one unit costs a client, by line: with and without the coupon, and after the vendor's raise. */
const units = [8_821, 8_380, 160_977, 152_928, 161_870, 17_358, 16_490]
/** What a whole line costs. */
const lines = [75_420, 79_389, 152_928, 160_977, 159_084]
const allowance = dollars(90_000)

const lives = new Map<PriceVisibility, ClientLife>()
beforeAll(async () => {
  for (const visibility of priceVisibilities) lives.set(visibility, await aClientLife(shop, visibility))
}, 180_000)

const lifeUnder = (visibility: PriceVisibility): ClientLife => {
  const life = lives.get(visibility)
  if (!life) throw new Error(`Nobody lives under “${visibility}”.`)
  return life
}

const paperAt = async ({ order }: ClientLife, url: string): Promise<string> => {
  const headers = { authorization: `Bearer ${order.guest.session}` }
  const reply = await shop.shop().app.inject({ url, headers })
  expect([url, reply.statusCode]).toEqual([url, 200])
  return textOfPdf(reply.rawPayload)
}

const orderPapers = async (life: ClientLife): Promise<string[]> => {
  const { id, call } = life.order
  const { data } = await call<OrderDocument[]>(`GET /api/order/${id}/documents`)
  expect(data.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'invoice', 'rma-slip'])
  return Promise.all(data.map(({ name }) => paperAt(life, `/api/order_document/${id}/${name}`)))
}

const mailsTo = (address: string): string[] =>
  (shop.shop().mail.mailbox?.list() ?? [])
    .filter(({ to }) => to === address)
    .map(({ subject, text, html }) => [subject, text, html].join('\n'))

const amountsIn = (text: string): string[] => text.match(/\$\d[\d,]*(?:\.\d\d)?/g) ?? []
const among = (texts: readonly string[], cents: readonly number[]): string[] =>
  texts.flatMap(amountsIn).filter((amount) => cents.map((each) => dollars(each)).includes(amount))

const seeing: PriceVisibility[] = ['msrp', 'all']
const unseeing: PriceVisibility[] = ['totals', 'allowances', 'hidden']

test('whoever sees prices reads them on papers and in mails: the tests below would find them', async () => {
  for (const visibility of seeing) {
    const life = lifeUnder(visibility)
    expect(among(await orderPapers(life), units).length).toBeGreaterThan(0)
    const mails = mailsTo(life.order.email)
    expect(among(mails, [...units, ...lines]).length).toBeGreaterThan(0)
    expect(mails.length).toBeGreaterThan(5)
  }
})

describe.each(unseeing)('“%s”', (visibility) => {
  test('papers of an order name what it comes to, and never what one unit costs', async () => {
    const papers = await orderPapers(lifeUnder(visibility))
    expect(among(papers, units)).toEqual([])
    expect(papers.join()).toContain('$2,820.87')
  })

  test('mails name no unit and no line', async () => {
    const life = lifeUnder(visibility)
    const mails = mailsTo(life.order.email)
    expect(mails.length).toBe(mailsTo(lifeUnder('msrp').order.email).length)
    expect(among(mails, [...units, ...lines])).toEqual([])
  })

  test('a selection sheet names allowances at most, and a hand-over binder nothing', async () => {
    const life = lifeUnder(visibility)
    const sheet = amountsIn(await paperAt(life, `/api/selection_sheet/${life.order.projectId}`))
    expect(sheet.filter((amount) => visibility === 'hidden' || amount !== allowance)).toEqual([])
    expect(amountsIn(await paperAt(life, `/api/handover_binder/${life.order.projectId}`))).toEqual([])
  })

  test('a board of a room names one sum at most', async () => {
    const life = lifeUnder(visibility)
    const board = amountsIn(await paperAt(life, `/api/visualization/design/${life.designId}/board`))
    expect(board).toHaveLength(visibility === 'totals' ? 1 : 0)
  })

  test('who is sent a link by them reads no price in the mail, nor behind the link', async () => {
    const { partner } = lifeUnder(visibility)
    const [mail = ''] = mailsTo(partner)
    expect(amountsIn(mail)).toEqual([])
    const token = /\/a\/([0-9A-Za-z]+)/.exec(mail)?.[1] ?? ''
    const opened = await shop.shop().app.inject({
      method: 'POST',
      url: '/api/approval/open',
      payload: { token },
    })
    expect(opened.statusCode).toBe(200)
    expect(opened.body).not.toMatch(/"(unit|total|price)\w*_cents":\d|\$\d/)
  })
})
