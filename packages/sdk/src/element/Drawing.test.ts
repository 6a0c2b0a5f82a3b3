import { adoptStyles } from '@showroom/widgets/frame'
import { useWidgetRoot } from '@showroom/widgets/shop'
import { afterEach, expect, test } from 'vitest'
import { defineProbe, drawn, probeWidget } from '../testing/probe.tsx'
import { pageWith } from '../testing/shop-answer.ts'

afterEach(() => document.body.replaceChildren())

const rulesOf = ({ adoptedStyleSheets = [] }: Partial<ShadowRoot>) =>
  adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join())

test('the styles of a widget inside another win over the frame’s, also where it is there at once', async () => {
  const probe = probeWidget()
  const Outer = probe.module.Widget
  const Widget: typeof Outer = (props) => {
    adoptStyles(useWidgetRoot(), ['.inside { color: green; }'])
    return Outer(props)
  }
  const { name, define } = defineProbe(pageWith('HARVEST2'), {
    ...probe,
    module: { ...probe.module, Widget },
  })
  define()
  document.body.innerHTML = `<${name}></${name}>`
  await drawn()
  const rules = rulesOf(document.body.firstElementChild?.shadowRoot ?? {})
  const placeOf = (part: string) => rules.findIndex((rule) => rule.includes(part))
  const places = [':where(h1, h2', '.probe {', '.inside {'].map(placeOf)
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
