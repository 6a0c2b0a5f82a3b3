// The first script of a page that the browser draws: it asks who is signed in while the page's program is on its way, and
// once that is known what the page itself will ask first, which the shell names by role. session/asked-early.ts hands over
// what was answered. A file of its own, which imports nothing, because it must not wait for anything.
export {}

type User = {
  type: string
  email_verified_at: string | null
  otp_verified: boolean
  is_age_open?: boolean
  seats?: unknown[]
}

const contentOf = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.replace(/\/$/, '') ?? ''

const stored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const token = stored('authToken') ?? ''
const calls: NonNullable<typeof window.askedEarly>['calls'] = []

/** Ends with what was said, once it was said with success. */
const ask = async (path: string): Promise<unknown> => {
  const url = contentOf('api-base-url') + path
  const ended = new AbortController()
  const answer = fetch(url, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    credentials: 'same-origin',
    signal: ended.signal,
  })
  const asked = { url, token, at: Date.now(), answer, stop: () => ended.abort(), reply: undefined as unknown }
  calls.push(asked)
  // Whoever takes it over reads the answer itself, and tells of a failure.
  const told = await answer.then((response) => (response.ok ? response.clone().json() : undefined))
  const { success }: { success?: unknown } = Object(told)
  if (success === true) asked.reply = told
  return asked.reply
}

/** As session/guard.ts admits them. Whoever is in a team says with each call in whose place it is. */
const isAdmitted = (user: User) =>
  user.email_verified_at !== null &&
  user.is_age_open !== true &&
  (user.type !== 'Admin' || user.otp_verified) &&
  !user.seats?.length

const askAll = async () => {
  const { data } = Object(await ask('/api/authuser?showroom=0')) as { data?: User }
  const reads = contentOf('first-reads')
  // An address that says more asks for something else.
  if (reads === '' || location.search !== '') return
  // The programs may have been quicker: they have asked by themselves.
  if (!data || !isAdmitted(data) || document.querySelector('main')) return
  const byRole = JSON.parse(reads) as Record<string, string[]>
  await Promise.allSettled((byRole[data.type] ?? []).map(ask))
}

// As session/session.ts has it: a shorter one signs nobody in. In client view calls say so, once it is known who asks.
if (token.length > 10 && stored('client_view') === null)
  window.askedEarly = { calls, all: askAll().catch(() => undefined) }
