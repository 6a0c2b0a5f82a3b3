import { liveQuery } from '@showroom/contract/live/live'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireAccount } from '../account/require-account.ts'
import { networkOf } from '../platform/http/network-of.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Edge } from '../platform/http/edge.ts'
import type { Origins } from '../platform/http/origins.ts'
import { parseRequest } from '../platform/http/parse-request.ts'
import type { Caller } from '../platform/http/who.ts'
import { staffDelivery } from '../order/fulfilment/delivery-for-staff.store.ts'
import { orderViewerOf } from '../order/reading/order-viewer.ts'
import { requireProjectAccess } from '../project/project-access.ts'
import { openConnections } from './connections.ts'
import { openHeldStreams } from './held-streams.ts'
import { answerOnce } from './answer-once.ts'
import { holdStream } from './hold-stream.ts'
import type { Listening, LiveDeps } from './listening.ts'
import { positionsFor } from './positions.ts'

const rule = { access: 'member', pages: 'any' } as const

/** `GET /api/live`: what happens, as server-sent events, or once with `wait`. Outside of `serve`, as its reply does not end. */
export const liveRoutes = ({ app, admit, limits }: Edge, deps: LiveDeps & { origins: Origins }) => {
  const { db, feeds, now, origins, report } = deps
  const connections = openConnections()
  const held = openHeldStreams({ db, now, admits: origins.admits, report })
  feeds.onRights(held.askAbout)

  const listeningOf = async (request: FastifyRequest): Promise<Listening> => {
    const requester = await admit(request, rule)
    const { account, caller } = await requireAccount({ db }, requester)
    const asked = { params: {}, query: request.query, body: {} }
    const {
      project: id,
      delivery,
      after = null,
      wait = null,
    } = parseRequest({ query: liveQuery }, asked).query
    const page = caller.scope === 'account' ? null : caller.scope
    // What an account is told of its own is told on our pages alone.
    if (page && (id === undefined || delivery !== undefined)) return refuseUnknown()
    const project =
      id === undefined
        ? null
        : (await requireProjectAccess(deps, requester, { named: 'project', id })).project
    const { sessionId } = caller
    const deliveryId = delivery === undefined ? null : await deliveryOf(deps, caller, delivery)
    const standing = { accountId: account.id, sessionId, projectId: project?.id ?? null, deliveryId, page }
    const isStaff = project !== null && project.showroomRef === account.publicId
    return { account, standing, isStaff, after, wait, network: networkOf(request.ip) }
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const listening = await listeningOf(request)
    const positions = await positionsFor(db, listening)
    if (listening.wait !== null)
      return reply.send(await answerOnce({ ...deps, connections }, listening, positions))
    return holdStream({ ...deps, connections, held }, { listening, positions, reply })
  }
  app.get('/api/live', { config: { access: rule.access }, ...limits.of('GET /api/project') }, answer)
  app.addHook('preClose', held.endAll)
  app.addHook('onClose', feeds.close)
}

/** Whoever does not work on it finds as little as a stranger. */
const deliveryOf = async ({ db, now }: LiveDeps, caller: Caller, id: string): Promise<number> => {
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  return ((await staffDelivery(db, id, viewer)) ?? refuseUnknown()).id
}
