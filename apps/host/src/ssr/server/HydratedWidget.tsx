import { WidgetFrame } from '@showroom/widgets/frame'
import { attributesText } from '@showroom/sdk/server/html'
import { renderToString } from 'react-dom/server'
import type { HydratedWidgetProps } from '../hydrated-widget.ts'
import { hydrationMark } from '../Hydrated.tsx'
import { addRenderData } from '../render-data.ts'
import { sheetOf } from './sheets.ts'
import { withoutPreloads } from './preloads.ts'

/** Only effects and gestures reach for the root and the host, and a server has neither. */
const nowhere = {} as Document
const nobody = new EventTarget()

/** Takes the place of the browser's component of that name: the widget's first state, in a declarative shadow root. */
export const HydratedWidget = <Props extends object>({
  of,
  widget,
  shop,
  theme,
}: HydratedWidgetProps<Props>) => {
  const { href } = sheetOf(of.css)
  addRenderData((data) => data.sheets.add(href))
  const html = withoutPreloads(
    renderToString(
      <WidgetFrame shop={shop} root={nowhere} host={nobody} theme={theme}>
        <of.Widget {...widget} />
      </WidgetFrame>,
    ),
  )
  const root = `<link${attributesText({ rel: 'stylesheet', href })}><div>${html}</div>`
  const template = `<template shadowrootmode="open">${root}</template>`
  return <div {...{ [hydrationMark]: true }} dangerouslySetInnerHTML={{ __html: template }} />
}
