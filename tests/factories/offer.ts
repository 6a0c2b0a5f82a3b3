type StorageState = {
  cookies: []
  origins: { origin: string; localStorage: { name: string; value: string }[] }[]
}

/** A visitor who has sent the offer's form long ago: it lies over no journey but its own. */
export const withoutOffer = (origin: string): StorageState => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'offer_sent', value: '1' }] }],
})

/** Somebody who comes for the first time. */
export const newcomer: StorageState = { cookies: [], origins: [] }
