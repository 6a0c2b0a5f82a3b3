import type { AdminDesigner } from './admin-designer.ts'
import type { LicenseState, ListingState } from './admin-designer-choices.ts'

export const licenseStateOf = (
  of: Pick<AdminDesigner, 'license_number' | 'license_verified_at'>,
): LicenseState => {
  if (of.license_number === null) return 'none'
  return of.license_verified_at === null ? 'unverified' : 'verified'
}

export const listingStateOf = (of: Pick<AdminDesigner, 'hidden_at' | 'is_listed'>): ListingState => {
  if (of.hidden_at !== null) return 'hidden'
  return of.is_listed ? 'listed' : 'unlisted'
}
