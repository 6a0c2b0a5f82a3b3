import {
  type ApplicantType,
  type ApplicationState,
  applicantTypes,
  applicationStates,
} from '@showroom/contract/application/choices'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { Answered } from '../account/Answered.tsx'
import { useAsked } from '../account/useAsked.ts'
import { SelectField } from '../form/SelectField.tsx'
import { Pagination } from '../layout/Pagination.tsx'
import { quietCall } from '../session/call.ts'
import { ApplicationDrawer } from './ApplicationDrawer.tsx'
import { ApplicationTable } from './ApplicationTable.tsx'
import { stateWords } from './approval-words.ts'
import './Approvals.css'

const tabs: Record<ApplicantType, string> = { Contractor: 'Contractors', Vendor: 'Vendors' }

/** Who wants to get in: those first that wait longest (domain rules 2.15). */
export const Approvals = () => {
  const { type, state, page, open, show } = useShown()
  const ask = useCallback(
    (signal: AbortSignal) =>
      quietCall('GET /api/admin/applications', {
        query: { type, page, ...(state ? { state } : {}) },
        signal,
      }),
    [type, state, page],
  )
  const asked = useAsked(ask)
  return (
    <div className="approvals">
      <div className="approvals-bar">
        <div className="approvals-tabs" role="group" aria-label="Who applies">
          {applicantTypes.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === type}
              onClick={() => show({ type: each, page: null, open: null })}
            >
              {tabs[each]}
            </button>
          ))}
        </div>
        <SelectField
          name="state"
          label="Status"
          value={state ?? ''}
          onChange={(chosen) => show({ state: chosen || null, page: null })}
          empty="All"
          options={applicationStates
            .filter((each) => each !== 'draft')
            .map((each) => ({ value: each, label: stateWords[each] }))}
        />
      </div>
      <Answered asked={asked} rows={5}>
        {({ data, current_page, last_page }) => (
          <>
            <ApplicationTable rows={data} isFiltered={state !== null} onOpen={(id) => show({ open: id })} />
            <Pagination
              of="applications"
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Answered>
      {open !== null && (
        <ApplicationDrawer
          key={open}
          id={open}
          onDecided={asked.again}
          onClose={() => show({ open: null })}
        />
      )}
    </div>
  )
}

type Change = Partial<Record<'type' | 'state' | 'page' | 'open', string | null>>

/** What is shown stands in the address: the way back leads through it. */
const useShown = () => {
  const [query, setQuery] = useSearchParams()
  const show = (change: Change) =>
    setQuery((before) => {
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries(change)) {
        if (value) after.set(name, value)
        else after.delete(name)
      }
      return after
    })
  const type: ApplicantType = query.get('type') === 'Vendor' ? 'Vendor' : 'Contractor'
  const page = Math.max(1, Number(query.get('page')) || 1)
  return { type, state: listed(query.get('state')), page, open: query.get('open'), show }
}

const listed = (text: string | null): Exclude<ApplicationState, 'draft'> | null => {
  const found = applicationStates.find((state) => state === text)
  return found === undefined || found === 'draft' ? null : found
}
