import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** React leaves a part that fails to the browser, and says so in the HTML without the cause. */
const leftToTheBrowser = '<!--$!-->'

export const isWhole = (html: string): boolean => !html.includes(leftToTheBrowser)

/** The same drawing by React's other way, which tells why. */
export const whyNotDrawn = (page: ReactNode): Promise<unknown> =>
  new Promise((resolve) => {
    const { abort } = renderToPipeableStream(page, {
      onError: resolve,
      onAllReady: () => resolve(new Error('A part of a page was not drawn, and then it was.')),
    })
    setTimeout(() => abort(new Error('A part of a page never came.')), 1_000)
  })
