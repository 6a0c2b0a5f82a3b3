/** What a room is to feel like; the style survey counts them. */
export const designerStyles = ['classic', 'modern', 'rustic', 'coastal', 'natural', 'bold'] as const
export type DesignerStyle = (typeof designerStyles)[number]

/** How far from somebody's ZIP code, in miles. */
export const searchDistances = [25, 50, 100, 250] as const

export const designerSorts = ['best', 'price', 'rating', 'distance'] as const
export type DesignerSort = (typeof designerSorts)[number]

/** From what a client asks for, once a bank holds the money for it, to what is over; a quote is an answer to a request, not a state of its own. */
export const hireStates = [
  'unpaid',
  'requested',
  'accepted',
  'declined',
  'expired',
  'active',
  'delivered',
  'approved',
  'closed',
  'cancelled',
] as const
export type HireState = (typeof hireStates)[number]

export const hireSides = ['client', 'designer'] as const
export type HireSide = (typeof hireSides)[number]

export const hireActions = [
  'accept',
  'decline',
  'quote',
  'agree',
  'start',
  'deliver',
  'revise',
  'approve',
  'close',
  'cancel',
] as const
export type HireAction = (typeof hireActions)[number]

/** A designer never orders: what is bought is the client's word. */
export const hireRights = ['view', 'suggest', 'approve'] as const
export type HireRight = (typeof hireRights)[number]

/** For how many days after the request is accepted the project stays open to the designer. */
export const accessLengths = [30, 60, 90, 180] as const

export const mostPackages = 6
export const mostPictures = 24
/** The widths that an own picture is kept in. */
export const portfolioWidths = [480, 1200] as const

/** What becomes of a hire without asking its reader for something: a step of either side, or what time has done. */
export const hireNews = [
  'accept',
  'decline',
  'agree',
  'start',
  'revise',
  'approve',
  'close',
  'cancel',
  'expire',
  'expire_unpaid',
  'approve_itself',
  'close_itself',
  'refund_agree',
  'refund_decline',
  'refund_lapse',
  'refund_withdraw',
  'refund_give',
  'refund_refuse',
] as const
export type HireToldNews = (typeof hireNews)[number]
