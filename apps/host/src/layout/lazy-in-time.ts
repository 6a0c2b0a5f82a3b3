import { chunkTimeoutMs } from '@showroom/contract/policy/figures'
import { type ComponentType, lazy } from 'react'

/** What was loaded, or an error once a program that hangs has had its time: the route says so in its place. */
export const inTime = async <Loaded>(coming: Promise<Loaded>): Promise<Loaded> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The program of this page has not come.')), chunkTimeoutMs)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

/** A part whose program comes when it is first drawn, or is given up. */
export const lazyInTime = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await inTime(load()) }))
