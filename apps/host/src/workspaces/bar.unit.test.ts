import { describe, expect, it } from 'vitest'
import { barOf } from './bar.ts'
import { panelsOf, groupsOf } from './panels.ts'

const types = ['User', 'Contractor', 'Vendor', 'Admin'] as const
const labels = (...asked: Parameters<typeof barOf>) => barOf(...asked).map(({ label }) => label)

describe('the bar of a phone', () => {
  it('has the shop and the projects of a client, the day’s work of everybody else', () => {
    expect(labels({ type: 'User' }, null)).toEqual(['Showroom', 'Shop', 'Projects'])
    expect(labels({ type: 'Contractor' }, null)).toEqual(['Home', 'Orders', 'Projects'])
    expect(labels({ type: 'Vendor' }, null)).toEqual(['Home', 'Order queue', 'Products'])
    expect(labels({ type: 'Admin' }, null)).toEqual(['Home', 'Approvals', 'Orders', 'Users'])
  })

  it('leads into the talk that there is, and never has more than four links', () => {
    expect(labels({ type: 'User' }, '/projects/1/chat').at(-1)).toBe('Chat')
    for (const type of types) expect(barOf({ type }, '/chat').length).toBeLessThanOrEqual(4)
  })
})

describe('the rail', () => {
  it('has each panel once, in groups that have something in them', () => {
    for (const type of types) {
      const paths = panelsOf({ type }).map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
      for (const { panels } of groupsOf({ type })) expect(panels.length).toBeGreaterThan(0)
    }
  })

  it('opens on the panel where somebody’s work begins', () => {
    expect(types.map((type) => panelsOf({ type })[0]?.path)).toEqual(['profile', 'home', 'home', 'home'])
  })
})
