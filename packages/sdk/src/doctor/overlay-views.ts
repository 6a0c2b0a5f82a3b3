import { button, element } from './element.ts'
import { overlayMessages as say, severityWords, stateWords } from './messages.ts'
import type { Finding, Report, TagReport } from './report.ts'

export const findingsView = (findings: readonly Finding[]): Node =>
  findings.length === 0
    ? element('p', {}, say.healthy)
    : element('ul', { class: 'list' }, ...findings.map(findingItem))

const findingItem = ({ severity, seen, advice }: Finding) =>
  element(
    'li',
    { class: severity },
    element('span', { class: 'word' }, severityWords[severity]),
    element('span', {}, seen),
    element('span', { class: 'soft' }, advice),
  )

export const tagsView = (tags: readonly TagReport[], show: (index: number) => void): Node =>
  tags.length === 0
    ? element('p', {}, say.noTags)
    : element('ul', { class: 'list' }, ...tags.map((tag, index) => tagItem(tag, () => show(index))))

const tagItem = ({ tag, where, showroom, state }: TagReport, show: () => void) =>
  element(
    'li',
    { class: state },
    element(
      'div',
      { class: 'row' },
      element('code', {}, tag),
      button(say.show, show, { 'aria-label': `${say.show}: ${where}` }),
    ),
    element('span', { class: 'soft' }, `${stateWords[state]} · ${showroom} · ${where}`),
  )

export const requestsView = ({ requests }: Report): Node => {
  if (requests.count === 0) return element('p', {}, say.noRequests)
  const list = element('ul', { class: 'list' }, ...requests.latest.map(requestItem))
  return element('div', {}, element('p', { class: 'soft' }, requestsSummary(requests)), list)
}

const requestsSummary = ({ count, bytes }: Report['requests']) =>
  `${count} requests, ${kilobytes(bytes)} on this visit. What a cache gave counts as nothing.`

const requestItem = ({ address, bytes, hasFailed }: Report['requests']['latest'][number]) =>
  element(
    'li',
    { class: hasFailed ? 'problem' : 'drawn' },
    element('code', {}, address),
    element('span', { class: 'soft' }, hasFailed ? stateWords.failed : kilobytes(bytes)),
  )

const kilobytes = (bytes: number) =>
  `${(bytes / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} kB`

const swatches = ['accent', 'on-accent', 'accent-ink', 'paper', 'ink', 'ink-soft']

export const themeView = ({ theme }: Report, copy: (text: string, from: Node) => void): Node => {
  if (!theme) return element('p', {}, say.noTheme)
  const css = element('pre', { tabindex: '0' }, theme.css)
  const json = JSON.stringify(theme.theme, null, 2)
  return element(
    'div',
    {},
    element('p', { class: 'soft' }, say.themeIntro),
    element('ul', { class: 'swatches' }, ...swatches.map((name) => swatch(name, theme.variables))),
    ...theme.notes.map((note) => element('p', {}, note)),
    css,
    element(
      'div',
      { class: 'row' },
      button(say.copyCss, () => copy(theme.css, css), { class: 'main' }),
      button(say.copyTheme, () => copy(json, css)),
    ),
  )
}

const swatch = (name: string, variables: Readonly<Record<string, string>>) => {
  const sample = element('span', { class: 'swatch' })
  sample.style.background = variables[`--showroom-${name}`] ?? ''
  return element('li', {}, sample, name)
}
