import written from '../../content/inspired-designs.json'
import { isSitePicture, type SitePictureName } from '../../kit/picture/SitePicture.tsx'
import { landingMessages as messages } from './messages.ts'

/** A place in a picture where a product of the catalogue is to be seen. */
export type Spot = { x: number; y: number; sku: string; label: string }
export type Design = { name: SitePictureName; title: string; alt: string; spots: readonly Spot[] }

export const designTabs = [
  { tab: 'bathroom', label: messages.bathroom },
  { tab: 'kitchen', label: messages.kitchen },
  { tab: 'living-room', label: messages.livingRoom },
  { tab: 'outdoor', label: messages.landscapingOutdoorTab },
] as const
export type DesignTab = (typeof designTabs)[number]['tab']

type Written = { name: string; tab: string; title: string; alt: string; spots: readonly Spot[] }
const designs: readonly Written[] = written

/** The pictures of a tab that are there. */
export const designsOf = (tab: DesignTab): Design[] =>
  designs.flatMap(({ name, title, alt, spots, tab: shownIn }) =>
    shownIn === tab && isSitePicture(name) ? [{ name, title, alt, spots }] : [],
  )

/** One of them by its picture. */
export const designNamed = (name: string): Pick<Design, 'title' | 'alt'> | undefined =>
  designs.find((design) => design.name === name)
