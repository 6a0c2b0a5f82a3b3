import { S3mini } from 's3mini'
import type { BucketConfig } from '../config/files-config.ts'
import type { FileStore } from './file-store.ts'

const patienceMs = 30_000

/** Files in a bucket that speaks S3, for several processes that share no disk; each folder is a prefix. */
export const openBucketStore = ({ url, ...credentials }: BucketConfig, folder: string): FileStore => {
  const bucket = new S3mini({ ...credentials, endpoint: url, requestAbortTimeout: patienceMs })
  const keyOf = (name: string) => `${folder}/${name}`
  return {
    put: async (name, bytes) => {
      await bucket.putObject(keyOf(name), bytes)
    },
    read: async (name) => {
      const bytes = await bucket.getObjectArrayBuffer(keyOf(name))
      if (bytes === null) throw new Error(`The bucket has no file ${keyOf(name)}.`)
      return Buffer.from(bytes)
    },
    remove: async (name) => {
      await bucket.deleteObject(keyOf(name))
    },
    names: async (before) => {
      const objects = (await bucket.listObjects('/', keyOf(''))) ?? []
      return objects
        .filter(({ LastModified }) => new Date(LastModified) < before)
        .map(({ Key }) => Key.slice(keyOf('').length))
    },
  }
}
