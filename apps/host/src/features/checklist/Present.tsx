import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { area, money } from '@showroom/widgets/ui/format.ts'
import { useEffect, useRef, useState } from 'react'
import { ProductPicture } from '../projects/ProductPicture.tsx'
import { StatusChip } from './StatusChip.tsx'
import { checklistMessages as messages } from './messages.ts'

type Props = { about: ChecklistAbout; rows: readonly Selection[]; onClose: () => void }

/** One decision after the other, large, for a table with people around it. The arrow keys go on and back. */
export const Present = ({ about, rows, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const slides = rows.filter(({ options }) => options.length > 0)
  const [place, setAt] = useState(0)
  // Decisions may go while they are shown.
  const at = Math.max(0, Math.min(place, slides.length - 1))
  useEffect(() => dialog.current?.showModal(), [])
  const slide = slides[at]
  const go = (step: number) => setAt(Math.min(Math.max(at + step, 0), slides.length - 1))
  return (
    <dialog
      ref={dialog}
      className="checklist-present"
      aria-label={messages.presenting(about.name)}
      onClose={onClose}
      onKeyDown={({ key }) => {
        const onwards = getComputedStyle(document.body).direction === 'rtl' ? -1 : 1
        if (key === 'ArrowRight') go(onwards)
        if (key === 'ArrowLeft') go(-onwards)
      }}
    >
      <header>
        <p>
          {about.name} · {about.company_name}
        </p>
        <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
          {messages.close}
        </button>
      </header>
      {slide ? <Slide row={slide} about={about} /> : <p>{messages.nothingToPresent}</p>}
      {slides.length > 0 && (
        <footer>
          <button
            type="button"
            className="button quiet"
            aria-disabled={at === 0 || undefined}
            onClick={() => go(-1)}
          >
            {messages.previous}
          </button>
          <p role="status">{messages.position(at + 1, slides.length)}</p>
          <button
            type="button"
            className="button"
            aria-disabled={at === slides.length - 1 || undefined}
            onClick={() => go(1)}
          >
            {messages.next}
          </button>
        </footer>
      )}
    </dialog>
  )
}

const Slide = ({ row, about }: { row: Selection; about: ChecklistAbout }) => {
  const room = about.rooms.find(({ id }) => id === row.room_id)
  return (
    <section className="checklist-slide">
      <h2>
        {row.title} <StatusChip status={row.status} />
      </h2>
      {room && <p className="project-soft">{room.name}</p>}
      {row.instructions && <p>{row.instructions}</p>}
      <ul>
        {row.options.map((option) => (
          <li key={option.id} data-chosen={option.id === row.option_id || undefined}>
            {option.picture && (
              <ProductPicture picture={option.picture} sizes="(min-width: 769px) 30vw, 90vw" />
            )}
            <h3>{option.name}</h3>
            <p>
              <bdi>
                {option.coverage === null
                  ? messages.units(option.qty, option.uom)
                  : messages.boxMaths(option.qty, option.uom, area(option.coverage))}
              </bdi>
            </p>
            {option.total_cents !== undefined && (
              <p>
                {option.total_cents === null ? (
                  messages.requestPrice
                ) : (
                  <strong>{money(option.total_cents)}</strong>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
