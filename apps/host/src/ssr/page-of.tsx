import { type ComponentType, useState } from 'react'
import { addRenderData } from './render-data.ts'
import { lazyInTime } from '../layout/lazy-in-time.ts'

export type PageComponent = ComponentType & { preload: () => Promise<unknown>; file: string }

/**
 * A page whose program comes when it is asked for. Where a server draws the page, its program and styles are named in
 * the HTML by the file, and it is there before the page is hydrated: nothing is drawn twice.
 */
export const pageOf = (file: `src/${string}.tsx`, load: () => Promise<ComponentType>): PageComponent => {
  let arrived: ComponentType | undefined
  const preload = async () => {
    arrived ??= await load()
    return arrived
  }
  const Coming = lazyInTime(preload)
  const Page = () => {
    // What has begun to come goes on under the same name, or it would be drawn anew.
    const [Shown] = useState(() => arrived ?? Coming)
    addRenderData((data) => data.pages.add(file))
    return <Shown />
  }
  return Object.assign(Page, { preload, file })
}
