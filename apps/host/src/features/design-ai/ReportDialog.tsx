import { type AiReportReason, aiReportReasons } from '@showroom/contract/design-ai/ai-choices'
import type { AiPicture } from '@showroom/contract/design-ai/design-ai'
import { useState } from 'react'
import { useSubmit } from '../../data/useSubmit.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { aiCall } from './ai-call.ts'
import { keepCredits } from './ai-session.ts'
import { reasonWords } from './choice.messages.ts'
import { designAiMessages as messages } from './messages.ts'

/** To us, about a picture. */
export const ReportDialog = ({ picture, onClose }: { picture: AiPicture; onClose: () => void }) => {
  const [reason, setReason] = useState<AiReportReason>('wrong_products')
  const [note, setNote] = useState('')
  const { run, isBusy } = useSubmit(async () => {
    const { message, data } = await aiCall('POST /api/AI/report', {
      body: { picture: picture.id, reason, note },
    })
    keepCredits(data.credits)
    onClose()
    if (message) toast.success(message)
  })
  return (
    <Dialog title={messages.reportTitle} onClose={onClose}>
      <form
        className="form ai-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <SelectField
          name="reason"
          label={messages.reportReason}
          value={reason}
          onChange={(value) => setReason(aiReportReasons.find((each) => each === value) ?? reason)}
          options={aiReportReasons.map((value) => ({ value, label: reasonWords[value] }))}
        />
        <AreaField name="note" label={messages.reportNote} maxLength={500} value={note} onChange={setNote} />
        <button type="submit" className="button" disabled={isBusy}>
          {messages.reportSend}
        </button>
      </form>
    </Dialog>
  )
}
