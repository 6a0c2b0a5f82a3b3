import type { AiJob, AiPicture } from '@showroom/contract/design-ai/design-ai'
import { money } from '@showroom/widgets/ui/format.ts'
import { useId, useState } from 'react'
import { ChoiceTable } from './ChoiceTable.tsx'
import { roomWords, surfaceWords } from './choice.messages.ts'
import { designAiMessages as messages } from './messages.ts'
import { BeforeAfter } from './photo/BeforeAfter.tsx'
import { RefineForm } from './RefineForm.tsx'
import { OpenInRoom } from './room/OpenInRoom.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { ShopLook } from './ShopLook.tsx'
import { TryAgain } from './TryAgain.tsx'
import type { Ideas } from './useIdeas.ts'

type Props = { job: AiJob; picture: AiPicture; title: string; ideas: Ideas }
type Opened = 'refine' | 'report' | 'save' | null

/** One look: its picture, every material in it with its reason, and what can be done with it. */
export const LookCard = ({ job, picture, title, ideas }: Props) => {
  const id = useId()
  const [opened, setOpened] = useState<Opened>(null)
  const parts = picture.choices.map(({ surface, color, name }) =>
    messages.part(surfaceWords[surface], color, name),
  )
  const alt = messages.alt(roomWords[job.wish.room], parts)
  return (
    <article className="ai-look" aria-labelledby={id}>
      <figure>
        {job.photo ? (
          <BeforeAfter photo={job.photo} picture={picture} alt={alt} />
        ) : (
          <img src={picture.src} width={picture.width} height={picture.height} alt={alt} />
        )}
        <figcaption>{job.engine === 'assembler' ? messages.illustration : messages.watermark}</figcaption>
      </figure>
      <div className="ai-look-head">
        <h3 id={id}>{title}</h3>
        <p>
          {messages.total} <strong>{money(picture.total_cents)}</strong>
        </p>
      </div>
      {picture.over_cents > 0 && <p className="ai-over">{messages.over(money(picture.over_cents))}</p>}
      <ChoiceTable picture={picture} showroom={job.wish.showroom ?? '0'} />
      <div className="ai-actions">
        {picture.choices.length > 0 && <ShopLook job={job} picture={picture} />}
        <button
          type="button"
          className="button quiet"
          aria-haspopup="dialog"
          onClick={() => setOpened('save')}
        >
          {messages.saveToProject}
        </button>
        {picture.choices.length > 0 && <OpenInRoom job={job} picture={picture} />}
        <button
          type="button"
          className="button quiet"
          aria-expanded={opened === 'refine'}
          onClick={() => setOpened(opened === 'refine' ? null : 'refine')}
        >
          {messages.refine}
        </button>
        <TryAgain job={job} ideas={ideas} />
        <button
          type="button"
          className="form-link"
          disabled={picture.is_reported}
          onClick={() => setOpened('report')}
        >
          {picture.is_reported ? messages.reported : messages.report}
        </button>
      </div>
      {opened === 'refine' && <RefineForm picture={picture} ideas={ideas} />}
      {opened === 'save' && <SaveDialog job={job} picture={picture} onClose={() => setOpened(null)} />}
      {opened === 'report' && <ReportDialog picture={picture} onClose={() => setOpened(null)} />}
    </article>
  )
}
