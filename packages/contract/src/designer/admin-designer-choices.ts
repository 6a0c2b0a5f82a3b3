/** How a license stands: not told at all, told, or looked at by an Admin. */
export const licenseStates = ['none', 'unverified', 'verified'] as const
export type LicenseState = (typeof licenseStates)[number]

/** Whether clients find a designer: as the Pro wants it, or an Admin has decided. */
export const listingStates = ['listed', 'unlisted', 'hidden'] as const
export type ListingState = (typeof listingStates)[number]

export const adminDesignerSorts = ['joined', 'name', 'company'] as const
export const adminHireSorts = ['changed', 'asked', 'price'] as const
