import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { sendOneFile } from '../../../session/send-one-file.ts'
import { publishMessages } from './messages.ts'

/** Sends a Pro's own picture of a template. The answer is why it was not taken; null: it was. */
export const sendTemplatePhoto = async (
  id: string,
  file: File,
  onProgress: Progress,
): Promise<string | null> => {
  const sent = await sendOneFile(`/api/visualization/template/${encodeURIComponent(id)}/photo`, file, {
    onProgress,
    tooLarge: say.photoTooLarge,
    notSent: publishMessages.notSent,
  })
  return 'sentence' in sent ? sent.sentence : null
}
