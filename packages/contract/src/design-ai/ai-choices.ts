/** The rooms that ideas are made for: each has a rendered scene of its own. */
export const aiRooms = ['kitchen', 'bathroom', 'living', 'outdoor'] as const
export type AiRoom = (typeof aiRooms)[number]

export const aiStyles = [
  'modern',
  'scandinavian',
  'japandi',
  'farmhouse',
  'industrial',
  'mid-century',
  'coastal',
  'traditional',
  'transitional',
  'mediterranean',
  'rustic',
  'bohemian',
] as const
export type AiStyle = (typeof aiStyles)[number]

/** What is laid in a room, as the visualizer names it. */
export const aiSurfaces = [
  'floor',
  'backsplash',
  'counter',
  'wall_tile',
  'fireplace',
  'paving',
  'garden_wall',
] as const
export type AiSurface = (typeof aiSurfaces)[number]

export const aiTones = ['warm', 'neutral', 'cool'] as const
export type AiTone = (typeof aiTones)[number]

/** What somebody may want to see less of. */
export const aiDislikes = ['wood', 'marble', 'terrazzo', 'patterned', 'glossy', 'dark'] as const
export type AiDislike = (typeof aiDislikes)[number]

/** From asked for to over. Only `done` costs a credit. */
export const aiJobStates = ['queued', 'running', 'done', 'failed', 'blocked', 'cancelled'] as const
export type AiJobState = (typeof aiJobStates)[number]

export const aiReportReasons = ['wrong_products', 'offensive', 'not_mine', 'other'] as const
export type AiReportReason = (typeof aiReportReasons)[number]

export const aiConfidences = ['certain', 'high', 'fair', 'idea'] as const
export type AiConfidence = (typeof aiConfidences)[number]

export const mostStyles = 3
export const mostIdeas = 4
export const longestAsk = 300
/** So many may wait behind the one that is made. */
export const mostWaiting = 3
/** What one idea costs, however many pictures it has. */
export const jobCost = 1
/** Once the address is proven. */
export const giftCredits = 3
/** What is not spent of a purchase goes back within so many days. */
export const refundableDays = 12

/** From asked for to paid or refused; and back. */
export const aiPurchaseStates = ['asked', 'confirming', 'paid', 'declined', 'refunding', 'refunded'] as const
export type AiPurchaseState = (typeof aiPurchaseStates)[number]
