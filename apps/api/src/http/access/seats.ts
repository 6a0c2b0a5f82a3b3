/** The showroom that everybody is a visitor of. */
export const showroom = 'CEDAR936'

/** Known by this text wherever it turns up: it must never reach anyone but the owner. */
export const canary = 'canary-7f3a'
