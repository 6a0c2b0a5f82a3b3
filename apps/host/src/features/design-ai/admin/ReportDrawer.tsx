import type { AiReportRow } from '@showroom/contract/design-ai/ai-admin'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { reasonWords } from '../choice.messages.ts'
import { aiAdminMessages as messages } from './messages.ts'

type Props = { report: AiReportRow; onChanged: () => void; onClose: () => void }

/** One report: the picture, what was said of it, and what is done about it. */
export const ReportDrawer = ({ report, onChanged, onClose }: Props) => (
  <Dialog title={reasonWords[report.reason]} shape="drawer" onClose={onClose}>
    <div className="ai-report">
      {report.picture_src === null ? (
        <p className="ai-note">{messages.hiddenPicture}</p>
      ) : (
        <img src={report.picture_src} width={960} height={720} alt={messages.pictureAlt} />
      )}
      <dl>
        <dt>{messages.note}</dt>
        <dd>{report.note || messages.noNote}</dd>
        <dt>{messages.by}</dt>
        <dd>
          {report.account_name} {report.is_blocked && <small>{messages.blockedMark}</small>}
        </dd>
        <dt>{messages.atShort}</dt>
        <dd>{momentOf(report.reported_at)}</dd>
        <dt>{messages.state}</dt>
        <dd>{messages.reportState(report.state)}</dd>
        <dt>{messages.upheld}</dt>
        <dd>{report.upheld}</dd>
      </dl>
      <Acts report={report} onChanged={onChanged} />
      <p className="form-hint">{messages.thirdBlocks}</p>
    </div>
  </Dialog>
)

const Acts = ({ report, onChanged }: Omit<Props, 'onClose'>) => {
  const { run, isBusy } = useSubmit(async (send: () => Promise<{ message?: string | undefined }>) => {
    const { message } = await send()
    if (message) toast.success(message)
    onChanged()
  })
  const decide = (state: 'upheld' | 'dismissed') => () =>
    call('PUT /api/admin/ai_reports/{id}', { params: { id: report.id }, body: { state } })
  const isHidden = report.picture_src === null
  const hide = () =>
    call('PUT /api/admin/ai_pictures/{id}', {
      params: { id: report.picture_id },
      body: { is_hidden: !isHidden },
    })
  const block = () =>
    call('PUT /api/admin/ai_accounts/{id}', {
      params: { id: report.account_id },
      body: { is_blocked: !report.is_blocked },
    })
  const acts = [
    ...(report.state === 'upheld' ? [] : [{ name: messages.uphold, send: decide('upheld') }]),
    ...(report.state === 'dismissed' ? [] : [{ name: messages.dismiss, send: decide('dismissed') }]),
    { name: isHidden ? messages.unhide : messages.hide, send: hide },
    { name: report.is_blocked ? messages.open : messages.block, send: block },
  ]
  return (
    <div className="ai-report-acts" role="group" aria-label={messages.decide}>
      {acts.map(({ name, send }) => (
        <button
          key={name}
          type="button"
          className="button quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => void run(send)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
