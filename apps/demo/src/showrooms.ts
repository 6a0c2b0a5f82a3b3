import type { MarkupRule } from '@showroom/contract/pricing/pricing.rules'
import { standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import { ensurePlatformShowroom, plainShowroom } from '@showroom/api/showroom/platform-showroom'
import type { Queries } from '@showroom/api/platform/db/db'
import { ensurePriceList } from '@showroom/api/pricing/price-list/price-list.store'
import { categoryIds, saveShowroom, type ShowroomRecord } from '@showroom/api/showroom/showroom-record.store'
import { premiumPaidAmount } from '@showroom/api/showroom/showroom'

/** The showrooms that `npm start` names: the only ones that admit localhost, and only in development. */
export const demoShowroomIds = ['HARVEST2', 'MAPLE247', 'CEDAR936'] as const

/** Safe to run again: a showroom is known by its Pro's id. The catalogue's categories must be there. */
export const seedDemoShowrooms = async (tx: Queries, now: Date): Promise<void> => {
  await ensurePlatformShowroom(tx, now)
  const categories = await categoryIds(tx)
  for (const { markups, hidden, ...showroom } of demoShowrooms) {
    const rules = rulesOf(markups, categories)
    const hiddenIds = hidden.flatMap((slug) => categories.get(slug) ?? [])
    const priceListId = await ensurePriceList(tx, rules)
    await saveShowroom(tx, { ...showroom, priceListId, rules, hiddenIds, now })
  }
}

type Demo = Omit<ShowroomRecord, 'priceListId' | 'rules' | 'hiddenIds' | 'now'> & {
  /** Basis points by category slug; `all` is for the rest. */
  markups: Record<string, number>
  hidden: string[]
}

const rulesOf = (markups: Demo['markups'], categories: Map<string, number>): MarkupRule[] =>
  Object.entries(markups).flatMap(([slug, markup_bps]) => {
    if (slug === 'all') return [{ markup_bps }]
    const category_id = categories.get(slug)
    return category_id === undefined ? [] : [{ category_id, markup_bps }]
  })

const plain = { ...plainShowroom, markups: { all: standardMarkupBps }, hidden: [] }

const premium = { plan: 'Premium', planStatus: 'active', paidAmount: premiumPaidAmount } as const
const basic = { plan: 'Basic', planStatus: 'active', paidAmount: 49 } as const

const demoShowrooms: Demo[] = [
  {
    ...plain,
    ...basic,
    userId: 'pro_h4r7q2vk9s',
    vsdId: 'HARVEST2',
    companyName: 'Harvest Home Remodeling',
    city: 'Pasadena',
    state: 'CA',
    phone: '(626) 555-0142',
    licenseNumber: 'CSLB 1048227',
    sinceYear: 2009,
    tagline: 'Warm, hard-wearing rooms, built to be lived in.',
    themeColor: '#b4532a',
    businessLogo: '/showroom/logos/harvest.svg',
    hasCustomAddon: true,
    isDevelopment: true,
    origins: ['https://www.harvesthomeremodeling.example'],
    markups: { all: 1_000, 'tile-flooring': 1_800, 'backsplash-tiles': 1_800, countertop: 1_500 },
  },
  {
    ...plain,
    ...premium,
    userId: 'pro_m2p8e6tw3c',
    vsdId: 'MAPLE247',
    companyName: 'Maple & Main Kitchens',
    city: 'Minneapolis',
    state: 'MN',
    phone: '(612) 555-0187',
    licenseNumber: 'BC 738104',
    sinceYear: 2015,
    tagline: 'Kitchens and baths, drawn with you at the table.',
    themeColor: '#35679a',
    businessLogo: '/showroom/logos/maple.svg',
    isDevelopment: true,
    hidesPoweredBy: true,
    origins: ['https://www.mapleandmain.example'],
    markups: { all: 1_200, 'cabinet-hardware': 2_000 },
    hidden: ['artificial-turf', 'pool-copings', 'hardscaping'],
  },
  {
    ...plain,
    userId: 'pro_c9d3r5zn7x',
    vsdId: 'CEDAR936',
    companyName: 'Cedar Ridge Builders',
    city: 'Bend',
    state: 'OR',
    phone: '(541) 555-0119',
    licenseNumber: 'CCB 221876',
    sinceYear: 1998,
    tagline: 'Additions, decks and whole-house renovations.',
    // Kept, but not shown: the showroom has neither the add-on nor Premium.
    themeColor: '#4d7c2a',
    businessLogo: '/showroom/logos/cedar.svg',
    isDevelopment: true,
    origins: ['https://www.cedarridgebuilders.example'],
  },
  ...(
    [
      ['pro_n5k2w8qd4t', 'K7QWM3ZT', 'Northgate Kitchen & Bath', 'Portland', 'OR', 'CCB 198340', 2004],
      ['pro_s8v3j6ha2y', 'SUMMT4DN', 'Summit Home Remodeling', 'Denver', 'CO', 'GC 30418', 2011],
      ['pro_s3b9x7le5u', 'SUMMT9BZ', 'Summit Home Remodeling', 'Boise', 'ID', 'RCE 52210', 2017],
      ['pro_l6f4c2mg8p', 'LARKSP3R', 'Larkspur Interiors', 'Sacramento', 'CA', null, 2013],
      ['pro_b7t5y3rk6d', 'BRWNST47', 'Brownstone & Daughters', 'Brooklyn', 'NY', 'HIC 2091174', 1987],
      ['pro_p4h8n6wv2q', 'PRAXS822', 'Praxis Design Build', 'Austin', 'TX', null, 2018],
      ['pro_t9m7d3sx5e', 'T6YHVB4C', 'Tidewater Tile & Stone', 'Charleston', 'SC', 'RBB 47720', 2001],
      ['pro_f2z6k8pu4a', 'FLDSTN58', 'Fieldstone Landscapes', 'Columbus', 'OH', null, 2010],
      ['pro_a5w3r9jb7n', 'ALDR2KGX', 'Alder Street Renovations', 'Seattle', 'WA', 'ALDERSR842', 2007],
      ['pro_v8c4g2yt6m', 'VSTA9QPD', 'Vista Bath Company', 'Phoenix', 'AZ', 'ROC 318845', 2014],
      ['pro_e3q7h5dk9r', 'EVRGN6JM', 'Evergreen Custom Homes', 'Asheville', 'NC', 'GC 78112', 1995],
      ['pro_o6x2u8fz4w', 'HEARTH7W', 'Hearth & Beam Carpentry', 'Burlington', 'VT', null, 2012],
    ] as const
  ).map(
    ([userId, vsdId, companyName, city, state, licenseNumber, sinceYear]): Demo => ({
      ...plain,
      userId,
      vsdId,
      companyName,
      city,
      state,
      licenseNumber,
      sinceYear,
    }),
  ),
  {
    ...plain,
    userId: 'pro_q7n5s3gw8h',
    vsdId: 'QU2ETHRB',
    companyName: 'Quiet Harbor Interiors',
    city: 'Newport',
    state: 'RI',
    isListed: false,
  },
]
