import type { FragmentRenderer, FragmentRequest } from '@showroom/contract/fragment/fragment'
import { expect, test } from 'vitest'
import { openFragments } from './fragment.ts'

const asked: FragmentRequest = {
  tag: 'showroom-products',
  showroom: 'HARVEST2',
  attributes: { showroom: 'HARVEST2', category: 'tile' },
  dom: 'shadow',
  styles: 'linked',
}

const open = ({ at = 0, render }: { at?: number; render: FragmentRenderer['render'] }) =>
  openFragments({
    loadRenderer: async () => ({ read: () => ({ kind: 'unknown' }), render }),
    call: () => Promise.reject(new Error('Nothing is asked here.')),
    apiBase: 'https://marketplace.example',
    now: () => new Date(at),
  })

/** Writes the moment as the renderer does. */
const saying =
  (text: string): FragmentRenderer['render'] =>
  async (_, { now }) =>
    `<p>${text}</p>{"at":${now.getTime()}}`

test('the same drawn at another time, or by another process, has the same tag', async () => {
  const first = await open({ at: 1_000, render: saying('tile') }).draw(asked)
  const later = await open({ at: 9_000, render: saying('tile') }).draw(asked)
  const other = await open({ at: 1_000, render: saying('grout') }).draw(asked)
  expect(later.html.equals(first.html)).toBe(false)
  expect(later.etag).toBe(first.etag)
  expect(other.etag).not.toBe(first.etag)
})

test('who asks for the same at the same time waits for one drawing', async () => {
  let drawings = 0
  const fragments = open({
    render: async () => {
      drawings += 1
      return 'tile'
    },
  })
  const turned = { ...asked, attributes: { category: 'tile', showroom: 'HARVEST2' } }
  await Promise.all([fragments.draw(asked), fragments.draw(asked), fragments.draw(turned)])
  expect(drawings).toBe(1)
  await Promise.all([
    fragments.draw({ ...asked, dom: 'light' }),
    fragments.draw({ ...asked, tag: 'showroom-shop' }),
    fragments.draw({ ...asked, attributes: { showroom: 'HARVEST2' } }),
  ])
  expect(drawings).toBe(4)
})

test('a drawing that failed is not kept', async () => {
  let isDown = true
  const fragments = open({
    render: async () => {
      if (isDown) throw new Error('The database is away.')
      return 'tile'
    },
  })
  await expect(fragments.draw(asked)).rejects.toThrow('The database is away.')
  isDown = false
  expect((await fragments.draw(asked)).html.toString()).toBe('tile')
})
