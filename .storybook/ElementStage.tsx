import { createElement, useEffect, useState } from 'react'
import { allDoors } from '../packages/sdk/src/all-doors.ts'
import { defineTag } from '../packages/sdk/src/element/define-tag.ts'
import { pageOf } from '../packages/sdk/src/page.ts'
import { isTagName } from '../packages/sdk/src/registry.ts'
import type { Shop } from '../packages/widgets/src/shop/index.ts'

/** A tag can be defined only once, so all stories share one page; each names its own showroom. */
const storyPage = pageOf({ apiBase: '' })

type ElementStageProps = { tag: string; shop: Shop; scheme: string; args: Record<string, unknown> }

/** The same widget as the custom element of the script tag, from its source. */
export const ElementStage = ({ tag, shop, scheme, args }: ElementStageProps) => {
  const [isDefined, setDefined] = useState(false)
  useEffect(() => {
    if (!isTagName(tag)) throw new Error(`There is no tag ${tag}.`)
    // The story's shop is open already: the element must not ask a server for it.
    storyPage.ahead.set(`/api/shop?showroom=${encodeURIComponent(shop.showroom)}`, null)
    void allDoors[tag]().then((widget) => {
      defineTag(tag, widget, storyPage)
      setDefined(true)
    })
  }, [tag, shop])
  return isDefined ? createElement(tag, { showroom: shop.showroom, theme: scheme, ...args }) : null
}
