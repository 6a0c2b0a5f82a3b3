import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { vsdIdPattern } from '@showroom/contract/shared/vsd-id'

type ContentOf = (name: string) => string | null

const withoutSlash = (address: string) => address.replace(/\/$/, '')

/** What a page's HTML says of where it stands (specification §3), and the usual where it says nothing. */
export const pageMetaOf = (contentOf: ContentOf) => {
  const shop = contentOf('shop_id') ?? ''
  return {
    /** Before every call's path: nothing where calls go to the page's own origin. */
    apiBase: withoutSlash(contentOf('api-base-url') ?? ''),
    /** Before the names of the site's own pictures. */
    imgBase: withoutSlash(contentOf('img-base-url') ?? '/showroom/pictures'),
    /** Where what visitors do is told, if they agree; null where nobody is told. */
    analyticsUrl: contentOf('analytics-url'),
    /** Whether addresses are suggested while they are typed. */
    suggestsAddresses: contentOf('suggests-addresses') === 'on',
    appName: contentOf('appname') ?? 'Showroom',
    /** The Showroom ID of the page's shop until a visitor chooses one: 0 is the marketplace's own. */
    shopId: vsdIdPattern.test(shop) ? shop : platformShowroom,
  }
}

const onThisPage: ContentOf = (name) =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null)

export const pageMeta = pageMetaOf(onThisPage)

/** Where a path of the API is found; an address that says it already stays as it is. */
export const addressAt = (apiBase: string, address: string): string =>
  address.startsWith('/api/') ? apiBase + address : address

export const apiAddress = (address: string): string => addressAt(pageMeta.apiBase, address)
