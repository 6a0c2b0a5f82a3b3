import type { SetUpStep, VendorSetUpStep } from '@showroom/contract/workspace/workspace'

type Step = { name: string; about: string }

/** What the home of a Pro and of a vendor says. */
export const homeMessages = {
  pending: 'Pending',
  available: 'Available',
  nextRelease: (day: string) => `Next release ${day}`,
  nothingPending: 'Nothing is pending',
  ordersThisMonth: 'Orders this month',
  sales: (sum: string) => `${sum} paid by clients`,
  lastThirtyDays: 'Last 30 days',
  funnel: (visits: number, carts: number, orders: number) =>
    `${visits.toLocaleString('en-US')} → ${carts.toLocaleString('en-US')} → ${orders.toLocaleString('en-US')}`,
  funnelWords: 'visits → carts → orders',
  needsYou: 'Needs you',
  nothingNeedsYou: 'Nothing waits for you.',
  prices: (count: number) => (count === 1 ? '1 new price to answer' : `${count} new prices to answer`),
  returns: (count: number) => (count === 1 ? '1 return is open' : `${count} returns are open`),
  chats: (count: number) => (count === 1 ? '1 notification to answer' : `${count} notifications to answer`),
  belowZero: (sum: string, day: string) => `Your balance is ${sum}. Settle it by ${day}.`,
  yourShowroom: 'Your showroom',
  aboutShowroom: 'Clients type the ID, scan the code or open the link, and shop at your prices.',
  notOpen: 'Your showroom is not open yet. We tell you by e-mail.',
  copyId: 'Copy ID',
  copyLink: 'Copy link',
  copied: (what: string) => `${what} copied.`,
  saveCode: 'Save the code',
  codeOf: (vsdId: string) => `QR code of the showroom ${vsdId}`,
  openMyShop: 'Open my shop',
  setUp: 'Set up',
  setUpDone: (done: number, all: number) => `${done} of ${all} done`,
  isLive: 'Your showroom is live: clients find your brand, your prices and you.',
  done: 'Done',
  toDo: 'To do',
  steps: {
    brand: { name: 'Show who you are', about: 'A tagline, your logo and your color.' },
    markup: { name: 'Set your markup', about: 'What you put on top of the makers’ prices.' },
    payouts: { name: 'Say where you are paid', about: 'Your bank account for payouts.' },
    client: { name: 'Bring your first client', about: 'Send them your ID, the code or the link.' },
  } satisfies Record<SetUpStep, Step>,
  vendorSteps: {
    warehouse: { name: 'Say where your goods lie', about: 'The warehouse that carriers come to.' },
    goods: {
      name: 'Bring your goods',
      about: 'Type them, or import a file or a feed. We look at them first.',
    },
    payouts: { name: 'Say where you are paid', about: 'Your bank account for payouts.' },
  } satisfies Record<VendorSetUpStep, Step>,
  approvedVendor: 'You are approved as a vendor.',
  admittedVendor: 'You are admitted as a vendor; your profile is not complete yet.',
  goodsAreSold: 'Your goods are in the shops, and you are paid for what leaves.',
  soldThisMonth: 'Sold this month',
  lines: (count: number) => (count === 1 ? '1 order line' : `${count.toLocaleString('en-US')} order lines`),
  inShops: 'Materials in the shops',
  stock: (low: number, out: number) =>
    low + out === 0 ? 'Nothing is running low' : `${low} running low, ${out} out of stock`,
  newLines: (count: number) => (count === 1 ? '1 order line to answer' : `${count} order lines to answer`),
  rejected: (count: number) =>
    count === 1 ? '1 material was sent back to you' : `${count} materials were sent back to you`,
}
