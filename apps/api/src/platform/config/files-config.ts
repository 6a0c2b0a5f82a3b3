import { z } from 'zod'

/** Where files lie that people send: a bucket that speaks S3, so that several processes share them. */
export const filesVariables = {
  /** The bucket's own address: its name is the path's last part, or stands before the host. */
  S3_BUCKET_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be a bucket's address, such as https://s3.example.com/showroom",
    })
    .optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

type Variables = z.output<z.ZodObject<typeof filesVariables>>

export type BucketConfig = { url: string; region: string; accessKeyId: string; secretAccessKey: string }

export const bucketConfigOf = (
  settings: Variables,
): { bucket: BucketConfig | null; bucketProblems: string[] } => {
  const { S3_BUCKET_URL: url, S3_REGION: region } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if ([url, accessKeyId, secretAccessKey].every((one) => one === undefined))
    return { bucket: null, bucketProblems: [] }
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return {
      bucket: null,
      bucketProblems: [
        'S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together. Set all, or none.',
      ],
    }
  return { bucket: { url, region, accessKeyId, secretAccessKey }, bucketProblems: [] }
}
