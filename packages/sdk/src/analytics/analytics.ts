import type { Page } from '../page.ts'
import type { Undo } from '../watch-for-tags.ts'
import { feedDataLayer } from './data-layer.ts'

export type Analytics = 'dataLayer'

/** Who can be told what visitors do, by the word of `data-analytics`. */
export const analytics: Record<Analytics, (page: Page) => Undo> = { dataLayer: feedDataLayer }
