import type { EndpointDefinition } from '@showroom/contract/shared/endpoint'
import { asksForSeats, teamCalls } from '@showroom/contract/team/team-calls'
import { messages } from '@showroom/contract/shared/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  inPlaceOfPro,
  admitCaller,
  isOwnShowroom,
  requireOwnHands,
  requireSameWorkspace,
} from './admission.ts'
import { type CookieJar, noCookies } from './cookies.ts'
import { admitsAll } from './cors.ts'
import { refuse, refuseUnknown } from './domain-error.ts'
import type { Origins } from './origins.ts'
import { parseRequest } from './parse-request.ts'
import type { Limits } from './rate-limits.ts'
import { bodyOf } from './sent-fields.ts'
import { showroomsNamed } from './showrooms-named.ts'
import { tellSeen } from './tell-seen.ts'
import { requesterOf, type Sessions, type Who } from './who.ts'

export type AdmissionDeps = { origins: Origins; limits: Limits; sessions: Sessions; cookieJar: CookieJar }

/** A request of the contract, parsed, with who calls; refused where they may not. */
export const admittedRequestsWith = ({ origins, limits, sessions, cookieJar }: AdmissionDeps) => {
  const mayUse = async (origin: string | null, showrooms: string[]) =>
    origin === null || admitsAll(origins, origin, showrooms)

  return async (
    { call, ...definition }: EndpointDefinition & { call: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    // Who may comes before what is asked: a stranger learns nothing of how a call is made.
    const found = await requesterOf(request, sessions, asksForSeats(call))
    if (teamCalls[call]) requireSameWorkspace(request.headers['showroom-workspace'], found)
    const requester = inPlaceOfPro(teamCalls[call], found)
    await admitCaller(definition, requester, origins)
    requireOwnHands(definition, request.method, requester)
    const { params, query } = request
    const body = definition.sentAs === 'form' ? await bodyOf(request) : request.body
    const parsed = parseRequest(definition, { params, query, body })
    const who: Who = {
      ...requester,
      // Pages of somebody else neither send them nor may be told apart by them.
      cookies: definition.pages === 'own' ? cookieJar.cookiesOf(request) : noCookies,
      mayUse: async (showroom: string) =>
        (await isOwnShowroom(requester.caller, showroom, origins)) && mayUse(requester.origin, [showroom]),
    }
    await limits.countForShowroom(request, reply)
    // As parsed, defaults included, and as written in the address of any call.
    const named = [...new Set([...showroomsNamed(parsed), ...showroomsNamed({ query: request.query })])]
    for (const showroom of named)
      if (!(await isOwnShowroom(requester.caller, showroom, origins))) refuseUnknown()
    const isAdmitted = await mayUse(who.origin, named)
    if (who.origin !== null) await tellSeen(origins, who.origin, { named, isAdmitted })
    if (!isAdmitted) refuse(403, 'origin_refused', messages.originRefused)
    return { parsed, who }
  }
}
