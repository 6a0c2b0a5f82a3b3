import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CookieJar } from '../../platform/http/cookies.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { attemptCookie, attemptSeconds, writeAttempt } from './attempt.ts'
import { callbackPath, type Provider } from './provider.ts'
import type { SocialDeps } from './social-deps.ts'
import { networkOf } from '../../platform/http/network-of.ts'

export const socialRoutes = (serve: Serve, deps: SocialDeps) => {
  serve('GET /api/sociallogin', async () => ({
    success: true,
    data: deps.providers.map(({ name, label }) => ({ provider: name, label })),
  }))
}

const options = { config: { access: 'anyone' } } as const

/** The ways to the providers and back. */
export const socialPages = (app: FastifyInstance, deps: SocialDeps, cookieJar: CookieJar) => {
  for (const provider of deps.providers) {
    app.get(`/showroom/social/${provider.name}`, options, async (request, reply) => {
      const limit = limits.code.address
      await allowAttempt(deps.db, { key: `social start ${networkOf(request.ip)}`, limit, now: deps.now() })
      reply.header('cache-control', 'no-store')
      return setOut(deps, { provider, reply, cookieJar })
    })
    if (provider.responseMode === 'form_post') takePosted(app, provider)
  }
}

type SettingOut = { provider: Provider; reply: FastifyReply; cookieJar: CookieJar }

const setOut = async (deps: SocialDeps, { provider, reply, cookieJar }: SettingOut) => {
  try {
    const { url, setting } = await provider.begin()
    const attempt = { provider: provider.name, ...setting, at: deps.now().getTime() }
    const value = writeAttempt(deps.secret, attempt)
    cookieJar.answerIn(reply).setCookie({ name: attemptCookie, value, maxAgeSeconds: attemptSeconds })
    return reply.redirect(url, 302)
  } catch (error) {
    deps.onProviderFailed(error)
    // Our own page says it in a sentence.
    return reply.redirect(`${callbackPath(provider.name)}?error=unreachable`, 302)
  }
}

const longestAnswer = 16_384
const handedOn = ['code', 'state', 'iss', 'error']

/**
 * What another website posts comes without our cookies: it is handed on as an address, which the browser then opens
 * with them. Nothing is believed here.
 */
const takePosted = (app: FastifyInstance, { name }: Provider) =>
  void app.register(async (scope) => {
    const parser = { parseAs: 'string' as const, bodyLimit: longestAnswer }
    scope.addContentTypeParser('application/x-www-form-urlencoded', parser, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    )
    scope.post(callbackPath(name), options, async ({ body }, reply) => {
      const posted = body instanceof URLSearchParams ? [...body] : []
      const query = new URLSearchParams(posted.filter(([field]) => handedOn.includes(field)))
      return reply.redirect(`${callbackPath(name)}?${query}`, 303)
    })
  })
