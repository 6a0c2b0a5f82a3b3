import type { BusinessType, TeamSize } from '@showroom/contract/application/choices'

export const businessWords: Record<BusinessType, string> = {
  general_contractor: 'General contractor',
  remodeler: 'Remodeler',
  designer: 'Interior designer',
  trade: 'Trade',
}
export const teamWords: Record<TeamSize, string> = {
  '1': 'Just me',
  '2-5': '2 to 5 people',
  '6-20': '6 to 20 people',
  '21+': '21 people or more',
}
