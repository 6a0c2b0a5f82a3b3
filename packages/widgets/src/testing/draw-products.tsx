import { page } from 'vitest/browser'
import { css, type ProductsProps, Widget } from '../products/index.ts'
import { aFacet, aPage } from './catalogue-fixtures.ts'
import { drawWidget } from './draw-widget.tsx'
import type { AskedOf, FakeAnswers } from './fake-api.ts'

export const call = 'GET /api/visualization/products'
const finish = aFacet({
  key: 'finish',
  label: 'Finish',
  values: [{ value: 'Honed', label: 'Honed', count: 12, selected: false }],
})
export const shelf = aPage({ facets: [aFacet(), finish], total: 240, last_page: 24 })
const answers: FakeAnswers = {
  [call]: ({ url }: AskedOf) => ({ ...shelf, current_page: Number(url.searchParams.get('page') ?? 1) }),
}

export const drawProducts = async (props: ProductsProps = {}, more: FakeAnswers = {}) => {
  const drawn = await drawWidget({ ...answers, ...more }, css, <Widget category="tile-flooring" {...props} />)
  const questions = () => drawn.asked.filter((one) => one.call === call).map((one) => one.url.searchParams)
  return { ...drawn, questions, last: () => questions().at(-1) }
}
export const choose = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click()
export const total = () => page.getByText('240 materials', { exact: true })
