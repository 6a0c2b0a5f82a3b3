import { hourMs } from '@showroom/contract/shared/time'
import { type FileStore, sweepStore } from './file-store.ts'

/** The name of a picture's file in one of its widths. */
export const widthOfPicture = (picture: string, width: number): string => `${picture}-${width}`

const pictureOf = (name: string): string => name.replace(/-[0-9]+$/, '')

/** Takes away the files of pictures that nobody shows any more, and of loads that broke off an hour ago. */
export const sweepPictures = (
  store: FileStore,
  now: Date,
  inUse: (pictures: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> =>
  sweepStore(store, new Date(now.getTime() - hourMs), async (names) => {
    const used = await inUse([...new Set(names.map(pictureOf))])
    return new Set(names.filter((name) => used.has(pictureOf(name))))
  })
