import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const bucket = {
  S3_BUCKET_URL: 'https://s3.example.com/showroom',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'a secret',
}

test('files lie in the data folder, until a bucket is named with its keys', () => {
  expect(readConfig({}).bucket).toBeNull()
  expect(readConfig({ ...bucket, S3_REGION: 'us-east-1' }).bucket).toEqual({
    url: 'https://s3.example.com/showroom',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'a secret',
  })
})

test.each([
  [{ S3_BUCKET_URL: bucket.S3_BUCKET_URL }, 'belong together'],
  [{ S3_SECRET_ACCESS_KEY: 'a secret' }, 'belong together'],
  [{ ...bucket, S3_BUCKET_URL: 'showroom' }, "must be a bucket's address"],
])('%o is refused: %s', (variables, problem) => {
  expect(() => readConfig(variables)).toThrow(ConfigError)
  expect(() => readConfig(variables)).toThrow(problem)
  expect(() => readConfig(variables)).not.toThrow('a secret')
})
