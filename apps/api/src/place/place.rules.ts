import { usStates } from '@showroom/contract/account/us-states'
import type { Place } from '@showroom/contract/place/place'

/** One part of an address, in the words of Google’s Places API. */
export type AddressComponent = { longText: string; shortText: string; types: readonly string[] }

/** Where people live has, by region, one of these names; the first that is there is the post office’s. */
const cityTypes = ['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3'] as const

/** The parts that a form of ours asks for, empty where they are not known; null outside of what we deliver to. */
export const placeOf = (components: readonly AddressComponent[]): Place | null => {
  const named = (type: string) => components.find(({ types }) => types.includes(type))
  const state = named('administrative_area_level_1')?.shortText ?? ''
  if (named('country')?.shortText !== 'US' || !isState(state)) return null
  const city = cityTypes.map((type) => named(type)?.longText).find((name) => name !== undefined)
  const [number, route] = [named('street_number')?.longText, named('route')?.longText]
  return {
    street: [number, route].filter((part) => part !== undefined).join(' '),
    city: city ?? '',
    state,
    zip_code: named('postal_code')?.longText ?? '',
  }
}

const isState = (code: string): boolean => usStates.some((state) => state === code)
