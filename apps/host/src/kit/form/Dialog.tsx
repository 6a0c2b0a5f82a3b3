import { Dialog as WidgetDialog } from '@showroom/widgets/ui/Dialog.tsx'
import { dialogCss } from '@showroom/widgets/ui/Dialog.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { type ComponentProps, useInsertionEffect } from 'react'
import './form.css'

/** The widgets’ dialog in the page itself: drawn only while open, traps the keyboard, gives focus back. */
export const Dialog = (props: ComponentProps<typeof WidgetDialog>) => {
  useInsertionEffect(() => adoptStyles(document, [dialogCss]), [])
  return <WidgetDialog {...props} />
}
