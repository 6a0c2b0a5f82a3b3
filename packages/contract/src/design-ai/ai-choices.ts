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

/** What of a room stays as it is, beside the surfaces. */
export const aiRoomParts = ['windows', 'doors', 'cabinets', 'furniture', 'layout'] as const
export type AiRoomPart = (typeof aiRoomParts)[number]

/** What an engine does with a photo: it takes its colors, or paints into it. */
export const aiPhotoUses = ['colors', 'painted'] as const
export type AiPhotoUse = (typeof aiPhotoUses)[number]

/** What of the visualizer an idea may begin from. */
export const aiStartKinds = ['plan', 'template', 'design'] as const
export type AiStartKind = (typeof aiStartKinds)[number]

/** A photo in fields, row by row: those that are marked stay as they are. */
export const photoFields = { columns: 8, rows: 6 } as const
export const mostPhotos = 20
export const photoDays = 30
export const largestPhotoBytes = 10 * 1_024 * 1_024
export const mostPhotoPixels = 40_000_000
export const leastPhotoEdge = 320
/** How far looks may go from a photo, of a hundred. */
export const usualStrength = 60

/** From asked for to over. Only `done` costs a credit. */
export const aiJobStates = ['queued', 'running', 'done', 'failed', 'blocked', 'cancelled'] as const
export type AiJobState = (typeof aiJobStates)[number]

export const aiReportReasons = ['wrong_products', 'offensive', 'not_mine', 'other'] as const
export type AiReportReason = (typeof aiReportReasons)[number]

/** What Admins sort and filter the pages of AI Design by. */
export const aiReportStates = ['new', 'upheld', 'dismissed'] as const
export type AiReportState = (typeof aiReportStates)[number]
export const aiReportSorts = ['reported'] as const
export const aiLostStates = ['failed', 'blocked'] as const
export type AiLostState = (typeof aiLostStates)[number]
export const aiRunSorts = ['asked'] as const
export const aiDaySorts = ['day'] as const

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
