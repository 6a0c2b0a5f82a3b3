import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { copyText } from '../../../kit/copy-text.ts'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { hrefOf } from '../../../paths.ts'
import { roomMessages as messages } from './messages.ts'
import type { RoomKeeping } from './useKeep.ts'

/** How links to it are made and ended. */
export type RoomLinks = {
  make: (id: string, prices: boolean) => Promise<{ path: string }>
  end: (id: string) => Promise<void>
}

const linksOfDesigns: RoomLinks = {
  make: async (id, prices) =>
    (await call('POST /api/visualization/design/{id}/share', { params: { id }, body: { prices } })).data,
  end: async (id) => {
    await call('DELETE /api/visualization/design/{id}/share', { params: { id } })
  },
}

type Props = { keeping: Pick<RoomKeeping, 'kept' | 'keep'>; links?: RoomLinks; onClose: () => void }

/** A link by which somebody else sees the room; with prices or without them. */
export const ShareRoom = ({ keeping, links = linksOfDesigns, onClose }: Props) => {
  const [prices, setPrices] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const share = useSubmit(async () => {
    const kept = await keeping.keep()
    if (!kept) return
    const { path } = await links.make(kept.id, prices)
    setLink(new URL(path.startsWith('/showroom') ? path : hrefOf(path), location.origin).href)
  })
  const end = useSubmit(async () => {
    if (!keeping.kept) return
    await links.end(keeping.kept.id)
    setLink(null)
    toast.success(messages.linksEnded)
  })
  return (
    <Dialog title={messages.shareTitle} onClose={onClose}>
      <div className="form">
        <p>{messages.shareHint}</p>
        <CheckField name="prices" checked={prices} onChange={setPrices}>
          {messages.withPrices}
        </CheckField>
        {link && <TextField name="link" label={messages.link} value={link} onChange={() => undefined} />}
        <div className="room-actions">
          {keeping.kept && (
            <button type="button" className="button quiet" onClick={() => void end.run()}>
              {messages.endLinks}
            </button>
          )}
          {link ? (
            <button type="button" className="button" onClick={() => void copyText(link, messages.copied)}>
              {messages.copyLink}
            </button>
          ) : (
            <button
              type="button"
              className="button"
              aria-disabled={share.isBusy}
              onClick={() => void share.run()}
            >
              {messages.makeLink}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
