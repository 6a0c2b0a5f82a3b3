import { useState } from 'react'
import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { DesignerTable } from './DesignerTable.tsx'
import { HireTable } from './HireTable.tsx'
import { adminDesignerMessages as messages } from './messages.ts'
import '../../../kit/form/form.css'
import '../Designers.css'

const tabs = [
  { key: 'designers', name: messages.designers },
  { key: 'hires', name: messages.hires },
] as const

/** /account/design-work: who designs, and what is under way with whose money. */
export const AdminDesigners = () => {
  const [shown, setShown] = useState<'designers' | 'hires'>('designers')
  return (
    <div className="designer-requests">
      <PressedTabs label={messages.what} tabs={tabs} pressed={shown} onPress={setShown} />
      {shown === 'designers' ? <DesignerTable /> : <HireTable />}
    </div>
  )
}
