import { dollars } from '@showroom/contract/shared/money-text'
import { joinedNames, visibilityNames } from '@showroom/contract/client/client.messages'
import type { JoinedVia } from '@showroom/contract/client/client.rules'
import type { PriceVisibility } from '@showroom/contract/client-terms/price-visibility'
import { minimumMarkupPercent } from '@showroom/contract/policy/figures'
import { largestMarkupBps } from '@showroom/contract/pricing/pricing.rules'

const aboutVisibilities: Record<PriceVisibility, string> = {
  msrp: 'Everything, as every visitor of your showroom sees it.',
  all: 'Without the maker’s MSRP and what is saved against it.',
  totals: 'What a cart or an order comes to, and never what one unit or one line costs.',
  allowances: 'What a decision may cost. They choose, and you order for them.',
  hidden: 'No amount anywhere. They choose, and you order for them.',
}

/** In Client view sums are not told: no client is to see what others have bought. */
const withSum = (cents: number | undefined, counted: string): string =>
  cents === undefined ? counted : `${dollars(cents)} · ${counted}`

/** What the Pro’s page of clients says. */
export const clientsMessages = {
  speaks: 'Speaks',
  visibilityOf: (visibility: PriceVisibility): string => visibilityNames[visibility],
  aboutVisibility: (visibility: PriceVisibility): string => aboutVisibilities[visibility],
  joinedOf: (via: JoinedVia): string => joinedNames[via],
  caption: 'Your clients, times in Pacific',
  client: 'client',
  clients: 'clients',
  search: 'Search by name, email or phone',
  nobody:
    'Nobody has shopped with you yet. Whoever signs up in your showroom, or puts something in a cart, stands here.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  joinedVia: 'Came by',
  projects: 'Projects',
  cart: 'In the cart',
  inCart: (lines: number, cents: number | undefined) =>
    lines === 0 ? '—' : withSum(cents, `${lines} ${lines === 1 ? 'item' : 'items'}`),
  ordered: 'Ordered',
  inOrders: (orders: number, cents: number | undefined) =>
    orders === 0 ? '—' : withSum(cents, `${orders} ${orders === 1 ? 'order' : 'orders'}`),
  sees: 'Sees',
  everyVisibility: 'Whatever they see',
  ownMarkup: 'Own markup',
  seen: 'Last active (Pacific)',
  seenShort: 'Last active',
  never: 'Never',
  since: 'Client account since',
  exempt: 'No tax',
  priceVisibility: 'What they see of your prices',
  priceVisibilityHint: 'It counts at once: on pages, on your website, in mails and in papers.',
  taxExempt: 'Tax-exempt: no sales tax is taken',
  taxNote: 'Certificate',
  taxNoteHint: 'Its number and state. It is kept with the client.',
  notes: 'Notes',
  notesHint: 'For you alone. No client ever reads them.',
  markupTitle: 'Own markup',
  markupLabel: 'Markup for this client',
  markupHint: `In percent, from ${minimumMarkupPercent} on. Leave it empty, and they pay what everybody pays.`,
  markupProblem: `A percentage from ${minimumMarkupPercent} to ${largestMarkupBps / 100}.`,
  saveMarkup: 'Save markup',
  markupGone: 'They pay what everybody pays.',
  latest: 'Latest orders',
  noOrders: 'Nothing ordered yet.',
  orderOn: (number: string, at: string) => `${number}, ${at}`,
  terms: 'Terms',
}
