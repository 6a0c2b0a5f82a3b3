import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import { sendFile } from '../../project/testing/send-file.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { type FileStore, sweepStore } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { bucketKeys, openBucketServer } from './testing/bucket-server.ts'

let server: Awaited<ReturnType<typeof openBucketServer>>
let dataDir: string
beforeAll(async () => {
  server = await openBucketServer()
  dataDir = await mkdtemp(join(tmpdir(), 'showroom-files-'))
})
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
})

const bucketConfig = () => ({ url: server.url, region: 'auto', ...bucketKeys })
const stores = {
  'the data folder': (folder: string) => openFileStore({ bucket: null, dataDir }, folder),
  'a bucket': (folder: string) => openFileStore({ bucket: bucketConfig(), dataDir }, folder),
}
const later = () => new Date(Date.now() + 60_000)

describe.each(Object.entries(stores))('in %s', (_where, storeOf) => {
  const kept = async (store: FileStore) => (await store.names(later())).sort()

  test('what is put is read as it was, under odd names too, and is gone once removed', async () => {
    const store = storeOf('plans')
    const bytes = Buffer.from([0, 255, 13, 10, 0])
    await store.put("a b+ü'(1).pdf", bytes)
    await store.put('empty', Buffer.alloc(0))
    expect(await store.read("a b+ü'(1).pdf")).toEqual(bytes)
    expect(await store.read('empty')).toEqual(Buffer.alloc(0))
    await store.remove("a b+ü'(1).pdf")
    await store.remove('never there')
    await expect(store.read("a b+ü'(1).pdf")).rejects.toThrow()
    expect(await kept(store)).toEqual(['empty'])
  })

  test('a folder knows nothing of another', async () => {
    await storeOf('one').put('file', Buffer.from('1'))
    expect(await kept(storeOf('on'))).toEqual([])
    await expect(storeOf('two').read('file')).rejects.toThrow()
  })

  test('sweeping leaves what is in use, and what came since', async () => {
    const store = storeOf('swept')
    for (const name of ['used', 'forgotten']) await store.put(name, Buffer.from(name))
    await sweepStore(store, new Date(0), async () => new Set())
    expect(await kept(store)).toEqual(['forgotten', 'used'])
    await sweepStore(store, later(), async () => new Set(['used']))
    expect(await kept(store)).toEqual(['used'])
  })

  test('more names than a page of a bucket are all told', async () => {
    const store = storeOf('many')
    const names = Array.from({ length: 1_001 }, (_, index) => `file-${String(index).padStart(4, '0')}`)
    await Promise.all(names.map((name) => store.put(name, Buffer.from('x'))))
    expect(await kept(store)).toEqual(names)
  })
})

test('a bucket that refuses our keys is an error, not an empty shelf', async () => {
  const store = openFileStore({ bucket: { ...bucketConfig(), secretAccessKey: 'wrong' }, dataDir }, 'plans')
  await expect(store.put('file', Buffer.from('1'))).rejects.toThrow()
  await expect(store.read('file')).rejects.toThrow()
  await expect(store.names(later())).rejects.toThrow()
})

test("a project's file lies in the bucket alone, and goes out from there", async () => {
  const opened = await openTestApp({
    S3_BUCKET_URL: server.url,
    S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
  })
  const owner = await aHomeowner(opened)
  const { id: projectId } = await owner.begin()
  const bytes = Buffer.from('sku,qty\nA1,2')
  const { files } = await sendFile(opened.app, { projectId, token: owner.token, fileName: 'list.csv', bytes })
  const url = `/api/project_file/${files[0]?.id}`
  const reply = await opened.app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })
  expect(reply.rawPayload).toEqual(bytes)
  expect([...server.files.keys()].filter((key) => key.startsWith('projects/'))).toHaveLength(1)
  expect(await readdir(opened.config.dataDir)).not.toContain('projects')
  await opened.close()
})
