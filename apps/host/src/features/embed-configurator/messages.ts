import { premiumPlanDollars } from '@showroom/contract/policy/figures'
import type { Platform } from './tag-setup.ts'

/** What a tag is, by its name; one that is new says its name until it has a sentence here. */
const tags: Record<string, string> = {
  'showroom-shop': 'The whole shop',
  'showroom-entry': 'Showroom ID card',
  'showroom-categories': 'Departments and categories',
  'showroom-products': 'List of products',
  'showroom-product': 'One product',
  'showroom-cart-button': 'Cart button',
  'showroom-cart': 'Cart',
  'showroom-checkout': 'Checkout',
  'showroom-sign-in': 'Sign in',
  'showroom-orders': 'Orders',
  'showroom-chat': 'Chat',
  'showroom-checklist': 'Checklist',
  'showroom-visualizer': 'Rooms to see materials in',
}

const attributes: Record<string, { label: string; hint?: string }> = {
  category: { label: 'Category' },
  department: { label: 'Department' },
  layout: { label: 'Layout' },
  search: { label: 'Search words', hint: 'Only products that these words are found in.' },
  sort: { label: 'Order' },
  'page-size': { label: 'Products on a page' },
  filters: { label: 'Filters', hint: 'As in “color:white;size:12x24”.' },
  product: { label: 'Product', hint: 'Its id: what stands last in its address.' },
  project: { label: 'Project', hint: 'Its id. Without one visitors choose among theirs.' },
  template: {
    label: 'Room',
    hint: 'What stands last in its address, like kitchen-modern-1. Without one visitors choose.',
  },
  room: { label: 'Only rooms of this kind' },
  start: { label: 'First view', hint: 'A path of the shop, like /category/porcelain-tile.' },
  routing: { label: 'Place in the address' },
  value: { label: 'Showroom ID to start with' },
  redirect: { label: 'Page to go to afterwards', hint: 'A path of your own website, like /shop.' },
  name: { label: 'Name in your form' },
  required: { label: 'Your form is not sent without it' },
  disabled: { label: 'Can not be used' },
}

const sorts: Record<string, string> = {
  featured: 'Featured',
  price_low: 'Lowest price',
  price_high: 'Highest price',
  newest: 'Newest',
  lead_time: 'Soonest there',
  saving: 'Largest saving',
  relevance: 'Best match',
}

const places: Record<Platform, { name: string; where: string }> = {
  html: {
    name: 'HTML',
    where: 'Paste it into the page’s HTML where the shop is to stand; the first line once per page.',
  },
  wordpress: {
    name: 'WordPress',
    where:
      'In the block editor open ⋮ → Code editor, and paste it where the shop is to stand: it becomes a Custom HTML block.',
  },
  squarespace: {
    name: 'Squarespace',
    where: 'Add a Code block to the page (Business plan or higher), choose HTML, and paste it.',
  },
  wix: {
    name: 'Wix',
    where:
      'Add Elements → Embed Code → Custom Element, choose Server URL, and fill in these values; your domain must be connected.',
  },
  react: {
    name: 'React',
    where:
      'Install @showroom/sdk, put this into a component of its own, and draw it where the shop is to stand.',
  },
}

const humanized = (name: string): string => {
  const words = name.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the page says on which a Pro sets up a tag for a website. */
export const embedMessages = {
  tagOf: (tag: string) => tags[tag] ?? humanized(tag.replace(/^showroom-/, '')),
  attributeOf: (name: string) => attributes[name] ?? { label: humanized(name) },
  sortOf: (sort: string) => sorts[sort] ?? humanized(sort),
  optionOf: humanized,
  whereOf: (platform: Platform) => places[platform].where,
  platformOf: (platform: Platform) => places[platform].name,
  setUp: 'Set up',
  tag: 'What to show',
  asItComes: 'As it comes',
  theme: 'Light or dark',
  themeHint: 'As it comes, the tag looks at the page it stands on.',
  themes: { auto: 'As the visitor’s system says', light: 'Light', dark: 'Dark' },
  ground: 'Ground',
  grounds: { page: 'The page as it is', own: 'A paper of its own' },
  colors: 'Colors',
  followShowroom: 'Those of my showroom',
  ownColor: 'A color for this website',
  color: 'Color',
  colorHint: 'What goes with it is worked out, so that everything can be read.',
  preview: 'Preview',
  previewFrame: 'Preview of the tag on a page',
  device: 'Width',
  desktop: 'Desktop',
  phone: 'Phone',
  hostile: 'On a hostile page: a giant root size, and rules for everything',
  previewNote: 'Signing in and paying open windows of ours on your website; here they stay closed.',
  snippet: 'Paste it',
  platform: 'Website made with',
  copy: 'Copy',
  code: 'What to paste',
  websites: 'Your websites',
  websitesAbout: 'Only websites that are proven to be yours show your shop.',
  needsPremium: `Premium · $${premiumPlanDollars}`,
  needsPremiumWords:
    'Your shop on your own website comes with Premium. You can prove your websites now: they show it as soon as your plan does.',
  website: 'Website',
  websiteHint: 'Its name alone, like www.example.com. With and without www are two.',
  add: 'Add website',
  adding: 'Adding…',
  noWebsites: 'No website yet. Add the one that you paste the snippet into.',
  howToProve: 'Publish one of the two, then verify:',
  aFile: 'A file at',
  aRecord: 'or a TXT record named',
  containing: 'containing',
  copyProof: 'Copy proof',
  verify: 'Verify',
  remove: 'Remove',
  seen: (ago: string) => `Tags seen ${ago}`,
  neverSeen: 'No tag seen yet',
  turnedAway: (ago: string) => `Tags turned away ${ago}`,
  full: (most: number) => `You have ${most} websites, which is as many as there can be.`,
} as const
