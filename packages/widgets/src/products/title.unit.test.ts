import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { expect, test } from 'vitest'
import { aCard, aPage } from '../testing/catalogue-fixtures.ts'
import { titleOf } from './title.ts'

const shown = (reply: ProductsReply, isCurrent = true) =>
  titleOf({
    shelf: { category: undefined, department: undefined },
    search: 'porcelin',
    menu: [],
    reply,
    isCurrent,
  })
const corrected = aPage({ data: [aCard()], total: 1, suggestion: { search: 'porcelain', category: null } })

test('a list of what was probably meant says what it shows, and why', () => {
  expect(shown(corrected)).toBe('Results for “porcelain”, as nothing is called “porcelin”')
})

test('the last answer says nothing of the search that is on its way', () => {
  expect(shown(corrected, false)).toBe('Results for “porcelin”')
})
