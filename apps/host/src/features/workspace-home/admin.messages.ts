import type { AdminMatter } from '@showroom/contract/workspace/admin-matters'

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

/** What the home of an Admin says. */
export const adminHomeMessages = {
  needsYou: 'Needs you',
  aboutNeeds: 'Pros and vendors hear from us within 24 hours.',
  nothingNeedsYou: 'Nothing waits for you.',
  late: counted('late', 'late'),
  next: (left: string) => `Next in ${left}`,
  matters: {
    pros: counted('Pro wants to open a showroom', 'Pros want to open a showroom'),
    vendors: counted('vendor wants to sell here', 'vendors want to sell here'),
    disputes: counted('dispute to answer or to decide', 'disputes to answer or to decide'),
    ready: counted('order line is ready for a carrier', 'order lines are ready for a carrier'),
    returns: counted('return is open', 'returns are open'),
    refunds: counted('refund of design work is asked for', 'refunds of design work are asked for'),
    messages: counted('new lead or message', 'new leads and messages'),
    products: counted('material to approve', 'materials to approve'),
    designers: counted('license of a designer to check', 'licenses of designers to check'),
    domains: counted('website without a proof', 'websites without a proof'),
    batches: counted('batch of payouts to propose or approve', 'batches of payouts to propose or approve'),
    payouts: counted('payout was sent back by its bank', 'payouts were sent back by their banks'),
    negatives: counted('balance below zero is overdue', 'balances below zero are overdue'),
    ideas: counted('reported idea of AI Design', 'reported ideas of AI Design'),
    jobs: counted('piece of background work was given up', 'pieces of background work were given up'),
  } satisfies Record<AdminMatter, (count: number) => string>,
  ordersToday: 'Orders today',
  worth: (sum: string) => `worth ${sum}`,
  takenToday: 'Taken today',
  takenAbout: 'What clients paid, less refunds',
  shareToday: 'Our share today',
  taxBeside: (sum: string) => `and ${sum} of tax`,
  thisMonth: 'Taken this month',
  monthAbout: (orders: number, share: string) => `${counted('order', 'orders')(orders)}, our share ${share}`,
}
