import {
  type ApplicantType,
  type ApplicationState,
  applicantTypes,
  applicationStates,
} from '@showroom/contract/application/choices'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useRead } from '../../../data/useRead.ts'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { useAddress } from '../../../kit/useAddress.ts'
import { ApplicationDrawer } from './ApplicationDrawer.tsx'
import { ApplicationTable } from './ApplicationTable.tsx'
import { stateWords } from './review-words.ts'
import { reviewMessages as messages } from './messages.ts'
import './Applications.css'

const names: Record<ApplicantType, string> = { Contractor: messages.contractors, Vendor: messages.vendors }

/** Who wants to get in: those first that wait longest (domain rules 2.15). */
export const Applications = () => {
  const { of, page, show } = useAddress<'type' | 'state' | 'page' | 'open'>()
  const type: ApplicantType = of('type') === 'Vendor' ? 'Vendor' : 'Contractor'
  const state = listed(of('state'))
  const open = of('open')
  const read = useRead('GET /api/admin/applications', {
    query: { type, page, ...(state ? { state } : {}) },
  })
  return (
    <div className="applications">
      <div className="applications-bar">
        <PressedTabs
          label={messages.whoApplies}
          tabs={applicantTypes.map((each) => ({ key: each, name: names[each] }))}
          pressed={type}
          onPress={(each) => show({ type: each, page: null, open: null })}
        />
        <SelectField
          name="state"
          label={messages.status}
          value={state ?? ''}
          onChange={(chosen) => show({ state: chosen || null, page: null })}
          empty={messages.all}
          options={applicationStates
            .filter((each) => each !== 'draft')
            .map((each) => ({ value: each, label: stateWords[each] }))}
        />
      </div>
      <Loaded read={read} rows={5}>
        {({ data, current_page, last_page }) => (
          <>
            <ApplicationTable rows={data} isFiltered={state !== null} onOpen={(id) => show({ open: id })} />
            <Pagination
              of={messages.applications}
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
      {open !== '' && (
        <ApplicationDrawer key={open} id={open} onDecided={read.retry} onClose={() => show({ open: null })} />
      )}
    </div>
  )
}

const listed = (text: string): Exclude<ApplicationState, 'draft'> | null => {
  const found = applicationStates.find((state) => state === text)
  return found === undefined || found === 'draft' ? null : found
}
