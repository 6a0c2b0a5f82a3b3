import type {
  DesignerSort,
  DesignerStyle,
  HireAction,
  HireRight,
} from '@showroom/contract/designer/designer-choices'
import type { MilestoneMoney } from '@showroom/contract/designer/milestone.rules'
import type { StatusTone } from '../../kit/StatusChip.tsx'

type Words<Key extends string> = Record<Key, string>

export const styleWords: Words<DesignerStyle> = {
  classic: 'Classic',
  modern: 'Modern',
  rustic: 'Rustic',
  coastal: 'Coastal',
  natural: 'Natural',
  bold: 'Bold',
}
export const sortWords: Words<DesignerSort> = {
  best: 'Best reviewed',
  price: 'Lowest price',
  rating: 'Rating',
  distance: 'Nearest',
}
export const hireRightWords: Words<HireRight> = {
  view: 'Look at everything',
  suggest: 'Look, suggest materials and add files',
  approve: 'Change rooms, items and dates',
}
export const milestoneMoneyWords: Words<MilestoneMoney> = {
  planned: 'Not held yet',
  asked: 'Your bank is asked',
  held: 'Held',
  needed: 'Payment needed',
  paid: 'Paid',
  released: 'Released',
}
export const milestoneMoneyTones: Record<MilestoneMoney, StatusTone> = {
  planned: 'waiting',
  asked: 'asking',
  held: 'moving',
  needed: 'bad',
  paid: 'done',
  released: 'waiting',
}
export const actionWords: Words<HireAction> = {
  accept: 'Accept',
  decline: 'Decline',
  quote: 'Give a quote',
  agree: 'Agree to the quote',
  start: 'Begin the work',
  deliver: 'Deliver',
  revise: 'Ask for a change',
  approve: 'Approve',
  close: 'Close',
  cancel: 'Cancel',
}
