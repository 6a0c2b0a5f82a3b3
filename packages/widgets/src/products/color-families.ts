/** What a color family looks like beside its name. These are the products' colors, not the interface's. */
const looks: Record<string, string> = {
  White: '#f7f5f0',
  Ivory: '#efe7d5',
  Beige: '#d9c7a7',
  Greige: '#b5aa9c',
  Cream: '#efe5cd',
  Gray: '#9a9a98',
  'Light Gray': '#c6c6c3',
  'Dark Gray': '#5a5b5e',
  Black: '#242424',
  Dark: '#46342a',
  Brown: '#76543a',
  Honey: '#c08c4a',
  Natural: '#c9a877',
  Blonde: '#dcc595',
  Blue: '#4f769d',
  Green: '#5d7d5c',
  Terracotta: '#bf6d4b',
  Multi: 'conic-gradient(#bf6d4b, #d9c7a7, #5d7d5c, #4f769d, #bf6d4b)',
}

/** Most people begin with it. */
export const colorFacet = 'color_family'

export const colorOfFamily = (facetKey: string, label: string): string | undefined =>
  facetKey === colorFacet && Object.hasOwn(looks, label) ? looks[label] : undefined
