import type { PricingChoices, PricingScope } from '@showroom/contract/pricing/markup'
import { proPricingMessages as messages } from './messages.ts'

/** What a rule or a coupon is for, as it is chosen: nothing chosen is an empty text. */
export type ChosenScope = {
  vendor: string
  category: string
  product: { id: string; name: string } | null
  client: string
}

export const everything: ChosenScope = { vendor: '', category: '', product: null, client: '' }

export const chosenFrom = (
  scope: Omit<PricingScope, 'vendor'> & { vendor?: string | null },
): ChosenScope => ({
  vendor: scope.vendor ?? '',
  category: scope.category?.slug_url ?? '',
  product: scope.product,
  client: scope.client?.email ?? '',
})

/** Each subcategory below its category, as a list of choices shows them. */
export const categoryOptions = (categories: PricingChoices['categories']) =>
  categories.map(({ slug_url: value, name, parent }) => ({
    value,
    label: parent === null ? name : `– ${name}`,
  }))

/** As the server takes it. */
export const scopeBody = ({ vendor, category, product, client }: ChosenScope) => ({
  ...(vendor === '' ? {} : { vendor }),
  ...(category === '' ? {} : { category }),
  ...(product ? { product: product.id } : {}),
  ...(client === '' ? {} : { client }),
})

/** “Tile Flooring · Halden Stone · for Jane Doe” */
export const scopeText = ({
  vendor,
  category,
  product,
  client,
}: Omit<PricingScope, 'vendor'> & { vendor?: string | null }): string => {
  const what = [product?.name, category?.name].filter(Boolean)
  if (vendor) what.push(what.length > 0 ? vendor : messages.vendorNamed(vendor))
  if (what.length === 0) what.push(messages.everything)
  return [...what, ...(client ? [messages.forClient(client.name || client.email)] : [])].join(' · ')
}
