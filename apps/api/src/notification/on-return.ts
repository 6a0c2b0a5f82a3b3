import type { ReturnNews } from '@showroom/contract/order/return.rules'
import { waitOf } from '@showroom/contract/order/return-waits.rules'
import { accountByPublicId, adminIds } from '../account/account.store.ts'
import { membersOf } from '../order/fulfilment/vendor-member.store.ts'
import { isVendorTold } from '../order/return/return-letters.ts'
import { isStillSo, returnTold } from '../order/return/return-events.ts'
import { returnById, type ReturnRequest } from '../order/return/return.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { News } from './notification.ts'
import type { Listener } from './telling.ts'

export const onReturn = {
  order_return: async (db, payload, cause) => {
    const told = returnTold.parse(payload)
    const { returnId, news } = told
    const request = await returnById(db, returnId)
    if (!request || !isStillSo(told, request)) return {}
    const [line] = request.lines
    const about = {
      cause,
      subject: request.publicId,
      facts: {
        item: line?.productName ?? '',
        order_number: request.orderNumber,
        return_news: news,
      },
    }
    return {
      settled: waitsOn.includes(news)
        ? []
        : [{ subject: request.publicId, kinds: ['return_asked', 'return_unanswered'] }],
      news: [
        ...(isClientTold(news, request) ? [forClient(request, about)] : []),
        // What was answered meanwhile asks nobody any more.
        ...(news === 'asked' && request.state !== 'asked' ? [] : await forVendor(db, request, about)),
        ...(news === 'asked' ? await forPro(db, request, about) : []),
        ...(news === 'unanswered' ? await forAdmins(db, about) : []),
      ],
    }
  },
} satisfies Record<string, Listener>

/** Whoever was asked is asked still. */
const waitsOn: readonly ReturnNews[] = ['asked', 'reminded', 'unanswered']

/** What a client has done themselves they know. */
const isClientTold = (news: ReturnNews, request: ReturnRequest): boolean =>
  news === 'reminded'
    ? waitOf(request)?.for === 'client'
    : news !== 'asked' && news !== 'sent' && news !== 'withdrawn'

type About = Pick<News, 'cause' | 'subject'> & { facts: NonNullable<News['facts']> }

const forClient = ({ accountId, orderPublicId }: ReturnRequest, about: About): News => ({
  ...about,
  accountId,
  kind: 'return_told',
  facts: { ...about.facts, order_id: orderPublicId },
})

const forVendor = async (db: Queries, request: ReturnRequest, about: About): Promise<News[]> => {
  const news = about.facts.return_news
  if (!news || !isVendorTold(news, request)) return []
  const kind = news === 'asked' ? 'return_asked' : 'return_told'
  return (await membersOf(db, request.vendorId)).map(({ accountId }) => ({ ...about, accountId, kind }))
}

/** The Pro in whose showroom it was ordered, whose share of it waits; behind the platform's own there is none. */
const forPro = async (db: Queries, { showroomRef }: ReturnRequest, about: About): Promise<News[]> => {
  const pro = await accountByPublicId(db, showroomRef)
  if (pro?.type !== 'Contractor') return []
  return [{ ...about, accountId: pro.id, kind: 'return_told', cause: `${about.cause} in the showroom` }]
}

/** Nobody has answered: they do in the vendor's place. */
const forAdmins = async (db: Queries, about: About): Promise<News[]> =>
  (await adminIds(db)).map((accountId) => ({ ...about, accountId, kind: 'return_unanswered' }))
