import type { EndpointDefinition } from '@showroom/contract/shared/endpoint'
import type { FastifyRequest } from 'fastify'
import { admitCaller, requireOwnHands } from './admission.ts'
import type { CookieJar } from './cookies.ts'
import type { Origins } from './origins.ts'
import { type Requester, type Sessions, type Who, requesterOf } from './who.ts'

type Rule = Pick<EndpointDefinition, 'access' | 'roles' | 'byCookie' | 'lookingOn'> & {
  /** `any`: pages of a showroom's websites as well. */
  pages?: 'own' | 'any'
}

/** Who asks for what is more than JSON, a file or a stream: refused as a call would be. */
export type Admit = (request: FastifyRequest, rule: Rule) => Promise<Requester & Pick<Who, 'cookies'>>

type Deps = { origins: Origins; sessions: Sessions; cookieJar: CookieJar }

export const admitWith =
  ({ origins, sessions, cookieJar }: Deps): Admit =>
  async (request, { pages = 'own', ...rule }) => {
    const requester = await requesterOf(request, sessions)
    await admitCaller(pages === 'own' ? { ...rule, pages } : rule, requester, origins)
    requireOwnHands(rule, request.method, requester)
    return { ...requester, cookies: cookieJar.cookiesOf(request) }
  }
