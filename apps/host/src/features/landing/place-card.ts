type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const gap = 10
const edge = 12

/** Where a card stands that belongs to a spot: above it, else below, and never beyond the edge of the window. */
export const placeCard = (spot: Box, card: Size, window: Size): { left: number; top: number } => {
  const above = spot.top - gap - card.height
  const below = spot.top + spot.height + gap
  const top = above >= edge ? above : below
  return {
    left: within(spot.left + spot.width / 2 - card.width / 2, window.width - card.width - edge),
    top: within(top, window.height - card.height - edge),
  }
}

/** Whether any of the spot can be seen. */
export const isInSight = ({ left, top, width, height }: Box, window: Size): boolean =>
  left + width > 0 && left < window.width && top + height > 0 && top < window.height

const within = (value: number, most: number) => Math.max(edge, Math.min(value, most))
