/** What a color family looks like beside its name. These are the goods' colors, not the interface's. */
const looks: Record<string, string> = {
  white: '#f7f5f0',
  'off-white': '#efeadd',
  ivory: '#f0e9d8',
  cream: '#efe5cd',
  beige: '#d9c7a7',
  tan: '#c4a47c',
  taupe: '#a3917d',
  greige: '#b5aa9c',
  gray: '#9a9a98',
  charcoal: '#4a4a4c',
  black: '#242424',
  brown: '#76543a',
  natural: '#c9a877',
  blonde: '#d8bd8e',
  honey: '#c08c4a',
  red: '#a2423a',
  terracotta: '#bf6d4b',
  orange: '#d0803f',
  yellow: '#dbb750',
  gold: '#c4a050',
  green: '#5d7d5c',
  sage: '#a3b09a',
  teal: '#3c7d7e',
  blue: '#4f769d',
  navy: '#2d3e5c',
  purple: '#77638c',
  pink: '#d9a6a4',
  multi: 'conic-gradient(#a2423a, #dbb750, #5d7d5c, #4f769d, #a2423a)',
}

export const colorOfFamily = (facetKey: string, label: string): string | null =>
  /colou?r/.test(facetKey)
    ? (looks[
        label
          .toLowerCase()
          .replace('grey', 'gray')
          .replace(/color(ed)?$/, '')
      ] ?? null)
    : null
