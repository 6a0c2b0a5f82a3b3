import { shownDay } from '@showroom/contract/shared/day'
import type { ScheduledPriceState } from '@showroom/contract/vendor-goods/scheduled-price.rules'

const states: Record<ScheduledPriceState, string> = {
  scheduled: 'Planned',
  applied: 'In force',
  cancelled: 'Cancelled',
  replaced: 'Replaced',
  dropped: 'Dropped',
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

/** What the pages of new prices say. */
export const priceMessages = {
  stateOf: (state: ScheduledPriceState) => states[state],
  all: 'All',
  which: 'Which planned prices',
  change: 'Change prices',
  back: 'Back to the list',
  caption: 'Planned prices, times in Pacific',
  one: 'planned price',
  many: 'planned prices',
  search: 'Search by SKU or name',
  nothing: 'You have planned no prices yet. Shops go by the prices that stand in Products.',
  from: 'In force from',
  product: 'Product',
  sku: 'SKU',
  prices: 'Before → new',
  step: 'Step',
  state: 'State',
  planned: 'Planned',
  ended: 'Ended',
  by: (moment: string, who: string) => (who === '' ? moment : `${moment}, ${who}`),
  arrow: (before: string, after: string) => `${before} → ${after}`,
  stepOf: (bps: number) => `${bps > 0 ? '+' : bps < 0 ? '−' : ''}${(Math.abs(bps) / 100).toFixed(1)} %`,

  cancelTitle: (sku: string) => `New price of ${sku}`,
  cancelOne: 'Cancel this price',
  cancelDay: (day: string) => `Cancel all that is planned for ${shownDay(day)}`,
  cancelling: 'Cancelling…',
  noCancel: 'Nothing can be taken back here. Plan another price instead.',
  dropped: 'The product was archived when the day came: it has kept its price.',
  replaced: 'Another price was planned for the same day.',

  steps: 'Steps of planning prices',
  stepNames: ['New prices', 'What it does', 'Planned'],
  when: 'From when on?',
  whenAbout: 'Prices change at midnight, Pacific. Of today they change as soon as you save.',
  day: 'In force from',
  file: 'From a file',
  fileAbout:
    'A table with the columns SKU and New price. The file that Products exports works, too: change its column Wholesale price.',
  chooseFile: 'Price file',
  fileHint: 'Excel (.xlsx), CSV or TSV, up to 2,000 rows. Nothing is saved yet.',
  fileRead: (count: number) => `${counted(count, 'new price', 'new prices')} read. Look at them below.`,
  fileLeft: (count: number) => `${counted(count, 'row was', 'rows were')} left out:`,
  lineLeft: (line: number, sku: string, problem: string) =>
    `Line ${line}${sku === '' ? '' : `, ${sku}`}: ${problem}`,
  moreLeft: (count: number) => `And ${count.toLocaleString('en-US')} more.`,
  notSent: 'The file did not arrive. Please try again.',
  typed: 'New prices',
  typedAbout: 'What you are paid for one unit, in US dollars. What you leave empty stays as it is.',
  everything: 'All products',
  changed: (count: number) => `New prices ${count.toLocaleString('en-US')}`,
  whichProducts: 'Which products',
  products: 'products',
  oneProduct: 'product',
  productCaption: 'Products with their prices',
  noProducts: 'You have no products yet. Add them in Products, or by Import.',
  noneTyped: 'You have typed no new price yet.',
  now: 'Today',
  newPrice: 'New price',
  noPrice: 'Like 48.50.',
  newPriceOf: (sku: string) => `New price of ${sku}`,
  actions: 'Actions',
  remove: 'Remove',
  removeOf: (sku: string) => `Remove the new price of ${sku}`,
  perUnit: (price: string, uom: string) => `${price} / ${uom.toLowerCase()}`,
  stays: 'in review or archived',
  clear: 'Empty all',
  look: 'See what it does',
  looking: 'One moment…',

  effects: 'What it does',
  carts: (count: number) =>
    count === 0
      ? 'No cart holds these products.'
      : `${counted(count, 'cart holds', 'carts hold')} these products: whoever opens one reads the old price and the new one.`,
  orders: (count: number) =>
    count === 0
      ? 'No open order has these products.'
      : `${counted(count, 'open order keeps', 'open orders keep')} the price that it was placed at. To change one, propose a new price in the order: its client has to agree.`,
  showrooms: (count: number) =>
    count === 0
      ? 'No showroom sells these products.'
      : `${counted(count, 'showroom sells', 'showrooms sell')} these products: clients’ prices there move by the same percentage.`,
  unchanged: (count: number) =>
    `${counted(count, 'price is', 'prices are')} left out: it will be that one anyway.`,
  large: (count: number) =>
    `${counted(count, 'price moves', 'prices move')} by 20 % or more. Look whether that is meant; those stand first.`,
  replaces: (price: string) => `replaces ${price}`,
  effectCaption: 'What each new price does',
  inCarts: 'Carts',
  inOrders: 'Open orders',
  inShowrooms: 'Showrooms',
  plan: (count: number, day: string) =>
    `Plan ${counted(count, 'new price', 'new prices')} for ${shownDay(day)}`,
  changeNow: (count: number) => `Change ${counted(count, 'price', 'prices')} now`,
  saving: 'Saving…',
  typeOn: 'Change something',
  newPrices: 'new prices',
} as const
