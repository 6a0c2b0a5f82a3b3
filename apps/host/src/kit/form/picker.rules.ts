export type PickerOption = {
  value: string
  label: string
  /** What else people may type for it, such as its code; shown beside the label. */
  code?: string
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How well an option answers what was typed: its beginning, the beginning of a word, anywhere; or not at all. */
const fit = ({ label, code = '' }: PickerOption, typed: string): number => {
  const name = plain(label)
  const bare = code.replace(/^\+/, '')
  if (bare !== '' && bare === typed.replace(/^\+/, '')) return 0
  if (name.startsWith(typed)) return 1
  if (bare !== '' && bare.startsWith(typed.replace(/^\+/, '') || ' ')) return 2
  if (name.split(/[\s(&-]+/).some((word) => word.startsWith(typed))) return 3
  return name.includes(typed) ? 4 : Number.POSITIVE_INFINITY
}

/** The options that what was typed may mean, those first that it most likely does; all while nothing is typed. */
export const matching = (options: readonly PickerOption[], typed: string): readonly PickerOption[] => {
  const wanted = plain(typed.trim())
  if (wanted === '') return options
  return options
    .map((option) => ({ option, fit: fit(option, wanted) }))
    .filter((each) => each.fit < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.fit - b.fit)
    .map(({ option }) => option)
}
