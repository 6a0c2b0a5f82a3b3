/** The showroom that everybody is a visitor of, and its website. */
export const showroom = 'HARVEST2'
export const website = 'https://www.harvesthomeremodeling.example'

/** Another one: for this showroom the objects of the first do not exist. */
export const otherShowroom = 'MAPLE247'
export const otherWebsite = 'https://www.mapleandmain.example'

/** Known by this text wherever it turns up: it must never reach anyone but the owner. */
export const canary = 'canary-7f3a'

/** A designer whose page anybody may see. */
export const openDesigner = 'open-designer'

export const ownPage = 'http://localhost:4000'
