import company from '../content/company.json'

type Outward = readonly [name: string, href: string]

/** The lists of `content/company.json` that lead to other sites: what is not configured is an empty list. */
type Configured = {
  social: readonly { network: string; href: string }[]
  stores: readonly { store: string; href: string }[]
  proStores: readonly { store: string; href: string }[]
  siteLinks: readonly { label: string; href: string }[]
}

/** Names that are kept for examples (RFC 2606) lead nowhere. */
const leadsSomewhere = ({ href }: { href: string }): boolean =>
  !/(^|\.)example(\.(com|net|org))?$/.test(new URL(href).hostname)

export const linksOf = ({ social, stores, proStores, siteLinks }: Configured) => ({
  social: social.filter(leadsSomewhere).map(({ network, href }): Outward => [network, href]),
  stores: stores.filter(leadsSomewhere).map(({ store, href }): Outward => [store, href]),
  proStores: proStores.filter(leadsSomewhere).map(({ store, href }): Outward => [store, href]),
  siteLinks: siteLinks.filter(leadsSomewhere).map(({ label, href }): Outward => [label, href]),
})

export const companyLinks = linksOf(company)
