/** Finishes of fixtures: their colour, and what they cost against chrome. */
export type Finish = { name: string; hex: string; costs: 'plain' | 'dark' | 'nickel' | 'gold' }

const table = {
  Chrome: ['#c6cacd', 'plain'],
  'Polished Chrome': ['#c9cdd0', 'plain'],
  Stainless: ['#b9bcbd', 'plain'],
  'Stainless Steel': ['#b9bcbd', 'plain'],
  White: ['#f2f0eb', 'plain'],
  Black: ['#202123', 'plain'],
  'Brushed Nickel': ['#b4aea5', 'plain'],
  'Satin Nickel': ['#b7b1a8', 'plain'],
  'Antique Silver': ['#a9a7a0', 'nickel'],
  'Polished Nickel': ['#cbc4b8', 'nickel'],
  'Matte Black': ['#252525', 'dark'],
  Gunmetal: ['#56595c', 'dark'],
  'Oil-Rubbed Bronze': ['#3f312a', 'dark'],
  'Aged Bronze': ['#4c3c2f', 'dark'],
  'Natural Wood': ['#b98a5b', 'dark'],
  'Natural Oak': ['#c3a171', 'dark'],
  Koa: ['#7b4b2c', 'dark'],
  'Brushed Gold': ['#c4a264', 'gold'],
  'Satin Brass': ['#ba975c', 'gold'],
  'Brushed Brass': ['#bd9a5f', 'gold'],
  'Aged Brass': ['#a98a55', 'gold'],
  Champagne: ['#d0b892', 'gold'],
  'Honey Bronze': ['#9a7446', 'gold'],
  'Fingerprint-resistant stainless': ['#b3b6b7', 'nickel'],
  'Black stainless': ['#46484b', 'dark'],
  'Panel-ready': ['#cdbb9e', 'nickel'],
} as const satisfies Record<string, readonly [string, Finish['costs']]>

export type FinishName = keyof typeof table

export const finishOf = (name: FinishName): Finish => ({ name, hex: table[name][0], costs: table[name][1] })

export const faucetFinishes: readonly FinishName[] = [
  'Chrome',
  'Matte Black',
  'Brushed Gold',
  'Brushed Nickel',
  'Oil-Rubbed Bronze',
  'Polished Nickel',
  'Gunmetal',
  'Satin Brass',
]
export const hardwareFinishes: readonly FinishName[] = [
  'Matte Black',
  'Brushed Brass',
  'Satin Nickel',
  'Polished Chrome',
  'Champagne',
  'Aged Bronze',
  'Gunmetal',
  'Honey Bronze',
  'Polished Nickel',
  'White',
]
export const lightFinishes: readonly FinishName[] = [
  'Matte Black',
  'Aged Brass',
  'Brushed Nickel',
  'Polished Chrome',
  'Oil-Rubbed Bronze',
  'White',
  'Natural Wood',
  'Antique Silver',
]
export const fanFinishes: readonly FinishName[] = [
  'Matte Black',
  'White',
  'Brushed Nickel',
  'Aged Bronze',
  'Koa',
  'Natural Oak',
]
export const applianceFinishes: readonly FinishName[] = [
  'Stainless',
  'Fingerprint-resistant stainless',
  'Black stainless',
  'Panel-ready',
  'White',
  'Black',
]

/** Longer names first, so that “Polished Chrome” is found before “Chrome”. */
export const allFinishes: readonly FinishName[] = Object.keys(table)
  .filter((name): name is FinishName => name in table)
  .sort((one, other) => other.length - one.length)
