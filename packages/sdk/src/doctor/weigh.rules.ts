export type Weighted = { value: string; weight: number }

/** Adds up what every sample says; the heaviest first. What says nothing is left out. */
export const weigh = <Sample>(
  samples: readonly Sample[],
  voice: (sample: Sample) => { value: string | null; weight: number },
): Weighted[] => {
  const sums = new Map<string, number>()
  for (const { value, weight } of samples.map(voice)) {
    if (value !== null) sums.set(value, (sums.get(value) ?? 0) + weight)
  }
  return [...sums].map(([value, weight]) => ({ value, weight })).sort((a, b) => b.weight - a.weight)
}

export const heaviest = (weighed: readonly Weighted[]): string | undefined => weighed[0]?.value
