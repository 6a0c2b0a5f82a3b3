import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { openBucketStore } from './bucket-store.ts'
import { type FileStore, openDiskStore } from './file-store.ts'

/** A folder of its own: in the bucket where one is configured, else in the data folder. */
export const openFileStore = (
  { bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>,
  folder: string,
): FileStore => (bucket === null ? openDiskStore(join(dataDir, folder)) : openBucketStore(bucket, folder))
