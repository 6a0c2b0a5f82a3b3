import type { CardKind } from '@showroom/contract/chat/chat-choices'

export const kindWords: Record<CardKind, string> = {
  product: 'Products',
  selection: 'Decisions',
  order_item: 'Ordered items',
}

export const pickerWords = {
  search: 'Search by a word of it',
  nothing: {
    product: 'No product matches.',
    selection: 'The checklist has no such decision.',
    order_item: 'Nothing like it is ordered for this project.',
  } satisfies Record<CardKind, string>,
}
