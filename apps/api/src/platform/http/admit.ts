import type { EndpointDefinition } from '@showroom/contract/shared/endpoint'
import type { FastifyRequest } from 'fastify'
import { admitCaller } from './admission.ts'
import type { CookieJar } from './cookies.ts'
import type { Origins } from './origins.ts'
import { type Requester, type Sessions, type Who, requesterOf } from './who.ts'

type Rule = Pick<EndpointDefinition, 'access' | 'roles' | 'byCookie'>

/** Who asks for what is more than JSON, a file: refused as a call of our own pages would be. */
export type Admit = (request: FastifyRequest, rule: Rule) => Promise<Requester & Pick<Who, 'cookies'>>

type Deps = { origins: Origins; sessions: Sessions; cookieJar: CookieJar }

export const admitWith =
  ({ origins, sessions, cookieJar }: Deps): Admit =>
  async (request, rule) => {
    const requester = await requesterOf(request, sessions)
    await admitCaller({ ...rule, pages: 'own' }, requester, origins)
    return { ...requester, cookies: cookieJar.cookiesOf(request) }
  }
