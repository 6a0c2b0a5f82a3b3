import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Our own cookies that no script can read, by their names without a prefix. */
export type Cookies = ReadonlyMap<string, string>

export type Cookie = {
  name: string
  value: string
  maxAgeSeconds: number
  /** For our pages' scripts to read: a hint. Handlers do not get it back, as anybody could have written it. */
  isReadable?: boolean
}

/** What a handler adds to its reply. */
export type Answer = {
  setCookie(cookie: Cookie): void
  clearCookie(name: string, kind?: Pick<Cookie, 'isReadable'>): void
  /** Browsers keep the reply as a file of this name instead of showing it. */
  attachAs(fileName: string): void
}

export const noCookies: Cookies = new Map()

/** For our own code, which has no browser. */
export const noAnswer: Answer = {
  setCookie: () => undefined,
  clearCookie: () => undefined,
  attachAs: () => undefined,
}

export type CookieJar = {
  cookiesOf(request: FastifyRequest): Cookies
  answerIn(reply: FastifyReply): Answer
}

/** What a browser takes from nobody but this very host, over https: no neighbour of ours can plant one. */
const prefix = '__Host-'
/** No browser sends more. */
const longestHeader = 8_192

/** Cookies are read where a call asks for them, so that no other reply pays for it. */
export const openCookieJar = async (app: FastifyInstance, publicUrl: string): Promise<CookieJar> => {
  await app.register(cookie, { hook: false })
  const secure = publicUrl.startsWith('https:')
  const before = secure ? prefix : ''
  const written = ({ name, value, maxAgeSeconds, isReadable = false }: Cookie) =>
    app.serializeCookie(isReadable ? name : before + name, value, {
      path: '/',
      sameSite: 'lax',
      maxAge: maxAgeSeconds,
      httpOnly: !isReadable,
      secure,
    })
  return {
    cookiesOf: ({ headers }) => {
      if (!headers.cookie || headers.cookie.length > longestHeader) return noCookies
      const sent = Object.entries(app.parseCookie(headers.cookie))
      return new Map(
        sent.flatMap(([name, value]) =>
          value !== undefined && name.startsWith(before) ? [[name.slice(before.length), value] as const] : [],
        ),
      )
    },
    answerIn: (reply) => {
      // Fastify keeps each Set-Cookie beside those before it.
      const setCookie = (made: Cookie) => void reply.header('set-cookie', written(made))
      return {
        setCookie,
        clearCookie: (name, kind) => setCookie({ ...kind, name, value: '', maxAgeSeconds: 0 }),
        attachAs: (fileName) =>
          void reply.header('content-disposition', `attachment; filename="${fileName}"`),
      }
    },
  }
}
