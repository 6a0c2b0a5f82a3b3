/** What this browser remembers of the offer. */
export type OfferMemory = { isSent: boolean; closedAt: Date | null }

export type Visit = {
  /** Below /showroom. */
  path: string
  /** How long the page has been looked at, all pages of the visit together. */
  secondsSeen: number
  /** How far somebody has scrolled, in heights of their screen, at most. */
  screensRead: number
  pagesSeen: number
  /** A dialog or a menu lies over the page, or somebody is typing. */
  isBusy: boolean
  /** Somebody who sells here, or runs the marketplace. */
  isOfTrade: boolean
}

/** Where people look around. Not where they pay, sign in, order, write to us or look after an account. */
const places = [
  /^\/$/,
  /^\/department\/./,
  /^\/category\/./,
  /^\/product(-details|\/.+)$/,
  /^\/visualize\/contractor\/all$/,
  /^\/(our-brands|about_us|faq)$/,
]

export const isPlaceOfOffer = (path: string): boolean => places.some((place) => place.test(path))

const secondsBefore = 20
/** Who reads for so long without a scroll or a click has a page that needs none. */
const secondsOfRest = 60
const screensBefore = 0.75
const closedForDays = 30
const dayMs = 86_400_000

const isInterested = ({ secondsSeen, screensRead, pagesSeen }: Visit): boolean =>
  screensRead >= screensBefore || pagesSeen > 1 || secondsSeen >= secondsOfRest

/** Once sent, never again; once closed, not for 30 days; and not before somebody has begun to read. */
export const mayOffer = (visit: Visit, { isSent, closedAt }: OfferMemory, now: Date): boolean => {
  if (isSent || visit.isOfTrade || visit.isBusy || !isPlaceOfOffer(visit.path)) return false
  if (closedAt !== null && now.getTime() - closedAt.getTime() < closedForDays * dayMs) return false
  return visit.secondsSeen >= secondsBefore && isInterested(visit)
}
