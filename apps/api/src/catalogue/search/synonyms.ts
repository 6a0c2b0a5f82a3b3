/** What people say, in groups of equals. Each is lower case, words parted by single spaces. */
const groups: readonly (readonly string[])[] = [
  ['lvp', 'luxury vinyl plank', 'vinyl plank', 'luxury flooring', 'rigid core'],
  ['lvt', 'luxury vinyl tile', 'vinyl tile'],
  ['vinyl flooring', 'luxury flooring', 'luxury vinyl'],
  ['lav faucet', 'lavatory faucet', 'bathroom faucet', 'vanity faucet', 'bath faucet'],
  ['bathroom sink', 'lavatory', 'lav'],
  ['commode', 'toilet', 'water closet', 'wc'],
  ['tub', 'bathtub', 'bath tub'],
  ['pull', 'handle', 'drawer pull', 'cabinet handle'],
  ['knob', 'cabinet knob', 'drawer knob'],
  ['tap', 'faucet', 'mixer'],
  ['fridge', 'refrigerator'],
  ['stove', 'range'],
  ['oven', 'wall oven'],
  ['hood', 'range hood', 'vent hood', 'extractor'],
  ['stovetop', 'cooktop', 'hob'],
  ['backsplash', 'splashback', 'back splash'],
  ['counter', 'countertop', 'worktop', 'counter top', 'benchtop'],
  ['hardwood', 'wood floor', 'wooden floor', 'timber floor'],
  ['engineered wood', 'engineered hardwood'],
  ['laminate wood', 'laminate flooring'],
  ['vanity', 'vanities', 'vanitys', 'bathroom cabinet'],
  ['light', 'lamp', 'light fixture', 'lighting'],
  ['pendant', 'hanging light', 'pendant light'],
  ['sconce', 'wall light', 'wall lamp'],
  ['can light', 'recessed', 'downlight', 'pot light'],
  ['exhaust fan', 'bath fan', 'bathroom fan', 'extractor fan'],
  ['fake grass', 'artificial grass', 'synthetic grass', 'turf', 'astroturf'],
  ['ledger', 'ledgestone', 'stacked stone', 'ledger stone', 'stack stone'],
  ['paver', 'paving stone', 'patio stone', 'paving'],
  ['coping', 'pool edge', 'pool coping'],
  ['farmhouse sink', 'apron sink', 'apron front', 'butler sink'],
  ['zellige', 'handmade tile'],
  ['hex', 'hexagon', 'hexagonal'],
  ['shower pan', 'shower base', 'shower tray'],
  ['gray', 'grey'],
  ['aluminum', 'aluminium'],
  ['mold', 'mould', 'molding', 'moulding'],
  ['color', 'colour'],
]

type Phrase = readonly string[]

/** English plurals and `-ing` do not part synonyms: the database's own stemming does the rest. */
const stem = (word: string): string => word.replace(/(?<=\p{L}{3})(?:es|s)$/u, '')

const phrases: readonly (readonly Phrase[])[] = groups.map((group) =>
  group.map((phrase) => phrase.split(' ')),
)

const startingWith = new Map<string, { phrase: Phrase; group: readonly Phrase[] }[]>()
for (const group of phrases) {
  for (const phrase of group) {
    const first = stem(phrase[0] ?? '')
    startingWith.set(first, [...(startingWith.get(first) ?? []), { phrase, group }])
  }
}

/** The longest known phrase at a place, and what else it is called. One word without synonyms stands for itself. */
export const synonymsOf = (
  words: readonly string[],
  at: number,
): { length: number; others: readonly Phrase[] } => {
  const candidates = startingWith.get(stem(words[at] ?? '')) ?? []
  const matching = candidates.filter(({ phrase }) =>
    phrase.every((word, index) => stem(word) === stem(words[at + index] ?? '')),
  )
  const length = Math.max(1, ...matching.map(({ phrase }) => phrase.length))
  const others = matching
    .filter(({ phrase }) => phrase.length === length)
    .flatMap(({ phrase, group }) => group.filter((other) => other !== phrase))
  return { length, others }
}

export const synonymWords = (): string[] => [...new Set(phrases.flat(2))]
