import type { HostRenderer } from '@showroom/contract/site/site'
import { expect, test, vi } from 'vitest'
import { openPages } from './pages.ts'

/** Draws in one line what it was asked; `/broken` fails as a page does that needs a browser. */
const smallHost = (): HostRenderer & { drawn: string[] } => {
  const drawn: string[] = []
  return {
    drawn,
    read: ({ path }) => {
      if (path === '/gone') return { kind: 'elsewhere', path: '/404' }
      return path === '/cart' ? { kind: 'shell' } : { kind: 'drawn', key: `${path}?` }
    },
    draw: async ({ path }, { now }) => {
      drawn.push(path)
      if (path === '/broken') throw new Error('document is not defined')
      return { status: path === '/404' ? 404 : 200, html: `</head>drawn ${path} "at":${now.getTime()}` }
    },
    shell: ({ path }) => `shell ${path}</head>`,
    texts: () => [],
    publicPaths: () => [],
  }
}

const opened = (
  loadHost: (host: HostRenderer) => Promise<HostRenderer> = async (host) => host,
  metas: Record<string, string> = {},
) => {
  const host = smallHost()
  const onFailure = vi.fn()
  const arrangedAs = vi.fn(async () => 'as ever')
  let clock = 1_000
  const later = (ms: number) => {
    clock += ms
  }
  const answer = openPages({
    loadHost: () => loadHost(host),
    call: () => Promise.reject(new Error('Nothing is asked here.')),
    origin: 'https://shop.example',
    now: () => new Date((clock += 1)),
    arrangedAs,
    onFailure,
    metas,
  })
  const at = async (path: string) => {
    const answered = await answer({ path, search: '' })
    return answered.kind === 'page'
      ? { status: answered.page.status, text: answered.page.html.toString(), etag: answered.page.etag }
      : answered
  }
  return { at, host, onFailure, arrangedAs, later }
}

test('whoever asks for the same page gets the same drawing, made once', async () => {
  const { at, host } = opened()
  const [first, second] = await Promise.all([at('/faq'), at('/faq')])
  expect(await at('/faq')).toEqual(first)
  expect(second).toEqual(first)
  expect(host.drawn).toEqual(['/faq'])
})

test('a page says what of the configuration it is to know, drawn or not', async () => {
  const url = 'https://count.example/events'
  const told = opened(async (host) => host, { 'analytics-url': url, 'suggests-addresses': 'on' })
  for (const path of ['/faq', '/cart'])
    expect(await told.at(path)).toMatchObject({
      text: expect.stringContaining(
        `<meta name="analytics-url" content="${url}"><meta name="suggests-addresses" content="on"></head>`,
      ),
    })
  expect(await opened().at('/faq')).toMatchObject({ text: expect.not.stringContaining('<meta') })
})

test('a page is drawn anew behind whoever comes after half a minute, and before whoever comes after ten', async () => {
  const { at, host, later } = opened()
  const drawnAt = async () => {
    const page = await at('/faq')
    return 'text' in page ? Number(/"at":(\d+)/.exec(page.text)?.[1]) : 0
  }
  const first = await drawnAt()
  later(40_000)
  expect(await drawnAt()).toBe(first)
  await expect.poll(drawnAt).toBeGreaterThan(40_000)
  later(11 * 60_000)
  expect(await drawnAt()).toBeGreaterThan(11 * 60_000)
  expect(host.drawn).toHaveLength(3)
})

test('what was drawn before the shop was arranged otherwise is shown to nobody', async () => {
  const { at, host, arrangedAs } = opened()
  const first = await at('/faq')
  arrangedAs.mockResolvedValue('otherwise')
  expect(await at('/faq')).not.toEqual(first)
  expect(host.drawn).toEqual(['/faq', '/faq'])
})

test('a page that was drawn is shown while nobody can say how the shop is arranged', async () => {
  const { at, arrangedAs, onFailure } = opened()
  const first = await at('/faq')
  arrangedAs.mockRejectedValue(new Error('away'))
  expect(await at('/faq')).toEqual(first)
  arrangedAs.mockReturnValue(new Promise(() => {}))
  expect([await at('/faq'), await at('/faq')]).toEqual([first, first])
  expect(onFailure).toHaveBeenCalledOnce()
})

test('a page that can not be drawn goes out as its shell, and the cause is told once', async () => {
  const { at, onFailure } = opened()
  expect(await at('/broken')).toMatchObject({ status: 200, text: 'shell /broken</head>' })
  await at('/broken')
  expect(onFailure.mock.calls.map(([error]) => String(error))).toEqual(['Error: document is not defined'])
})

test('a page of a person is never drawn', async () => {
  const { at, host } = opened()
  expect(await at('/cart')).toMatchObject({ text: 'shell /cart</head>' })
  expect(host.drawn).toEqual([])
})

test('what is nowhere leads to the page that says so, with its status', async () => {
  const { at } = opened()
  expect(await at('/gone')).toEqual({ kind: 'elsewhere', path: '/404' })
  expect(await at('/404')).toMatchObject({ status: 404 })
})

test('without the host’s build the file of the browser is sent', async () => {
  const { at, onFailure } = opened(() => Promise.reject(new Error('There is no such file.')))
  expect(await at('/')).toEqual({ kind: 'bare' })
  expect(onFailure).toHaveBeenCalledOnce()
})
