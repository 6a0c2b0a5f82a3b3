import { dayAndHour } from '@showroom/contract/shared/day'
import { useRef, useState } from 'react'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { Empty } from '../../kit/picture/Empty.tsx'
import { useKeptFocus } from '../../kit/useKeptFocus.ts'
import { BulkBar } from './BulkBar.tsx'
import { ChecklistHead } from './ChecklistHead.tsx'
import { Filters } from './Filters.tsx'
import { FinancialView } from './FinancialView.tsx'
import { Present } from './Present.tsx'
import { RowDialogs } from './RowDialogs.tsx'
import { SelectionTable } from './SelectionTable.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { filtered, isFiltered, noFilter } from './shown-rows.ts'
import type { ChecklistProps } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'
import './Checklist.css'

const views = [
  { key: 'summary', name: messages.summary },
  { key: 'detailed', name: messages.detailed },
  { key: 'financial', name: messages.financial },
  { key: 'present', name: messages.present },
] as const
type View = (typeof views)[number]['key']

/** What a project decides, by room: looked at, decided on and bought from here. */
export const Checklist = ({ about, store }: ChecklistProps) => {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return (
    <div className="checklist" ref={box}>
      <ChecklistHead about={about} store={store} />
      <RowDialogs about={about} store={store}>
        {store.rows.length === 0 ? (
          <NothingYet about={about} store={store} />
        ) : (
          <Decisions about={about} store={store} />
        )}
      </RowDialogs>
    </div>
  )
}

const NothingYet = ({ about, store }: ChecklistProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Empty picture="empty-projects" sentence={messages.empty}>
        {about.can.add && (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {messages.useTemplate}
          </button>
        )}
      </Empty>
      {isOpen && <TemplateDialog about={about} store={store} onClose={() => setOpen(false)} />}
    </>
  )
}

const Decisions = ({ about, store }: ChecklistProps) => {
  const [view, setView] = useState<View>('summary')
  const [filter, setFilter] = useState(noFilter)
  const [today] = useState(() => dayAndHour(new Date()).day)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const rows = filtered(store.rows, filter, today)
  const shown = rows.filter(({ id }) => ticked.includes(id))
  const seesMoney = about.sees_prices === 'yes'
  return (
    <>
      <div className="checklist-views">
        <PressedTabs
          label={messages.view}
          isToEdges
          tabs={views.filter(({ key }) => key !== 'financial' || seesMoney)}
          pressed={view}
          onPress={setView}
        />
      </div>
      <Filters about={about} filter={filter} onChange={setFilter} />
      {shown.length > 0 && <BulkBar about={about} store={store} rows={shown} onClear={() => setTicked([])} />}
      {rows.length === 0 && (
        <p className="workspace-none">
          {messages.nothingShown}{' '}
          <button type="button" className="account-plain" onClick={() => setFilter(noFilter)}>
            {messages.showAll}
          </button>
        </p>
      )}
      {rows.length > 0 && view === 'financial' && (
        <FinancialView about={about} rows={rows} isWhole={!isFiltered(filter)} />
      )}
      {rows.length > 0 && view !== 'financial' && (
        <SelectionTable
          key={view === 'detailed' ? view : 'summary'}
          about={about}
          store={store}
          rows={rows}
          isOpen={view === 'detailed'}
          ticked={ticked}
          onTick={setTicked}
        />
      )}
      {view === 'present' && <Present about={about} rows={rows} onClose={() => setView('summary')} />}
    </>
  )
}
