import { createHash } from 'node:crypto'
import * as entry from '@showroom/widgets/entry'
import * as product from '@showroom/widgets/product/at-once'
import * as products from '@showroom/widgets/products'
import { rootCss } from '@showroom/widgets/ui/root.css.ts'

export type Sheet = { fileName: string; href: string; text: string }

const sheetWith = (text: string): Sheet => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const fileName = `assets/widget-${hash}.css`
  return { fileName, href: `/showroom/${fileName}`, text }
}

const textOf = (css: readonly string[]) => [...new Set([rootCss, ...css])].join('\n')

/**
 * A strict policy refuses styles that stand in HTML: those of the widgets that public pages hold are files, named by
 * their content. The build writes them, drawn widgets link them.
 */
export const sheets: readonly Sheet[] = [entry, product, products].map(({ css }) => sheetWith(textOf(css)))

export const sheetOf = (css: readonly string[]): Sheet => {
  const text = textOf(css)
  const sheet = sheets.find((each) => each.text === text)
  if (!sheet) throw new Error('A widget on a public page needs its styles in server/sheets.ts.')
  return sheet
}
