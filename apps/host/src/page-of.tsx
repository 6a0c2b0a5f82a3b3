import { type ComponentType, lazy, useState } from 'react'
import { tellDrawn } from './drawn/told.ts'

export type PageComponent = ComponentType & { bring: () => Promise<unknown>; file: string }

/**
 * A page whose program comes when it is asked for. Where a server draws the page, its program and styles are named in
 * the HTML by the file, and it is there before the page is taken over: nothing is drawn twice.
 */
export const pageOf = (file: `src/${string}.tsx`, load: () => Promise<ComponentType>): PageComponent => {
  let arrived: ComponentType | undefined
  const bring = async () => {
    arrived ??= await load()
    return { default: arrived }
  }
  const Coming = lazy(bring)
  const Page = () => {
    // What has begun to come goes on under the same name, or it would be drawn anew.
    const [Shown] = useState(() => arrived ?? Coming)
    tellDrawn((told) => told.pages.add(file))
    return <Shown />
  }
  return Object.assign(Page, { bring, file })
}
