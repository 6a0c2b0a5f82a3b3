/** What a contractor's website asks for when it opens this window. */
export type Asked = {
  showroom: string
  /** The website: the only one that is ever told anything. */
  origin: string
  state: string
  challenge: string
  /** The page to go back to where the website could open no window; always one of its own. */
  back: string | null
}

const randomText = /^[A-Za-z0-9_-]{43}$/

/** Null when the address is not one that our widget has made. Whether the website may ask is the server's to say. */
export const askedIn = (query: URLSearchParams): Asked | null => {
  const { showroom = '', origin = '', state = '', challenge = '', back } = Object.fromEntries(query)
  if (!showroom || originOf(origin) !== origin || !randomText.test(state) || !randomText.test(challenge))
    return null
  if (back !== undefined && originOf(back) !== origin) return null
  return { showroom, origin, state, challenge, back: back ?? null }
}

const originOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, origin } = new URL(address)
  const isPage = /^https?:$/.test(protocol) && !username && !password
  return isPage ? origin : null
}

/** The website's name as its visitors know it; without encryption, that is said, too. */
export const nameOf = (origin: string): string => origin.replace(/^https:\/\//, '')

export type Answer = { code: string } | { error: 'cancelled' }

/** The fragment is never sent to the website's server, nor to whom its page links. */
export const addressBack = (back: string, state: string, answer: Answer): string => {
  const url = new URL(back)
  const params = 'code' in answer ? { 'showroom-code': answer.code } : { 'showroom-error': answer.error }
  url.hash = new URLSearchParams({ ...params, 'showroom-state': state }).toString()
  return url.href
}
