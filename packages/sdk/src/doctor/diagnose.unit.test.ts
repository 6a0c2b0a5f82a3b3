import { expect, test } from 'vitest'
import { registry as known } from '../registry.ts'
import { diagnose } from './diagnose.rules.ts'
import { amended } from './request.rules.ts'
import type { Seen, TagSeen } from './seen.ts'

const market = 'https://market.test'
const address = `${market}/showroom/embed/v1/showroom.js`
const aScript = { address, showroom: 'HARVEST2', isModule: true, integrity: '' }
const aTag = (more: Partial<TagSeen> = {}): TagSeen => ({
  tag: 'showroom-shop',
  where: 'main > showroom-shop',
  showroom: 'HARVEST2',
  state: 'drawn',
  attributes: {},
  isInClosedRoot: false,
  height: 800,
  reservedHeight: 800,
  shift: 0,
  textSizePx: 16,
  colors: [],
  ground: null,
  ...more,
})
const healthy: Seen = {
  origin: 'https://guest.test',
  apiBase: market,
  version: '1.2.3',
  newest: null,
  showroom: 'HARVEST2',
  scripts: [aScript],
  tags: [aTag()],
  requests: [{ address, bytes: 1_400, hasFailed: false, status: 200, isCode: true }],
  blocked: [],
  page: {
    language: 'en',
    rootSizePx: 16,
    canStore: true,
    serviceWorker: null,
    hasWrappedFetch: false,
    extensions: [],
    canTellBlocked: true,
  },
}
const findings = (more: Partial<Seen>) => diagnose({ ...healthy, ...more }, known)
const onPage = (more: Partial<Seen['page']>) => findings({ page: { ...healthy.page, ...more } })
const codes = (found: { code: string }[]) => found.map(({ code }) => code)

test('a healthy page hears nothing', () => {
  expect(findings({})).toEqual([])
})

test('a misspelt tag, attribute and value are each told with what was probably meant', () => {
  const found = findings({
    tags: [
      aTag({ tag: 'showroom-product-list', state: 'unknown' }),
      aTag({ tag: 'showroom-products', attributes: { categroy: 'tile', 'data-x': '', class: 'wide' } }),
      aTag({ tag: 'showroom-cart', attributes: { layout: 'drawr' } }),
    ],
  })
  expect(found.map(({ code, advice }) => [code, advice])).toEqual([
    ['unknown-tag', 'Did you mean <showroom-products>?'],
    ['unknown-attribute', 'Did you mean category?'],
    ['unknown-value', 'Did you mean drawer?'],
  ])
})

test('what frameworks and HTML itself write on a tag is not a mistake', () => {
  const attributes = { id: 'shop', '@click': '', ':lang': '', 'v-if': '', 'aria-label': 'Shop', onclick: '' }
  expect(findings({ tags: [aTag({ attributes })] })).toEqual([])
})

test.each([
  ['script-twice', { scripts: [aScript, aScript] }],
  ['two-showrooms', { scripts: [aScript, { ...aScript, showroom: 'MAPLE247' }] }],
  ['showroom-missing', { scripts: [{ ...aScript, showroom: null }] }],
  ['script-not-module', { scripts: [aScript, { ...aScript, isModule: false }] }],
  ['integrity-will-break', { scripts: [{ ...aScript, integrity: 'sha384-abc' }] }],
  ['integrity-missing', { scripts: [{ ...aScript, address: `${market}/showroom/embed/1.2.3/showroom.js` }] }],
  ['mixed-content', { apiBase: 'http://market.test' }],
  ['origin-refused', { tags: [aTag({ state: 'refused' })] }],
  ['tag-not-drawn', { tags: [aTag({ state: 'not-loaded' })] }],
  ['tag-hidden', { tags: [aTag({ state: 'hidden' })] }],
  ['shop-failed', { tags: [aTag({ state: 'failed' })] }],
  ['closed-root', { tags: [aTag({ isInClosedRoot: true })] }],
  ['text-size', { tags: [aTag({ textSizePx: 10 })] }],
] satisfies [string, Partial<Seen>][])('%s is told', (code, more) => {
  expect(codes(findings(more))).toContain(code)
})

test.each([
  ['language-unknown', { language: '' }],
  ['language-other', { language: 'de' }],
  ['root-size', { rootSizePx: 10 }],
  ['storage-blocked', { canStore: false }],
  ['service-worker', { serviceWorker: 'https://guest.test/sw.js' }],
  ['fetch-wrapped', { hasWrappedFetch: true }],
  ['prototypes-extended', { extensions: ['Array.prototype.toJSON'] }],
  ['policy-untold', { canTellBlocked: false }],
] satisfies [string, Partial<Seen['page']>][])('%s is told', (code, more) => {
  expect(codes(onPage(more))).toEqual([code])
})

test('a release that is no longer the latest is told, the latest and a later one are not', () => {
  expect(codes(findings({ newest: '1.10.0' }))).toEqual(['old-version'])
  expect(findings({ newest: '1.2.3' })).toEqual([])
  expect(findings({ newest: '1.1.9' })).toEqual([])
})

test('a tag without a place is advice while nothing jumps, and a warning when the page did', () => {
  const [still] = findings({ tags: [aTag({ reservedHeight: 0 })] })
  expect(still).toMatchObject({ code: 'height-not-reserved', severity: 'advice' })
  const [jumped] = findings({ tags: [aTag({ reservedHeight: 0, shift: 0.42 })] })
  expect(jumped).toMatchObject({ severity: 'warning', seen: expect.stringContaining('0.42') })
  expect(jumped?.advice).toContain('min-height: 800px')
})

test('a blocked request is told with the line of the policy that lets it through', () => {
  const policy = "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; img-src 'self' data:"
  const found = findings({
    requests: [],
    blocked: [
      { directive: 'img-src', address: `${market}/media/tile.avif`, policy },
      { directive: 'connect-src', address: `${market}/api/shop`, policy },
      { directive: 'script-src-elem', address: 'https://ads.test/a.js', policy },
    ],
  })
  expect(found.map(({ advice }) => advice)).toEqual([
    `In the policy: img-src 'self' data: ${market}`,
    `In the policy: connect-src ${market}`,
  ])
  expect(amended("default-src 'self'", 'script-src', market)).toBe(`script-src 'self' ${market}`)
})

test('a request that failed is told once, not again for the policy that blocked it', () => {
  const failed = { address, bytes: 0, hasFailed: true, status: 0, isCode: true }
  expect(codes(findings({ requests: [failed] }))).toEqual(['request-failed'])
  const blocked = [{ directive: 'script-src', address, policy: "script-src 'self'" }]
  expect(codes(findings({ requests: [failed], blocked }))).toEqual(['policy-blocked'])
})

test('colours that the page set are held against each other; the showroom’s own are not', () => {
  const colors = (isOfPage: boolean) => [
    { name: 'accent', written: '#ffd400', hex: '#ffd400', isOfPage },
    { name: 'on-accent', written: '#ffffff', hex: '#ffffff', isOfPage: false },
    { name: 'ink', written: 'brwon', hex: null, isOfPage },
  ]
  expect(findings({ tags: [aTag({ colors: colors(false) })] })).toEqual([])
  const found = findings({ tags: [aTag({ colors: colors(true) }), aTag({ colors: colors(true) })] })
  expect(codes(found)).toEqual(['no-color', 'contrast'])
  expect(found[1]?.seen).toContain('contrast of 1.4')
})

test('the worst comes first', () => {
  const found = findings({
    page: { ...healthy.page, rootSizePx: 10, language: '' },
    tags: [aTag({ state: 'refused' })],
  })
  expect(found.map(({ severity }) => severity)).toEqual(['problem', 'warning', 'advice'])
})
