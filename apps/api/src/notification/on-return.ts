import { accountByPublicId } from '../account/account.store.ts'
import { membersOf } from '../order/fulfilment/vendor-member.store.ts'
import { isVendorTold } from '../order/return/return-letters.ts'
import { returnTold } from '../order/return/return-events.ts'
import { returnById, type ReturnRequest } from '../order/return/return.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { News } from './notification.ts'
import type { Listener } from './telling.ts'

export const onReturn = {
  order_return: async (db, payload, cause) => {
    const { returnId, news } = returnTold.parse(payload)
    const request = await returnById(db, returnId)
    if (!request) return {}
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
      settled: news === 'asked' ? [] : [{ subject: request.publicId, kinds: ['return_asked'] }],
      news: [
        // What a client has done themselves they know.
        ...(news === 'asked' || news === 'sent' || news === 'withdrawn' ? [] : [forClient(request, about)]),
        // What was answered meanwhile asks nobody any more.
        ...(news === 'asked' && request.state !== 'asked' ? [] : await forVendor(db, request, about)),
        ...(news === 'asked' ? await forPro(db, request, about) : []),
      ],
    }
  },
} satisfies Record<string, Listener>

type About = Pick<News, 'cause' | 'subject'> & { facts: NonNullable<News['facts']> }

const forClient = ({ accountId, orderPublicId }: ReturnRequest, about: About): News => ({
  ...about,
  accountId,
  kind: 'return_told',
  facts: { ...about.facts, order_id: orderPublicId },
})

const forVendor = async (db: Queries, { vendorId }: ReturnRequest, about: About): Promise<News[]> => {
  const news = about.facts.return_news
  if (!news || !isVendorTold(news)) return []
  const kind = news === 'asked' ? 'return_asked' : 'return_told'
  return (await membersOf(db, vendorId)).map(({ accountId }) => ({ ...about, accountId, kind }))
}

/** The Pro in whose showroom it was ordered, whose share of it waits; behind the platform's own there is none. */
const forPro = async (db: Queries, { showroomRef }: ReturnRequest, about: About): Promise<News[]> => {
  const pro = await accountByPublicId(db, showroomRef)
  if (pro?.type !== 'Contractor') return []
  return [{ ...about, accountId: pro.id, kind: 'return_told', cause: `${about.cause} in the showroom` }]
}
