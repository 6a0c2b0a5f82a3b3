import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'

/** Somebody with an account at the provider. */
export type Holder = { sub: string } & Record<string, unknown>

export type Claims = Record<string, unknown>

type Telling = {
  /** Where the browser may be sent back to. */
  redirectUris: string[]
  /** Where the address is told: in the ID token, or to who asks for it. */
  emailIn?: 'id_token' | 'userinfo'
  port?: number
}

export const client = { id: 'showroom', secret: 'a secret between the two of us' }
export const otherClient = 'somebody-else'

/**
 * A real OpenID provider. Who comes is whoever `holder` is, without a form; `forge` rewrites the ID token on its way,
 * signed anew with the provider's own key or with one that is not.
 */
export const openProviderForTests = async ({ redirectUris, emailIn = 'id_token', port = 0 }: Telling) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey
  const state: { holder: Holder; forge: ((claims: Claims) => Claims) | null; signer: typeof privateKey } = {
    holder: { sub: 'ada' },
    forge: null,
    signer: privateKey,
  }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}` // it listens on a port
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'tests', use: 'sig', alg: 'RS256' }
  const provider = new Provider(issuer, configurationOf({ redirectUris, emailIn, key, state }))
  provider.use(async (context, next) => {
    await next()
    const token = Reflect.get(Object(context.body), 'id_token')
    if (context.path !== '/token' || typeof token !== 'string' || !state.forge) return
    context.body = { ...context.body, id_token: signed(state.forge(claimsIn(token)), state.signer) }
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    // Nobody is asked anything: the person is there, and agrees.
    void provider.interactionFinished(request, response, { login: { accountId: state.holder.sub } })
  })
  return {
    issuer,
    /** Who signs in at the provider from now on. */
    setHolder: (holder: Holder) => {
      state.holder = holder
    },
    forge: (change: ((claims: Claims) => Claims) | null, by: 'itself' | 'a stranger' = 'itself') => {
      state.forge = change
      state.signer = by === 'itself' ? privateKey : stranger
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Wiring = Required<Pick<Telling, 'redirectUris' | 'emailIn'>> & {
  key: object
  state: { holder: Holder }
}

const configurationOf = ({ redirectUris, emailIn, key, state }: Wiring): Configuration => ({
  clients: [client.id, otherClient].map((id) => ({
    client_id: id,
    client_secret: client.secret,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'client_secret_post' as const,
  })),
  jwks: { keys: [key] },
  cookies: { keys: ['for tests'] },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  conformIdTokenClaims: emailIn === 'userinfo',
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...state.holder, sub: id }) }),
  loadExistingGrant: async (context) => {
    const { client: asking, session, provider } = context.oidc
    const grant = new provider.Grant({
      ...(asking ? { clientId: asking.clientId } : {}),
      ...(session?.accountId ? { accountId: session.accountId } : {}),
    })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

const claimsIn = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const signed = (claims: Claims, key: Parameters<ReturnType<typeof createSign>['sign']>[0]): string => {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const body = `${part({ alg: 'RS256', kid: 'tests' })}.${part(claims)}`
  return `${body}.${createSign('RSA-SHA256').update(body).sign(key, 'base64url')}`
}

/** What a browser does at the provider: from the address that we sent it to, back to the one that it is sent to. */
export const visitProvider = async (address: string): Promise<URLSearchParams> => {
  const cookies = new Map<string, string>()
  let url = address
  for (let hop = 0; hop < 8; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const next = reply.headers.get('location')
    if (next === null)
      throw new Error(`The provider stopped at ${url}: ${reply.status} ${await reply.text()}`)
    url = new URL(next, url).href
    if (url.includes('/callback?')) return new URL(url).searchParams
  }
  throw new Error('The provider went round in circles.')
}
