import type { TemplateKey } from '@showroom/contract/checklist/checklist-templates'
import type { Decider, QtySource } from '@showroom/contract/checklist/selection-choices'

export const deciderWords: Record<Decider, string> = { client: 'Client', pro: 'Pro', designer: 'Designer' }

export const qtySourceWords: Record<QtySource, string> = {
  fixed: 'A number',
  floor: 'The room’s floor',
  wall: 'The room’s walls',
  backsplash: 'The room’s backsplash',
  counter: 'The room’s counter',
}

export const templateWords: Record<TemplateKey, string> = {
  bathroom: 'Bathroom',
  kitchen: 'Kitchen',
  living: 'Living',
  landscaping: 'Landscaping',
}

/** The shelves that templates begin their searches on. */
export const shelfWords = {
  'tile-flooring': 'Tile flooring',
  'backsplash-tiles': 'Backsplash tiles',
  'hardwood-flooring': 'Hardwood flooring',
  'laminate-flooring': 'Laminate flooring',
  'luxury-flooring': 'Luxury flooring',
  'bathroom-vanitys': 'Vanities',
  'bathroom-faucets': 'Bathroom faucets',
  'kitchen-faucets': 'Kitchen faucets',
  'kitchen-sinks': 'Kitchen sinks',
  'bath-tubs': 'Bath tubs',
  showers: 'Showers',
  toilets: 'Toilets',
  'cabinet-hardware': 'Cabinet hardware',
  countertop: 'Countertop',
  appliances: 'Appliances',
  lights: 'Lights',
  fans: 'Fans',
  hardscaping: 'Hardscaping',
  'stacked-stone': 'Stacked stone',
  'pool-copings': 'Pool copings',
  'artificial-turf': 'Artificial turf',
} as const

/** The controls of the form, by the fields that they change. */
export const fieldNames: Record<string, string> = {
  title: 'title',
  room: 'room_id',
  category: 'category',
  source: 'qty_source',
  qty: 'qty',
  waste: 'waste_pct',
  allowance: 'allowance_cents',
  pool: 'pool_id',
  due_on: 'due_on',
  days_before: 'due_days_before',
  decider: 'decider',
  instructions: 'instructions',
  required: 'required',
}

export const eventWords: Record<string, string> = {
  added: 'added the decision',
  choose: 'chose',
  approve: 'approved',
  decline: 'declined',
  skip: 'marked it as not applicable',
  reset: 'opened it again',
  request_change: 'asked for a change',
  keep: 'kept what was ordered',
  ask: 'asked',
  changed: 'changed',
  option_added: 'added an option',
  option_removed: 'removed an option',
  file_added: 'added a file',
  file_removed: 'took off the file',
  price_told: 'told the price',
  said: 'kept as a decision what was said in the chat',
  unsaid: 'no longer keeps what was said in the chat',
}
