import type { Selection } from '@showroom/contract/checklist/checklist'
import { checklistFieldCss } from '@showroom/widgets/checklist/field.css'
import * as comments from '@showroom/widgets/checklist-comments'
import { HostWidget } from '../shop/HostWidget.tsx'

const door = { Widget: comments.Widget, css: [...comments.css, checklistFieldCss] }

/** What was said about a decision, and a place to answer: drawn as the checklist on a contractor's page draws it. */
export const Comments = ({ row }: { row: Selection }) => (
  <div className="checklist-comments">
    <HostWidget of={door} widget={{ row }} />
  </div>
)
