import { type DemoDesigner, hourOfAdvice, offer, picture } from './demo-designer.ts'

const bath = 'bathroom' as const
const kitchen = 'kitchen' as const
const living = 'living' as const
const outdoor = 'outdoor' as const

export const designersInTheWest: readonly DemoDesigner[] = [
  {
    pro: 'pro_h4r7q2vk9s',
    email: 'pro@demo.example',
    firstName: 'Piet',
    lastName: 'Harvest',
    headline: 'Warm baths and kitchens, drawn by the people who build them',
    about:
      'I draw what my own crew can build: no surprise on the first day of work. I measure twice, choose tile with you at the sample table, and stay until the last grout line is dry.',
    city: 'Pasadena',
    state: 'CA',
    zipCode: '91101',
    serviceMiles: 40,
    styles: ['natural', 'rustic', 'classic'],
    rooms: [bath, kitchen, living],
    languages: ['en', 'es'],
    isRemote: false,
    availableOn: null,
    packages: [
      hourOfAdvice([bath, kitchen], 18_000),
      offer('Bath, ready to order', [bath], {
        includes: [
          'Measured plan and two elevations',
          'Tile, vanity and faucets chosen',
          'A priced shopping list',
        ],
        revisions: 2,
        days: 21,
        price_cents: 185_000,
      }),
      offer('Kitchen, ready to build', [kitchen], {
        includes: ['Cabinet plan', 'Counter, backsplash and lights chosen', 'A priced shopping list'],
        revisions: 2,
        days: 35,
        price_cents: 340_000,
      }),
    ],
    portfolio: [
      picture('bathroom-5', 'Warm stone, Pasadena', bath),
      picture('kitchen-2', 'An island for six, Altadena', kitchen),
      picture('living-room-1', 'Stone by the fire, Sierra Madre', living),
      picture('bathroom-2', 'A bath by the window, Arcadia', bath),
    ],
  },
  {
    pro: 'pro_l6f4c2mg8p',
    email: 'luz@demo.example',
    firstName: 'Luz',
    lastName: 'Herrera',
    headline: 'Color for people who are afraid of it',
    about:
      'A room remembers one brave decision. I find yours, and keep everything around it quiet. I work in English and Spanish, and from afar as gladly as at your table.',
    city: 'Sacramento',
    state: 'CA',
    zipCode: '95816',
    serviceMiles: 50,
    styles: ['bold', 'coastal'],
    rooms: [bath, kitchen, living, 'bedroom'],
    languages: ['en', 'es'],
    isRemote: true,
    availableOn: null,
    packages: [
      hourOfAdvice([bath, kitchen, living, 'bedroom'], 12_000),
      offer('One room in color', [bath, living, 'bedroom'], {
        includes: ['Two mood boards', 'Paint, tile and light chosen', 'A shopping list'],
        revisions: 2,
        days: 14,
        price_cents: 98_000,
      }),
    ],
    portfolio: [
      picture('bathroom-6', 'Pattern underfoot', bath),
      picture('kitchen-4', 'Ember red', kitchen),
      picture('bathroom-3', 'Deep sea', bath),
      picture('kitchen-6', 'Blue behind the shelves', kitchen),
    ],
  },
  {
    pro: 'pro_a5w3r9jb7n',
    email: 'mei@demo.example',
    firstName: 'Mei',
    lastName: 'Tanaka-Cho',
    headline: 'Small Seattle rooms with a place for everything',
    about:
      'I draw storage first and beauty around it. Most of my baths are under fifty square feet, and none of them feels so.',
    city: 'Seattle',
    state: 'WA',
    zipCode: '98103',
    serviceMiles: 30,
    styles: ['modern', 'natural'],
    rooms: [bath, 'laundry', 'bedroom'],
    languages: ['en', 'zh', 'ko'],
    isRemote: true,
    availableOn: null,
    packages: [
      offer('Small bath', [bath], {
        includes: ['A plan to the inch', 'Tile layout with cuts', 'A shopping list'],
        revisions: 2,
        days: 14,
        price_cents: 145_000,
      }),
      hourOfAdvice([bath, 'laundry', 'bedroom'], 15_000),
    ],
    portfolio: [
      picture('bathroom-7', 'Fifty square feet in white', bath),
      picture('bathroom-4', 'Gray marble, laid with care', bath),
      picture('living-room-3', 'Wide planks, soft wool', living),
    ],
  },
  {
    pro: 'pro_n5k2w8qd4t',
    email: 'june@demo.example',
    firstName: 'June',
    lastName: 'Abernathy',
    headline: 'Honest kitchens and baths in local wood',
    about:
      'Oak, plaster and handmade tile. I know the mills within fifty miles, and what each of them does well.',
    city: 'Portland',
    state: 'OR',
    zipCode: '97209',
    serviceMiles: 50,
    styles: ['rustic', 'natural'],
    rooms: [kitchen, bath],
    languages: ['en', 'vi'],
    isRemote: true,
    availableOn: null,
    packages: [
      offer('Kitchen in oak', [kitchen], {
        includes: ['Plan and cabinet list', 'Counter and tile chosen', 'A priced shopping list'],
        revisions: 2,
        days: 28,
        price_cents: 260_000,
      }),
      offer('Bath refresh', [bath], {
        includes: ['What stays and what goes', 'Tile, faucets and lights chosen'],
        revisions: 1,
        days: 12,
        price_cents: 89_000,
      }),
    ],
    portfolio: [
      picture('kitchen-2', 'Marble island under beams', kitchen),
      picture('kitchen-3', 'Oak and blue glass', kitchen),
      picture('bathroom-5', 'Pale stone and an olive tree', bath),
    ],
  },
  {
    pro: 'pro_v8c4g2yt6m',
    email: 'farid@demo.example',
    firstName: 'Farid',
    lastName: 'Haddad',
    headline: 'Desert light, cool tile',
    about:
      'Baths and terraces for a hundred and ten degrees: stone that stays cool, shade that moves with the day, and drains that work.',
    city: 'Phoenix',
    state: 'AZ',
    zipCode: '85016',
    serviceMiles: 60,
    styles: ['coastal', 'natural', 'modern'],
    rooms: [bath, outdoor],
    languages: ['en', 'ar', 'es'],
    isRemote: false,
    availableOn: null,
    packages: [
      offer('Terrace and shade', [outdoor], {
        includes: ['Plan with sun study', 'Paving, coping and lights chosen', 'A shopping list'],
        revisions: 2,
        days: 21,
        price_cents: 195_000,
      }),
      offer('Walk-in shower', [bath], {
        includes: ['Plan with slopes and drain', 'Tile and fittings chosen'],
        revisions: 1,
        days: 10,
        price_cents: 78_000,
      }),
    ],
    portfolio: [
      picture('outdoor-1', 'Edge of the pool', outdoor),
      picture('bathroom-2', 'A bath in daylight', bath),
      picture('outdoor-6', 'Travertine terrace', outdoor),
      picture('outdoor-2', 'Under the pergola', outdoor),
    ],
  },
]
