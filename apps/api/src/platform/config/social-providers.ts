/** Where somebody can sign in besides with us, as the operator has arranged it with each provider. */
export type SocialProvider = {
  /** As it stands in addresses. */
  name: string
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
  /** Apple posts its answer, because a name is asked for; everybody else sends the browser with it. */
  responseMode: 'query' | 'form_post'
  /** For who publishes no complete description of itself. */
  endpoints: Endpoints | null
}

type Endpoints = { authorization: string; token: string; keys: string }
type Preset = Pick<SocialProvider, 'label' | 'issuer' | 'scope'> &
  Partial<Pick<SocialProvider, 'responseMode' | 'endpoints'>>

const presets: Record<string, Preset> = {
  google: { label: 'Google', issuer: 'https://accounts.google.com', scope: 'openid email profile' },
  apple: {
    label: 'Apple',
    issuer: 'https://appleid.apple.com',
    scope: 'openid email name',
    responseMode: 'form_post',
  },
  facebook: {
    label: 'Facebook',
    issuer: 'https://www.facebook.com',
    scope: 'openid email',
    // Facebook's own description names no token endpoint.
    endpoints: {
      authorization: 'https://www.facebook.com/dialog/oauth',
      token: 'https://graph.facebook.com/oauth/access_token',
      keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    },
  },
}

type Read = { providers: SocialProvider[]; problems: string[] }
type Variables = Record<string, string | undefined>

/** `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`, Apple and Facebook alike; any issuer as `OIDC_{NAME}_ISSUER` and so on. */
export const readSocialProviders = (variables: Variables, isProduction: boolean): Read => {
  const read: Read = { providers: [], problems: [] }
  for (const [name, preset] of Object.entries(presets)) addProvider(read, variables, { name, preset })
  for (const [prefix, name] of ownNames(variables)) {
    const issuer = variables[`${prefix}_ISSUER`]
    const problem = name in presets ? `names ${name}, which is known` : issuerProblem(issuer, isProduction)
    if (problem || !issuer) {
      read.problems.push(`${prefix}_ISSUER ${problem ?? 'must be set'}.`)
      continue
    }
    const label = variables[`${prefix}_LABEL`] ?? name
    addProvider(read, variables, { name, prefix, preset: { label, issuer, scope: 'openid email profile' } })
  }
  return read
}

const ownName = /^(OIDC_([A-Z0-9]+(?:_[A-Z0-9]+)*))_(?:ISSUER|CLIENT_ID|CLIENT_SECRET)$/

const ownNames = (variables: Variables): Map<string, string> => {
  const names = new Map<string, string>()
  for (const [variable, value] of Object.entries(variables)) {
    const [, prefix, name] = ownName.exec(variable) ?? []
    if (value && prefix && name) names.set(prefix, name.toLowerCase().replaceAll('_', '-'))
  }
  return names
}

const issuerProblem = (issuer: string | undefined, isProduction: boolean): string | null => {
  if (!issuer || !URL.canParse(issuer)) return 'must be the address of an OpenID provider'
  const { protocol } = new URL(issuer)
  if (protocol === 'https:' || (protocol === 'http:' && !isProduction)) return null
  return 'must be an https address'
}

type Adding = { name: string; preset: Preset; prefix?: string }

/** Both or none: half of an arrangement is a mistake, and no provider. */
const addProvider = (
  { providers, problems }: Read,
  variables: Variables,
  { name, preset, prefix = name.toUpperCase() }: Adding,
) => {
  const clientId = variables[`${prefix}_CLIENT_ID`]
  const clientSecret = variables[`${prefix}_CLIENT_SECRET`]
  if (!clientId && !clientSecret && name in presets) return
  if (!clientId) problems.push(`${prefix}_CLIENT_ID must be set.`)
  if (!clientSecret) problems.push(`${prefix}_CLIENT_SECRET must be set.`)
  if (!clientId || !clientSecret) return
  providers.push({ responseMode: 'query', endpoints: null, ...preset, name, clientId, clientSecret })
}
