/** What the room says of fixtures and of the metal that they come in. */
export const fixtureMessages = {
  title: 'Fixtures',
  search: 'Search these goods',
  found: (total: number) => (total === 1 ? '1 product' : `${total.toLocaleString('en-US')} products`),
  notSoldHere: 'This showroom sells nothing for it.',
  inMetal: (metal: string) => `Only what goes with ${metal.toLowerCase()}`,
  howMany: 'How many',
  howManyHint: (count: number) => `${count} by your plan`,
  badCount: 'Type a number from 1 to 200.',
  pieces: (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`),
  metalHint:
    'Faucets, pulls and lights are offered in this metal first. 3-D shows it; in the picture they are examples.',
  noMetal: 'Any metal',
  examples: 'It shows other fixtures than those in your list.',
} as const
