import type { OwnShowroom } from '@showroom/contract/showroom/own-showroom'
import { ownShowroomMessages as say } from '@showroom/contract/showroom/own-showroom.messages'
import type { Progress } from '../../kit/form/send-file.ts'
import { sendOneFile } from '../../session/send-one-file.ts'
import { showroomPageMessages } from './messages.ts'

/** Sends a picture for the own showroom. The answer is the showroom with it, or why it was not taken. */
export const sendShowroomFile = (what: 'logo' | 'banner' | 'photo', file: File, onProgress: Progress) =>
  sendOneFile<OwnShowroom>(`/api/showroom/${what}`, file, {
    onProgress,
    tooLarge: say.fileTooLarge,
    notSent: showroomPageMessages.pictureNotSent,
  })
