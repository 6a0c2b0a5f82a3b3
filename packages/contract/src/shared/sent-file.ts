import { z } from 'zod'

/** A text file that a call answers with, for the browser to keep. */
export const sentFile = z.object({ file_name: z.string(), media_type: z.string(), text: z.string() })
export type SentFile = z.infer<typeof sentFile>
