import { clientMessages } from '@showroom/contract/client/client.messages'
import { dayAndHour } from '@showroom/contract/shared/day'
import { saveTerms } from '../client-terms/client-terms.store.ts'
import type { Db } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import { ownShowroom } from '../pro-pricing/own-showroom.ts'
import { mostExported } from '../shared/csv.ts'
import { tableReply } from '../shared/table.ts'
import { clientCsv } from './client-file.ts'
import { clientByPublicId, type ClientSort, clientsOf, countClients } from './client.store.ts'
import { presentClient, presentSheet } from './present-client.ts'

/** Where sums are not shown, the order of the rows would tell them. */
const bySums: readonly (ClientSort | undefined)[] = ['sales', '-sales', 'cart', '-cart']
const usualSort = '-seen'

type Deps = { db: Db; now: () => Date }

/** How a Pro looks after the clients of the own showroom. */
export const clientRoutes = (serve: Serve, deps: Deps) => {
  const { db, now } = deps

  serve('GET /api/clients', async ({ query }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    const { s: text, visibility = null } = query
    const isHidden = who.caller?.hidesEarnings && bySums.includes(query.sort)
    const sort = isHidden ? usualSort : (query.sort ?? usualSort)
    const search = { showroomId, text, visibility }
    return tableReply({
      path: '/api/clients',
      query,
      total: await countClients(db, search),
      read: async (span) => (await clientsOf(db, search, { sort, ...span })).map(presentClient),
    })
  })

  serve('GET /api/clients/{id}', async ({ params }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    return { success: true, data: await presentSheet(db, { showroomId, publicId: params.id }) }
  })

  serve('PUT /api/clients/{id}/terms', async ({ params, body }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    const client = { showroomId, publicId: params.id }
    const data = await db.transaction(async (tx) => {
      const { accountId } = (await clientByPublicId(tx, client)) ?? refuseUnknown()
      await saveTerms(
        tx,
        { showroomId, accountId },
        {
          priceVisibility: body.price_visibility,
          isTaxExempt: body.is_tax_exempt,
          taxNote: body.tax_note,
          notes: body.notes,
          now: now(),
        },
      )
      return presentSheet(tx, client)
    })
    return { success: true, data, message: clientMessages.saved }
  })
}

/** Not in Client view, where no sums are told. */
export const clientFileRoute = (serve: Serve, deps: Deps) => {
  serve('GET /api/clients/export', async ({ query }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    const { s: text, visibility = null, sort = usualSort } = query
    const clients = await clientsOf(
      deps.db,
      { showroomId, text, visibility },
      { sort, skip: 0, most: mostExported },
    )
    const file_name = `showroom-clients-${dayAndHour(deps.now()).day}.csv`
    return {
      success: true,
      data: { file_name, media_type: 'text/csv', text: clientCsv(clients.map(presentClient)) },
    }
  })
}
