/** What stands or hangs in a room and is bought by the piece, in the order of every list. */
export const fixtureKeys = [
  'kitchen_sink',
  'kitchen_faucet',
  'range',
  'range_hood',
  'refrigerator',
  'dishwasher',
  'vanity',
  'bath_faucet',
  'toilet',
  'tub',
  'shower_set',
  'pulls',
  'lights',
] as const
export type FixtureKey = (typeof fixtureKeys)[number]

export const fixtureNames = {
  kitchen_sink: 'Kitchen sink',
  kitchen_faucet: 'Kitchen faucet',
  range: 'Range',
  range_hood: 'Range hood',
  refrigerator: 'Refrigerator',
  dishwasher: 'Dishwasher',
  vanity: 'Vanity',
  bath_faucet: 'Bathroom faucet',
  toilet: 'Toilet',
  tub: 'Bathtub',
  shower_set: 'Shower set',
  pulls: 'Pulls and knobs',
  lights: 'Lights',
} as const satisfies Record<FixtureKey, string>

/** Subcategories that sell it whole, the most usual first: no seats, drains or valves. */
export const fixtureShelves = {
  kitchen_sink: ['undermount', 'farmhouse--apron', 'workstation', 'drop-in'],
  kitchen_faucet: ['pull-down', 'pull-out', 'bridge', 'touchless'],
  range: ['ranges'],
  range_hood: ['range-hoods'],
  refrigerator: ['refrigerators'],
  dishwasher: ['dishwashers'],
  vanity: ['single-sink-vanities', 'double-sink-vanities', 'floating-vanities', 'corner-and-powder-room'],
  bath_faucet: ['single-hole', 'widespread', 'centerset', 'vessel-faucets', 'wall-mount'],
  toilet: ['two-piece', 'one-piece', 'smart-and-bidet-toilets', 'wall-hung-and-in-wall-tank'],
  tub: ['alcove', 'freestanding', 'drop-in-and-undermount', 'whirlpool-and-air', 'walk-in'],
  shower_set: ['shower-systems-and-trim-kits'],
  pulls: ['bar-pulls', 'arch-and-traditional-pulls', 'knobs', 'cup-and-bin-pulls', 'edge-and-finger-pulls'],
  lights: [
    'pendants',
    'chandeliers',
    'flush-and-semi-flush',
    'recessed-and-downlights',
    'vanity-lights',
    'wall-sconces',
    'track-and-rail',
    'under-cabinet',
    'outdoor-lights',
  ],
} as const satisfies Record<FixtureKey, readonly string[]>
export type FixtureShelf = (typeof fixtureShelves)[FixtureKey][number]

/** As many of one fixture as a room may have. */
export const mostFixtures = 200

export const isFixture = (key: string): key is FixtureKey => fixtureKeys.some((each) => each === key)

const metallic: readonly FixtureKey[] = ['kitchen_faucet', 'bath_faucet', 'shower_set', 'pulls', 'lights']

/** Whether it comes in the metal of the room. */
export const isMetallic = (key: FixtureKey): boolean => metallic.includes(key)

/** What makers call the finishes that go with a metal. */
export const finishesOfMetal = {
  'Polished Chrome': ['Polished Chrome', 'Chrome', 'Polished Nickel'],
  'Brushed Nickel': ['Brushed Nickel', 'Satin Nickel'],
  'Matte Black': ['Matte Black', 'Black'],
  'Brushed Gold': ['Brushed Gold', 'Brushed Brass', 'Satin Brass', 'Champagne'],
  'Oil Rubbed Bronze': ['Oil-Rubbed Bronze', 'Oil Rubbed Bronze', 'Aged Bronze', 'Honey Bronze'],
} as const
