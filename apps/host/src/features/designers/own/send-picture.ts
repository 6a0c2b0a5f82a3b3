import type { PortfolioPicture } from '@showroom/contract/designer/designer'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { Progress } from '../../../kit/form/send-file.ts'
import { sendOneFile } from '../../../session/send-one-file.ts'
import { ownPageMessages } from './messages.ts'

/** Sends one picture. The answer is all of them, or why it was not taken. */
export const sendPicture = (file: File, onProgress: Progress) =>
  sendOneFile<PortfolioPicture[]>('/api/designer_portfolio', file, {
    onProgress,
    tooLarge: say.pictureTooLarge,
    notSent: ownPageMessages.pictureNotSent,
  })
