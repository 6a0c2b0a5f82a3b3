import type { AdminDesigner } from '@showroom/contract/designer/admin-designer'
import type { LicenseState, ListingState } from '@showroom/contract/designer/admin-designer-choices'
import { licenseStateOf, listingStateOf } from '@showroom/contract/designer/admin-designer.rules'
import { designerMessages } from '@showroom/contract/designer/designer.messages'
import { type StatusTone, StatusChip } from '../../../kit/StatusChip.tsx'
import { adminDesignerMessages as messages } from './messages.ts'

const licenseTones: Record<LicenseState, StatusTone> = {
  none: 'waiting',
  unverified: 'asking',
  verified: 'done',
}

/** How far a license is looked at; its number stands in the drawer. */
export const LicenseChip = ({ of }: { of: AdminDesigner }) => {
  const state = licenseStateOf(of)
  return <StatusChip tone={licenseTones[state]}>{messages.licenses[state]}</StatusChip>
}

const listingTones: Record<ListingState, StatusTone> = {
  listed: 'done',
  unlisted: 'waiting',
  hidden: 'bad',
}

/** Whether clients find the designer. */
export const ListingChip = ({ of }: { of: AdminDesigner }) => {
  const state = listingStateOf(of)
  return <StatusChip tone={listingTones[state]}>{designerMessages.listing[state]}</StatusChip>
}
