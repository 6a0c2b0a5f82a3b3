import type { AdminDesigner } from '@showroom/contract/designer/admin-designer'
import type { LicenseState, ListingState } from '@showroom/contract/designer/admin-designer-choices'
import { designerMessages } from '@showroom/contract/designer/designer.messages'
import { type StatusTone, StatusChip } from '../../../kit/StatusChip.tsx'
import { adminDesignerMessages as messages } from './messages.ts'

const licenseTones: Record<LicenseState, StatusTone> = {
  none: 'waiting',
  unverified: 'asking',
  verified: 'done',
}

const licenseOf = ({ license_number, license_verified_at }: AdminDesigner): LicenseState => {
  if (license_number === null) return 'none'
  return license_verified_at === null ? 'unverified' : 'verified'
}

/** How far a license is looked at; its number stands in the drawer. */
export const LicenseChip = ({ of }: { of: AdminDesigner }) => {
  const state = licenseOf(of)
  return <StatusChip tone={licenseTones[state]}>{messages.licenses[state]}</StatusChip>
}

const listingTones: Record<ListingState, StatusTone> = {
  listed: 'done',
  unlisted: 'waiting',
  hidden: 'bad',
}

const listingOf = ({ hidden_at, is_listed }: AdminDesigner): ListingState => {
  if (hidden_at !== null) return 'hidden'
  return is_listed ? 'listed' : 'unlisted'
}

/** Whether clients find the designer. */
export const ListingChip = ({ of }: { of: AdminDesigner }) => {
  const state = listingOf(of)
  return <StatusChip tone={listingTones[state]}>{designerMessages.listing[state]}</StatusChip>
}
