import { orderMessages } from '@showroom/contract/order/order.messages'
import type { ListedFile } from '../../kit/form/FileList.tsx'
import type { Progress } from '../../kit/form/send-file.ts'
import { sendOneFile } from '../../session/send-one-file.ts'
import { salesMessages as messages } from './messages.ts'

/** Sends what shows an override; nothing is set with it yet. */
export const sendProof = (itemId: string, file: File, onProgress: Progress) =>
  sendOneFile<ListedFile>(proofPath(itemId), file, {
    onProgress,
    tooLarge: orderMessages.proof.fileTooLarge,
    notSent: messages.proofNotSent,
  })

export const proofPath = (id: string) => `/api/status_proof/${id}`
