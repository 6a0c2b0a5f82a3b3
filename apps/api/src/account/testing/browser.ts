import type { User } from '@showroom/contract/account/account'
import type { FastifyInstance } from 'fastify'
import { type Answer, browserOn } from './person.ts'

export const ownOrigin = 'http://localhost:4000'

type Asked = Parameters<ReturnType<typeof browserOn>>[1]

/** A browser on one of our own pages: keeps the cookies that it is given, and sends them with their page's origin. */
export const aBrowser = (app: FastifyInstance, held: Map<string, string> = new Map()) => {
  const send = browserOn(app)
  const cookieHeader = () => [...held].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async <Data = { user: User; token: string | null }>(
    call: string,
    asked: Asked = {},
  ): Promise<Answer<Data>> => {
    const headers = { origin: ownOrigin, cookie: cookieHeader(), ...asked.headers }
    const answer = await send<Data>(call, { ...asked, headers })
    for (const set of answer.setCookies) keep(held, set)
    return answer
  }
  return {
    ask,
    cookies: held,
    /** Goes to an address, as by a link. */
    open: async (url: string) => {
      const reply = await app.inject({ url, headers: { cookie: cookieHeader() } })
      for (const set of [reply.headers['set-cookie'] ?? []].flat()) keep(held, set)
      return { status: reply.statusCode, location: reply.headers.location?.toString() ?? '' }
    },
    /** Another browser with the very same cookies: a thief's. */
    copy: () => aBrowser(app, new Map(held)),
  }
}

const keep = (held: Map<string, string>, set: string) => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  if (/; Max-Age=0;/.test(set)) held.delete(name)
  else held.set(name, value)
}
