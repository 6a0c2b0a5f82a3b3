import { createHash } from 'node:crypto'
import { css as categoriesCss } from '@showroom/widgets/categories'
import { css as productCss } from '@showroom/widgets/product'
import { farOfProductCss } from '@showroom/widgets/product/far.css'
import { css as productLaterCss } from '@showroom/widgets/product/later-door'
import { css as purchaseCss } from '@showroom/widgets/product/purchase-door'
import { css as productsCss } from '@showroom/widgets/products'
import { farOfShopCss } from '@showroom/widgets/shop-front/far.css'
import { rootCss } from '@showroom/widgets/ui/root.css.ts'
import { allDoors } from '../all-doors.ts'
import type { TagName } from '../registry.ts'

/** Styles of what comes after a widget, or of widgets that it draws: they are in its file. */
const inside: Partial<Record<TagName, readonly string[]>> = {
  'showroom-product': [...purchaseCss, ...productLaterCss, farOfProductCss],
  'showroom-shop': [
    ...categoriesCss,
    ...productsCss,
    ...productCss,
    ...purchaseCss,
    ...productLaterCss,
    farOfShopCss,
    farOfProductCss,
  ],
}

/** A strict policy refuses styles that stand in HTML: each tag has a file, named by its content. */
export type Sheet = { fileName: string; text: string }

const sheetOf = async ([tag, load]: [string, (typeof allDoors)[TagName]]): Promise<[string, Sheet]> => {
  const { css } = await load()
  const own = Object.entries(inside).find(([name]) => name === tag)?.[1] ?? []
  const text = [...new Set([rootCss, ...css, ...own])].join('\n')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return [tag, { fileName: `chunks/${tag}-${hash}.css`, text }]
}

let sheets: Promise<ReadonlyMap<string, Sheet>> | undefined

/** Style sheets by tag. The build writes the files, the HTML names them. */
export const readSheets = () => {
  sheets ??= Promise.all(Object.entries(allDoors).map(sheetOf)).then((entries) => new Map(entries))
  return sheets
}
