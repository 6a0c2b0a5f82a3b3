import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { budgets } from './budgets.mjs'
import { readVersion } from './releases.mjs'

const here = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const read = async (path) => JSON.parse(await readFile(here(path), 'utf8').catch(() => '[]'))

/** For programs: each release with its bytes, and with what was measured on pages, if anything was. */
export const releasesJson = async (releases) => {
  const measured = await read('bench/pages.json')
  return releases.map(({ version, day, sizes }) => {
    const { rig, figures } = measured.find((entry) => entry.version === version) ?? {}
    return { version, day, bytes: withoutTags(sizes), ...(figures ? { rig, speed: figures } : {}) }
  })
}

/** For people, and from records only: written anew it says the same. */
export const releasesPage = ({ releases, unreleased, measured }) =>
  [
    '# Size and speed of each release',
    'Written by `npm run bench` and `npm run release -w packages/sdk` from what was recorded. For programs the same is at\n' +
      '`/showroom/embed/releases.json`.',
    '## Bytes over the wire, Brotli',
    table(
      ['version', 'published', ...Object.keys(budgets)],
      [
        ['cap: above it there is no build', '', ...Object.values(budgets).map(({ cap }) => counted(cap))],
        ...(unreleased ? [bytesRow({ ...unreleased, day: 'not yet' })] : []),
        ...releases.map(bytesRow),
      ],
    ),
    'A page pays for the loader; the first tag that comes near the viewport brings the runtime and its own chunk.\n' +
      'A page of one tag is counted with all that its first view loads; what is on demand comes by calls of the page’s owner only.',
    '## Speed on a page',
    ...speedOf(measured),
    '',
  ].join('\n\n')

const withoutTags = (sizes) => Object.fromEntries(Object.keys(budgets).map((name) => [name, sizes[name]]))

const bytesRow = ({ version, day, sizes }) => [
  version,
  day,
  ...Object.keys(budgets).map((name) => counted(sizes[name])),
]

const counted = (bytes) => bytes?.toLocaleString('en-US') ?? '–'

/** The latest measurement of each version, side by side. */
const speedOf = (measured) => {
  const latest = measured.filter(
    ({ version }, index) => measured.findIndex((entry) => entry.version === version) === index,
  )
  if (latest.length === 0) return ['Nothing has been measured yet: `npm run bench:pages`.']
  const measures = [...new Set(latest.flatMap(({ figures }) => Object.keys(figures)))]
  return [
    `Rig: ${latest[0].rig}.`,
    table(
      ['measure', ...latest.map(({ version, day }) => `${version} (${day})`)],
      measures.map((name) => [name, ...latest.map(({ figures }) => counted(figures[name]))]),
    ),
  ]
}

const table = (head, rows) => [head, head.map(() => '---'), ...rows].map(line).join('\n')
const line = (cells) => `| ${cells.join(' | ')} |`

/** What the page says now, by the records. */
export const currentPage = async (releases) => {
  const [[latest], measured] = await Promise.all([read('bench/bundle-sizes.json'), read('bench/pages.json')])
  const version = await readVersion()
  const isOut = releases.some((release) => release.version === version)
  const unreleased = latest && !isOut ? { version, sizes: latest } : undefined
  return releasesPage({ releases, unreleased, measured })
}

export const writeReleasesPage = async (releases) =>
  writeFile(here('docs/embedding/releases.md'), await currentPage(releases))
