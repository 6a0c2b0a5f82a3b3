/** What can be marked in a photo, so that counting it takes no time worth speaking of. */
export const mostPoints = { outline: 24, cutout: 8 } as const
export const mostCutouts = 12
