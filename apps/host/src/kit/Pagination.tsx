import { Pagination as WidgetPagination } from '@showroom/widgets/ui/Pagination.tsx'
import { paginationCss } from '@showroom/widgets/ui/Pagination.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { type ComponentProps, useInsertionEffect } from 'react'
import './Pagination.css'

/** The widgets’ pages in the page itself: numbers, and a box to go to any of them. */
export const Pagination = (props: ComponentProps<typeof WidgetPagination>) => {
  useInsertionEffect(() => adoptStyles(document, [paginationCss]), [])
  return <WidgetPagination {...props} />
}
