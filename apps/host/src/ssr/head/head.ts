import type { DesignerProfile } from '@showroom/contract/designer/designer'
import type { Template } from '@showroom/contract/visualizer/visualizer'
import type { Department, ProductDetail } from '@showroom/contract/catalogue/catalogue'

/** What is known of a page when its head is written: its address, and what has been answered for it. */
export type Known = {
  /** Below /showroom. */
  path: string
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  menu: readonly Department[]
  template: Pick<Template, 'id' | 'title'> | null
  designer: Pick<DesignerProfile, 'id' | 'name' | 'headline' | 'city' | 'state'> | null
  product: Pick<ProductDetail, 'id' | 'name' | 'brand' | 'description' | 'category'> | null
}

export type Head = {
  title: string
  description: string
  /** The one address, below /showroom, by which the page is to be found; null for a page that is nobody's to find. */
  canonical: string | null
}

export type HeadRow = {
  /** As the router writes it. */
  path: string
  /** Whether a server draws the page. All others are a person's own, and not to be found. */
  isPublic: boolean
  /** Null where nothing is at the address. */
  head: (known: Known) => Head | null
  /** What this page reads of its query beside what all lists do: it makes another page of it. */
  reads?: readonly string[]
  /** Words of the query that name what may be somebody's own: with one of them the browser draws the page. */
  names?: readonly string[]
  /** Whether an address names what may be somebody's own, which a drawing for nobody would not find: the browser draws it. */
  isSomebodys?: (known: Pick<Known, 'params' | 'query'>) => boolean
  /** Drawn for whoever has the address, and in no map of the site. */
  isUnlisted?: true
  /** An address that only leads on. */
  elsewhere?: (known: Pick<Known, 'params' | 'query'>) => string
}
