import { previewPath } from '@showroom/contract/showroom/embed-preview'
import { parseColor } from '@showroom/contract/showroom/color'
import { themeTokens } from '@showroom/contract/showroom/theme.rules'
import { registry, type Rows, type TagName } from '@showroom/sdk/registry'

/** How a Pro wants one tag: what its row in the registry knows, and what every tag takes. */
export type TagSetup = {
  tag: TagName
  /** By attribute; what is empty is not written. */
  values: Readonly<Record<string, string>>
  theme: string
  ground: string
  /** A color of this tag's own; empty: the showroom's. */
  color: string
}

export const tagNames = Object.keys(registry).filter((name): name is TagName => Object.hasOwn(registry, name))
export const themes = ['auto', 'light', 'dark'] as const
export const grounds = ['page', 'own'] as const

const rows: Rows = registry
export const attributesOfTag = (tag: TagName) => Object.entries(rows[tag]?.attributes ?? {})

export const firstSetup: TagSetup = { tag: 'showroom-shop', values: {}, theme: '', ground: '', color: '' }

/** What another tag knows as well stays chosen. */
export const withTag = (setup: TagSetup, tag: TagName): TagSetup => ({ ...setup, tag })

type Written = readonly (readonly [name: string, value: string | true])[]

/** As they stand in the tag: those of its row, then those that every tag takes. */
export const writtenAttributes = ({ tag, values, theme, ground, color }: TagSetup): Written => {
  const own = attributesOfTag(tag).flatMap(([name, type]) => {
    const value = values[name]?.trim() ?? ''
    if (value === '') return []
    return [[name, type === 'boolean' ? true : value] as const]
  })
  // Colors of one's own are those of a light page, or of a dark one: not of both.
  const shown = parseColor(color) !== null && theme !== 'dark' ? 'light' : theme
  return [
    ...own,
    ...(shown === '' ? [] : [['theme', shown] as const]),
    ...(ground === '' ? [] : [['ground', ground] as const]),
  ]
}

/** The whole family of the color, so that text on it can be read. */
export const variablesOf = ({ color, theme }: TagSetup): [name: string, value: string][] => {
  const parsed = parseColor(color)
  return parsed === null ? [] : Object.entries(themeTokens(parsed)[theme === 'dark' ? 'dark' : 'light'])
}

export const previewOf = (
  setup: TagSetup,
  { showroom, isHostile }: { showroom: string; isHostile: boolean },
) => {
  const words = new URLSearchParams({ showroom, tag: setup.tag })
  for (const [name, value] of writtenAttributes(setup)) words.set(name, value === true ? '' : value)
  for (const [name, value] of variablesOf(setup)) words.set(name, value)
  if (isHostile) words.set('page', 'hostile')
  return `${previewPath}?${words.toString()}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export const tagHtml = (setup: TagSetup, more: Written = []): string => {
  const written = [...more, ...writtenAttributes(setup)]
  const text = written.map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
  return `<${setup.tag}${text.join('')}></${setup.tag}>`
}

export const scriptUrl = (origin: string): string => `${origin}/showroom/embed/v1/showroom.js`

const scriptHtml = (origin: string, showroom: string): string =>
  `<script type="module" src="${scriptUrl(origin)}" data-showroom="${showroom}"></script>`

const styleHtml = (setup: TagSetup): string[] => {
  const variables = variablesOf(setup)
  if (variables.length === 0) return []
  const lines = variables.map(([name, value]) => `  ${name}: ${value};`)
  return [`<style>\n${setup.tag} {\n${lines.join('\n')}\n}\n</style>`]
}

export const platforms = ['html', 'wordpress', 'squarespace', 'wix', 'react'] as const
export type Platform = (typeof platforms)[number]

type Place = { origin: string; showroom: string }

/** What is pasted, by where it is pasted. */
export const snippetFor = (platform: Platform, setup: TagSetup, { origin, showroom }: Place): string => {
  const plain = [scriptHtml(origin, showroom), ...styleHtml(setup), tagHtml(setup)].join('\n')
  switch (platform) {
    case 'html':
    case 'squarespace':
      return plain
    case 'wordpress':
      return `<!-- wp:html -->\n${plain}\n<!-- /wp:html -->`
    case 'wix':
      return wixSteps(setup, { origin, showroom })
    case 'react':
      return reactCode(setup, { origin, showroom })
  }
}

/** An element of Wix's own makes the tag: it is told the address, the name and the attributes. */
const wixSteps = (setup: TagSetup, { origin, showroom }: Place): string =>
  [
    `Server URL: ${scriptUrl(origin)}`,
    `Tag name: ${setup.tag}`,
    `Attribute: showroom = ${showroom}`,
    ...writtenAttributes(setup).map(([name, value]) => `Attribute: ${name} = ${value === true ? '' : value}`),
  ].join('\n')

const reactCode = (setup: TagSetup, { origin, showroom }: Place): string => {
  const variables = variablesOf(setup)
  const written = writtenAttributes(setup).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}={${JSON.stringify(value)}}`,
  )
  const style = variables.length === 0 ? '' : ' style={colors}'
  return [
    `import { defineTags } from '@showroom/sdk'`,
    `import type {} from '@showroom/sdk/jsx'`,
    '',
    `defineTags({ showroom: '${showroom}', apiBase: '${origin}' })`,
    ...(variables.length === 0
      ? []
      : ['', `const colors = ${JSON.stringify(Object.fromEntries(variables), null, 2)}`]),
    '',
    `export const Shop = () => <${setup.tag}${style}${written.join('')} />`,
  ].join('\n')
}
