import type { AdminDesignerSheet } from '@showroom/contract/designer/admin-designer'
import { dollars } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { Fact, FactList } from '../../../kit/FactList.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { History } from '../../applications/review/History.tsx'
import { LicenseChip, ListingChip } from './DesignerChips.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { adminDesignerMessages as messages } from './messages.ts'
import '../../applications/review/Applications.css'

type Props = { id: string; onChanged: () => void; onClose: () => void }

/** One designer: how they stand, what there is to decide, and what was. */
export const DesignerDrawer = ({ id, onChanged, onClose }: Props) => {
  const read = useRead('GET /api/admin/designers/{id}', { params: { id } })
  const again = () => {
    read.retry()
    onChanged()
  }
  return (
    <Dialog title={read.last?.data.name ?? messages.designer} shape="drawer" onClose={onClose}>
      <Loaded read={read} rows={6}>
        {({ data: designer }) => (
          <div className="admin-designers-sheet">
            <Facts of={designer} />
            <Actions of={designer} onChanged={again} />
            {designer.history.length > 0 && <History history={designer.history} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

const Facts = ({ of }: { of: AdminDesignerSheet }) => (
  <FactList>
    <Fact name={messages.email}>
      <a href={`mailto:${of.email}`}>{of.email}</a>
    </Fact>
    {of.company_name !== '' && <Fact name={messages.company}>{of.company_name}</Fact>}
    <Fact name={messages.license}>
      {of.license_number !== null && <>{of.license_number} </>}
      <LicenseChip of={of} />
    </Fact>
    {of.license_number !== null && of.license_verified_at !== null && (
      <Fact name={messages.licenses.verified}>{momentOf(of.license_verified_at)}</Fact>
    )}
    <Fact name={messages.listing}>
      <ListingChip of={of} />
    </Fact>
    {of.hidden_at !== null && <Fact name={messages.hiddenBecause}>{of.hidden_reason}</Fact>}
    <Fact name={messages.openHires}>{of.open_hires}</Fact>
    <Fact name={messages.paidToDate}>{dollars(of.paid_cents)}</Fact>
    <Fact name={messages.joined}>{momentOf(of.joined_at)}</Fact>
    {of.hidden_at === null && (
      <Fact name={messages.page}>
        <Link to={`/designers/${of.id}`}>{messages.seePage}</Link>
      </Fact>
    )}
  </FactList>
)

const Actions = ({ of, onChanged }: { of: AdminDesignerSheet; onChanged: () => void }) => {
  const [isHiding, setHiding] = useState(false)
  const params = { id: of.id }
  const { run, isBusy } = useSubmit(async (action: 'verify_license' | 'show') => {
    const { message } = await call('PUT /api/admin/designers/{id}', { params, body: { action } })
    onChanged()
    if (message) toast.success(message)
  })
  const hide = async (reason: string) => {
    const body = { action: 'hide' as const, reason }
    const { message } = await call('PUT /api/admin/designers/{id}', { params, body })
    onChanged()
    return message
  }
  const button = (label: string, press: () => void) => (
    <button type="button" className="button quiet" aria-disabled={isBusy || undefined} onClick={press}>
      {label}
    </button>
  )
  return (
    <div className="admin-designers-buttons">
      {of.license_number !== null &&
        of.license_verified_at === null &&
        button(messages.verify, () => void run('verify_license'))}
      {of.hidden_at === null
        ? button(messages.hide, () => setHiding(true))
        : button(messages.show, () => void run('show'))}
      {isHiding && (
        <ReasonDialog
          title={messages.hide}
          label={messages.hideWhy}
          onSend={hide}
          onClose={() => setHiding(false)}
        />
      )}
    </div>
  )
}
