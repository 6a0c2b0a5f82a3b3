import type { BusinessType, TeamSize } from '@showroom/contract/application/choices'
import { applyMessages as messages } from './messages.ts'

export const businessWords: Record<BusinessType, string> = {
  general_contractor: messages.generalContractor,
  remodeler: messages.remodeler,
  designer: messages.interiorDesigner,
  trade: messages.trade,
}
export const teamWords: Record<TeamSize, string> = {
  '1': messages.justMe,
  '2-5': messages.people2To5,
  '6-20': messages.people6To20,
  '21+': messages.people21OrMore,
}
