import type { Selection } from '@showroom/contract/checklist/checklist'
import type { ChatFile } from '@showroom/contract/chat/chat'
import { largestChatFile } from '@showroom/contract/chat/chat-choices'
import { chatMessages } from '@showroom/contract/chat/chat.messages'
import { call } from '../../data/call.ts'
import { failureOf, wholeSentenceOf } from '../../data/failure.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { FileField } from '../../kit/form/FileField.tsx'
import type { AddFile } from '../../kit/form/useAddingFiles.ts'
import { toast } from '../../kit/toast/toast.ts'
import { acceptedFiles } from '../projects/FilesTab.tsx'
import { sendFile } from '../projects/upload-file.ts'
import type { ChecklistProps } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = ChecklistProps & { row: Selection; onClose: () => void }

/** Files for a decision: each is checked as one of the chat is, and is with the decision once it has come. */
export const AttachDialog = ({ about, store, row, onClose }: Props) => {
  const add: AddFile = async (file, onProgress) => {
    const sent = await sendFile<ChatFile>(file, {
      address: `/api/projectChat_file/${about.project_id}`,
      largest: largestChatFile,
      tooLarge: chatMessages.fileTooLarge,
      onProgress,
    })
    if ('sentence' in sent) return sent.sentence
    try {
      const body = { file_id: sent.data.id }
      const { data, message } = await call('POST /api/selection/{id}/file', { params: { id: row.id }, body })
      store.replaceOne(data)
      if (message) toast.success(message)
      return null
    } catch (failure) {
      return wholeSentenceOf(failureOf(failure)) ?? messages.notAttached
    }
  }
  return (
    <Dialog title={`${messages.addFile}: ${row.title}`} onClose={onClose}>
      <div className="form">
        <FileField
          label={messages.files}
          hint={messages.filesHint}
          accept={acceptedFiles}
          documents={[]}
          onAdd={add}
          onRemove={async () => undefined}
        />
        <button type="button" className="button" onClick={onClose}>
          {messages.done}
        </button>
      </div>
    </Dialog>
  )
}
