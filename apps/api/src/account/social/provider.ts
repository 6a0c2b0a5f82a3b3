import { email } from '@showroom/contract/account/account.fields'
import * as openid from 'openid-client'
import type { SocialProvider } from '../../platform/config/social-providers.ts'
import { splitName } from '../account.ts'
import type { Attempt } from './attempt.ts'

/** Somebody as a provider names them. */
export type Named = {
  provider: string
  issuer: string
  subject: string
  email: string
  /** Whether the provider vouches that the address is theirs. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** What the provider sent the browser back with. */
export type Answered = { code: string; state: string; iss?: string | undefined }

export type Setting = Pick<Attempt, 'state' | 'nonce' | 'verifier'>

export type Provider = SocialProvider & {
  /** Where the browser is sent, and what must come back. */
  begin(): Promise<{ url: string; setting: Setting }>
  /** Exchanges the code; the library holds the ID token against issuer, audience, nonce, time and signature. */
  finish(answered: Answered, setting: Setting): Promise<Named>
}

const timeoutSeconds = 10

export const callbackPath = (name: string): string => `/showroom/social/${name}/callback`

export const openSocialProvider = (provider: SocialProvider, publicUrl: string): Provider => {
  const redirectUri = publicUrl + callbackPath(provider.name)
  const configuration = rememberedOnceDone(() => configure(provider))
  return {
    ...provider,
    begin: async () => {
      const setting = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      }
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: provider.scope,
        state: setting.state,
        nonce: setting.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(setting.verifier),
        code_challenge_method: 'S256',
        ...(provider.responseMode === 'form_post' ? { response_mode: 'form_post' } : {}),
      })
      return { url: url.href, setting }
    },
    finish: async ({ code, state, iss }, setting) => {
      const address = new URL(redirectUri)
      address.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString()
      const config = await configuration()
      const tokens = await openid.authorizationCodeGrant(config, address, {
        pkceCodeVerifier: setting.verifier,
        expectedState: setting.state,
        expectedNonce: setting.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token.')
      const more = claims.email === undefined ? await userInfo(config, tokens.access_token, claims.sub) : {}
      return namedBy(provider.name, { ...more, ...claims })
    },
  }
}

/** Its description is asked for once; a provider that was down is asked again. */
const rememberedOnceDone = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

const configure = async (provider: SocialProvider): Promise<openid.Configuration> => {
  const { issuer, clientId, clientSecret, endpoints } = provider
  // Without it the library trusts the connection that the ID token came by, and does not look at the signature.
  const execute = [openid.enableNonRepudiationChecks]
  if (issuer.startsWith('http:')) execute.push(openid.allowInsecureRequests)
  if (!endpoints)
    return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute,
      timeout: timeoutSeconds,
    })
  const { authorization, token, keys } = endpoints
  const server = { issuer, authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys }
  const configuration = new openid.Configuration(server, clientId, clientSecret)
  configuration.timeout = timeoutSeconds
  for (const change of execute) change(configuration)
  return configuration
}

/** Most providers write the address into the ID token; some keep it for who asks. */
const userInfo = async (config: openid.Configuration, accessToken: string, subject: string) =>
  config.serverMetadata().userinfo_endpoint ? openid.fetchUserInfo(config, accessToken, subject) : {}

type Claims = { iss: string; sub: string } & Record<string, unknown>

const longestName = 60

const namedBy = (provider: string, claims: Claims): Named => {
  const address = email.safeParse(claims.email)
  if (!address.success) throw new Error(`${provider} named no e-mail address.`)
  const given = wordIn(claims.given_name)
  const whole = splitName(wordIn(claims.name) || (address.data.split('@')[0] ?? ''))
  return {
    provider,
    issuer: claims.iss,
    subject: claims.sub,
    email: address.data,
    // Apple writes it as a word.
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: given || whole.firstName.slice(0, longestName),
    lastName: given ? wordIn(claims.family_name) : whole.lastName.slice(0, longestName),
  }
}

/** Somebody else's text: one line, and no longer than a name. */
const wordIn = (claim: unknown): string =>
  typeof claim === 'string'
    ? claim
        .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
        .trim()
        .slice(0, longestName)
        .trim()
    : ''

/** No answer at all, as against one that we must refuse. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const isLost = error.message === 'fetch failed' || error.name === 'TimeoutError'
  return isLost || isUnreachable(error.cause)
}
