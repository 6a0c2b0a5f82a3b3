import type { PublishedGallery } from '@showroom/contract/content/content'
import { type GalleryTab, galleryTabs } from '@showroom/contract/content/collections'
import written from '../../content/inspired-designs.json'
import { usePublishedGallery } from '../../content/usePublished.ts'
import { isSitePicture, type SitePictureName } from '../../kit/picture/SitePicture.tsx'

/** A place in a picture where a product of the catalogue is to be seen. */
export type Spot = { x: number; y: number; sku: string; label: string }
export type Design = { name: SitePictureName; title: string; alt: string; spots: readonly Spot[] }
export type DesignTab = GalleryTab

type Written = { name: string; tab: string; title: string; alt: string; spots: readonly Spot[] }
const broughtAlong: readonly Written[] = written

/** What an Admin has published, with the spots of its pictures; else what the program brings along. */
const shownIn = (published: PublishedGallery): readonly Written[] =>
  published?.map(({ picture, ...words }) => ({
    ...words,
    name: picture,
    spots: broughtAlong.find(({ name }) => name === picture)?.spots ?? [],
  })) ?? broughtAlong

/** The gallery by tab; none of it until it is known. */
export const useDesigns = () => {
  const published = usePublishedGallery()
  const designs = published ? shownIn(published.data) : []
  /** The pictures of a tab that are there. */
  const designsOf = (wanted: DesignTab): Design[] =>
    designs.flatMap(({ name, title, alt, spots, tab }) =>
      tab === wanted && isSitePicture(name) ? [{ name, title, alt, spots }] : [],
    )
  const tabs = galleryTabs
    .map(({ value, label }) => ({ tab: value, label }))
    .filter(({ tab }) => designsOf(tab).length > 0)
  return { tabs, designsOf }
}

/** One of those that the program brings along by its picture. */
export const designNamed = (name: string): Pick<Design, 'title' | 'alt'> | undefined =>
  broughtAlong.find((design) => design.name === name)
